//===- ContextTags.h - What leads to a call besides code --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The tags of Table 1 of "On the Recall of Static Call Graph Construction in
/// Practice" (ICSE 2020). The recorder's agent and the readers share them; no
/// LLVM here.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_RECORDING_CONTEXTTAGS_H
#define JIR_RECORDING_CONTEXTTAGS_H

#include <cstdint>

namespace jir {

/// A set of tags, a bit each.
using ContextTags = uint16_t;

/// The method is Method.invoke.
constexpr ContextTags kTagMethodInvoke = 1 << 0;
/// The body of a lambda, by the name that javac assigns.
constexpr ContextTags kTagLambda = 1 << 1;
/// An instruction called it through MethodHandle.
constexpr ContextTags kTagHandleInvoke = 1 << 2;
/// The method is that of an InvocationHandler.
constexpr ContextTags kTagProxyInvoke = 1 << 3;
/// `this` was last returned by Class.newInstance.
constexpr ContextTags kTagClassNewInstance = 1 << 4;
/// `this` was last returned by Constructor.newInstance.
constexpr ContextTags kTagConstructorNewInstance = 1 << 5;
/// `this` was last returned by ObjectInputStream.readObject.
constexpr ContextTags kTagDeserialize = 1 << 6;
/// `this` was last returned by Unsafe.getObject.
constexpr ContextTags kTagUnsafeGet = 1 << 7;
/// `this` was last returned by another native method.
constexpr ContextTags kTagNativeAllocation = 1 << 8;
/// `this` was last returned by Field.get.
constexpr ContextTags kTagFieldGet = 1 << 9;
/// No instruction of the caller calls a method of this name and descriptor.
constexpr ContextTags kTagNoCallSite = 1 << 10;
/// The first method of a thread that the JVM starts for itself.
constexpr ContextTags kTagSystemThread = 1 << 11;

/// The number of tags above.
constexpr unsigned kNumContextTags = 12;

/// The name of the tag of bit \p index, as recordings and reports spell it.
constexpr const char *kContextTagNames[kNumContextTags] = {
    "method.invoke",     "lambda",
    "handle.invoke",     "dynproxy.invoke",
    "class.newInstance", "constructor.newInstance",
    "deserialize",       "unsafe.getObject",
    "nativeallocation",  "field.get",
    "nocallsite",        "systemthread"};

} // namespace jir

#endif // JIR_RECORDING_CONTEXTTAGS_H
