//===- DesugarLambdas.cpp - Function objects of ordinary classes ----------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A class for each `jvm.lambda`, and a method of the class around it that
/// calls the implementation, with that class's rights of access.
///
//===----------------------------------------------------------------------===//

#include "MethodWriter.h"
#include "jir/Emit/Desugaring.h"
#include "jir/Support/AccessFlags.h"

using namespace jir;
using namespace mlir;

namespace {

/// Makes the class of one function object.
class LambdaWriter {
public:
  LambdaWriter(jvm::LambdaOp lambda, jvm::ClassOp host, unsigned number)
      : lambda(lambda), host(host), number(number),
        context(lambda.getContext()),
        factory(getExactSignature(context, lambda.getFactoryDescriptor())),
        instantiated(
            getExactSignature(context, lambda.getInstantiatedDescriptor())) {}

  /// The method that makes the function object; false if none can be made.
  bool write(jvm::MethodRefAttr &make);

private:
  void writeAccessor();
  Value callImplementation(MethodWriter &writer, ArrayRef<Value> operands,
                           ArrayRef<Type> types, Type &result);
  void addClass();
  void addFields();
  jvm::MethodRefAttr writeConstructor();
  jvm::MethodRefAttr writeFactory(jvm::MethodRefAttr constructor);
  void writeMethod(StringRef descriptor, int32_t flags);

  jvm::LambdaOp lambda;
  jvm::ClassOp host, made;
  unsigned number;
  MLIRContext *context;
  ExactSignature factory, instantiated;
  jvm::MethodRefAttr accessor;
  SmallVector<jvm::FieldRefAttr> fields;
};

} // namespace

/// `(` and the descriptors of parameters, `)`, that of the result.
static std::string makeDescriptor(ArrayRef<Type> first, ArrayRef<Type> second,
                                  Type result) {
  std::string text = "(";
  for (Type type : llvm::concat<const Type>(first, second))
    text += jvm::getDescriptor(type);
  return text + ")" + (result ? jvm::getDescriptor(result) : "V");
}

/// Calls the implementation with operands of these exact types, converted to
/// its own.
Value LambdaWriter::callImplementation(MethodWriter &writer,
                                       ArrayRef<Value> operands,
                                       ArrayRef<Type> types, Type &result) {
  jvm::HandleAttr handle = lambda.getImplementation();
  auto target = cast<jvm::MethodRefAttr>(handle.getTarget());
  ExactSignature signature = getExactSignature(context, target.getDescriptor());
  SmallVector<Type> wanted;
  bool isConstructor = handle.getKind() == jvm::HandleKind::NewInvokeSpecial;
  if (handle.getKind() != jvm::HandleKind::InvokeStatic && !isConstructor)
    wanted.push_back(target.getOwner());
  llvm::append_range(wanted, signature.parameters);
  SmallVector<Value> converted;
  for (auto [value, from, to] : llvm::zip(operands, types, wanted))
    converted.push_back(writer.convert(value, from, to));
  result = isConstructor ? Type(target.getOwner()) : signature.result;
  switch (handle.getKind()) {
  case jvm::HandleKind::InvokeStatic:
    return writer.callStatic(target, converted);
  case jvm::HandleKind::InvokeInterface:
    return writer.callInterface(target, converted);
  case jvm::HandleKind::InvokeSpecial:
    return writer.callSpecial(target, converted);
  case jvm::HandleKind::NewInvokeSpecial:
    return writer.makeObject(target, converted);
  default:
    return writer.callVirtual(target, converted);
  }
}

/// A static method beside the site: captured values and arguments in, the
/// instantiated result out.
void LambdaWriter::writeAccessor() {
  int32_t flags = access::Static | access::Synthetic |
                  (host.isInterface() ? access::Public : 0);
  std::string descriptor = makeDescriptor(
      factory.parameters, instantiated.parameters, instantiated.result);
  MethodWriter writer(host, "jir$lambda$" + std::to_string(number), descriptor,
                      flags);
  SmallVector<Type> types(factory.parameters);
  llvm::append_range(types, instantiated.parameters);
  SmallVector<Value> operands;
  for (unsigned i = 0; i != types.size(); ++i)
    operands.push_back(writer.getArgument(i));
  Type type;
  Value result = callImplementation(writer, operands, types, type);
  writer.finish(instantiated.result
                    ? writer.convert(result, type, instantiated.result)
                    : Value());
  accessor = writer.getReference();
}

void LambdaWriter::addClass() {
  auto program = cast<ModuleOp>(host->getParentOp());
  std::string name;
  unsigned suffix = number;
  do {
    name = host.getSymName().str() + "$$Lambda$" + std::to_string(suffix);
    ++suffix;
  } while (program.lookupSymbol(name));
  OpBuilder builder(context);
  builder.setInsertionPointAfter(host);
  made =
      jvm::ClassOp::create(builder, host.getLoc(), builder.getStringAttr(name),
                           access::Final | access::Super | access::Synthetic,
                           host.getOrigin(), jvm::ClassState::Members);
  made.setSuperNameAttr(builder.getStringAttr("java.lang.Object"));
  SmallVector<Attribute> interfaces{
      cast<jvm::RefType>(lambda.getType()).getName()};
  for (Attribute marker : lambda.getMarkers())
    if (!llvm::is_contained(interfaces, marker))
      interfaces.push_back(marker);
  made.setInterfacesAttr(builder.getArrayAttr(interfaces));
  made.setMajorVersion(host.getMajorVersion());
  made.setMinorVersion(host.getMinorVersion());
  if (StringAttr archive = host.getArchiveAttr())
    made.setArchiveAttr(archive);
}

