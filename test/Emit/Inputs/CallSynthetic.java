//===- CallSynthetic.java - Calls the methods of code-synthetic.mlir -------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a line for each kind of site.

import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Function;

public class CallSynthetic {
  public static void main(String[] arguments) throws Exception {
    System.out.println("primitive " + Synthetic.integer() + " " + Synthetic.nothing());
    System.out.println("enum " + Synthetic.constant());
    System.out.println("handles " + Synthetic.handle() + " " + Synthetic.type());
    Synthetic object = new Synthetic(6);
    int old = (int) Synthetic.field().getAndAdd(object, 1);
    System.out.println("field " + (old == 6 ? object.x : -1));
    Object point = new Point(7);
    System.out.println("record " + point + " " + (point.equals(new Point(7)) && point.hashCode() == new Point(7).hashCode()));
    System.out.println("switches " + Synthetic.kind("text") + " " + Synthetic.kind(1) + " " + Synthetic.kind(1L) + " "
        + Synthetic.kind(null));
    Function<Integer, Integer> function = Synthetic.function(40);
    Object bridged = ((Object) function).getClass().getMethod("apply", Integer.class).invoke(function, 2);
    System.out.println("lambda " + function.apply(2) + " " + bridged + " " + (function instanceof RandomAccess));
    System.out.println("direct " + Synthetic.size(new ArrayList<>(List.of(1, 2, 3))));
  }
}
