//===- DesugarStrings.cpp - Concatenation by a builder ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A method for each recipe of `jvm.string_concat` in a class.
///
//===----------------------------------------------------------------------===//

#include "MethodWriter.h"
#include "jir/Emit/Desugaring.h"
#include "jir/Support/AccessFlags.h"
#include "llvm/ADT/MapVector.h"

using namespace jir;
using namespace mlir;

static constexpr StringLiteral builderName = "java.lang.StringBuilder";

/// Appends a value of this exact type.
static Value append(MethodWriter &writer, Value builder, Value value,
                    Type type) {
  std::string kind = jvm::getDescriptor(type);
  if (kind == "B" || kind == "S")
    kind = "I";
  else if (jvm::isReference(type) && kind != "Ljava/lang/String;")
    kind = "Ljava/lang/Object;";
  return writer.callVirtual(
      writer.getMethod(builderName, "append",
                       "(" + kind + ")Ljava/lang/StringBuilder;"),
      {builder, value});
}

static bool isPlain(jvm::StringConcatOp concat) {
  return llvm::all_of(concat.getConstants(), [](Attribute constant) {
    return isa<StringAttr, IntegerAttr, FloatAttr>(constant);
  });
}

/// Writes the method of one recipe.
static jvm::MethodRefAttr writeMethod(jvm::StringConcatOp concat,
                                      jvm::ClassOp host, unsigned number) {
  int32_t flags = access::Static | access::Synthetic |
                  (host.isInterface() ? access::Public : 0);
  MethodWriter writer(host, "jir$concat$" + std::to_string(number),
                      concat.getDescriptor(), flags);
  ExactSignature signature =
      getExactSignature(concat.getContext(), concat.getDescriptor());
  Value builder = writer.makeObject(
      writer.getMethod(builderName, "<init>", "()V"), ValueRange());
  Type stringType = concat.getType();
  unsigned argument = 0, constant = 0;
  auto appendText = [&](StringRef text) {
    if (!text.empty())
      builder = append(writer, builder, writer.makeString(text), stringType);
  };
  // The marks are bytes that no other character contains.
  for (StringRef rest = concat.getRecipe(); !rest.empty();) {
    size_t length = std::min(rest.find_first_of("\1\2"), rest.size());
    appendText(rest.take_front(length));
    rest = rest.drop_front(length);
    if (rest.empty())
      break;
    if (rest.front() == '\1') {
      builder = append(writer, builder, writer.getArgument(argument),
                       signature.parameters[argument]);
      ++argument;
    } else {
      Attribute value = concat.getConstants()[constant++];
      if (auto text = dyn_cast<StringAttr>(value))
        appendText(text.getValue());
      else
        builder =
            append(writer, builder, writer.makeNumber(cast<TypedAttr>(value)),
                   cast<TypedAttr>(value).getType());
    }
    rest = rest.drop_front();
  }
  writer.finish(writer.callVirtual(
      writer.getMethod(builderName, "toString", "()Ljava/lang/String;"),
      builder));
  return writer.getReference();
}

unsigned jir::desugarStrings(jvm::ClassOp classOp) {
  SmallVector<jvm::StringConcatOp> sites;
  classOp.walk([&](jvm::StringConcatOp concat) {
    if (isPlain(concat))
      sites.push_back(concat);
  });
  llvm::DenseMap<Attribute, jvm::MethodRefAttr> methods;
  unsigned number = 0;
  for (jvm::StringConcatOp concat : sites) {
    OpBuilder builder(concat);
    Attribute key =
        builder.getArrayAttr({concat.getDescriptorAttr(),
                              concat.getRecipeAttr(), concat.getConstants()});
    jvm::MethodRefAttr &target = methods[key];
    if (!target)
      target = writeMethod(concat, classOp, number++);
    auto call = jvm::InvokeStaticOp::create(
        builder, concat.getLoc(), concat.getType(), concat.getBci(),
        concat.getIsProtected(), target, concat.getArgs());
    concat->replaceAllUsesWith(call);
    concat->erase();
  }
  return sites.size();
}