void LambdaWriter::addFields() {
  OpBuilder builder = OpBuilder::atBlockEnd(&made.getBody().front());
  for (auto [i, type] : llvm::enumerate(factory.parameters)) {
    StringAttr member = builder.getStringAttr("captured" + std::to_string(i) +
                                              ":" + jvm::getDescriptor(type));
    jvm::FieldOp::create(builder, made.getLoc(), member,
                         access::Private | access::Final, Attribute(),
                         DictionaryAttr());
    fields.push_back(jvm::FieldRefAttr::get(made.getSymNameAttr(), member));
  }
}

jvm::MethodRefAttr LambdaWriter::writeConstructor() {
  MethodWriter writer(made, "<init>",
                      makeDescriptor(factory.parameters, {}, Type()),
                      access::Private);
  Value self = writer.initialiseThis("java.lang.Object");
  for (auto [i, field] : llvm::enumerate(fields))
    writer.putField(field, self, writer.getArgument(i + 1));
  writer.finish();
  return writer.getReference();
}

jvm::MethodRefAttr LambdaWriter::writeFactory(jvm::MethodRefAttr constructor) {
  MethodWriter writer(made, "jir$make", lambda.getFactoryDescriptor(),
                      access::Static);
  SmallVector<Value> operands;
  for (unsigned i = 0; i != factory.parameters.size(); ++i)
    operands.push_back(writer.getArgument(i));
  writer.finish(writer.makeObject(constructor, operands));
  return writer.getReference();
}

/// The interface's method under one of its descriptors.
void LambdaWriter::writeMethod(StringRef descriptor, int32_t flags) {
  StringRef name = jvm::splitMethodMember(lambda.getSamMethod()).first;
  MethodWriter writer(made, name, descriptor, flags);
  ExactSignature own = getExactSignature(context, descriptor);
  SmallVector<Value> operands;
  for (jvm::FieldRefAttr field : fields)
    operands.push_back(writer.getField(field, writer.getArgument(0)));
  for (auto [i, types] :
       llvm::enumerate(llvm::zip(own.parameters, instantiated.parameters)))
    operands.push_back(writer.convert(writer.getArgument(i + 1),
                                      std::get<0>(types), std::get<1>(types)));
  Value result = writer.callStatic(accessor, operands);
  writer.finish(own.result
                    ? writer.convert(result, instantiated.result, own.result)
                    : Value());
}

bool LambdaWriter::write(jvm::MethodRefAttr &make) {
  auto [name, descriptor] = jvm::splitMethodMember(lambda.getSamMethod());
  // The descriptors fit each other, or LambdaMetafactory would refuse them.
  auto fits = [&](StringRef text) {
    ExactSignature own = getExactSignature(context, text);
    return own.parameters.size() == instantiated.parameters.size() &&
           (!own.result || instantiated.result);
  };
  jvm::HandleAttr handle = lambda.getImplementation();
  ExactSignature target = getExactSignature(
      context, cast<jvm::MethodRefAttr>(handle.getTarget()).getDescriptor());
  bool hasReceiver = handle.getKind() != jvm::HandleKind::InvokeStatic &&
                     handle.getKind() != jvm::HandleKind::NewInvokeSpecial;
  bool hasResult =
      target.result || handle.getKind() == jvm::HandleKind::NewInvokeSpecial;
  if (!fits(descriptor) || (instantiated.result && !hasResult) ||
      factory.parameters.size() + instantiated.parameters.size() !=
          target.parameters.size() + hasReceiver)
    return false;
  for (auto bridge : lambda.getBridges().getAsRange<StringAttr>())
    if (!fits(bridge.getValue()))
      return false;
  writeAccessor();
  addClass();
  addFields();
  make = writeFactory(writeConstructor());
  writeMethod(descriptor, access::Public);
  for (auto bridge : lambda.getBridges().getAsRange<StringAttr>())
    if (bridge.getValue() != descriptor)
      writeMethod(bridge.getValue(),
                  access::Public | access::Bridge | access::Synthetic);
  return true;
}

unsigned jir::desugarLambdas(jvm::ClassOp classOp) {
  SmallVector<jvm::LambdaOp> lambdas;
  classOp.walk([&](jvm::LambdaOp lambda) {
    if (!lambda.getIsSerializable())
      lambdas.push_back(lambda);
  });
  unsigned number = 0;
  for (jvm::LambdaOp lambda : lambdas) {
    jvm::MethodRefAttr make;
    if (!LambdaWriter(lambda, classOp, number).write(make))
      continue;
    ++number;
    OpBuilder builder(lambda);
    auto call = jvm::InvokeStaticOp::create(
        builder, lambda.getLoc(), lambda.getType(), lambda.getBci(),
        lambda.getIsProtected(), make, lambda.getCaptured());
    lambda->replaceAllUsesWith(call);
    lambda->erase();
  }
  return number;
}
