//===- Error.java - What programs rarely catch ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class Error extends Throwable {
  public Error() {}

  public Error(String message) {
    super(message);
  }

  public Error(String message, Throwable cause) {
    super(message, cause);
  }

  public Error(Throwable cause) {
    super(cause);
  }
}
