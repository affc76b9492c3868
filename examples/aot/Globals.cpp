//===- Globals.cpp - What exists once in a program ------------------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Class descriptors with their tables, static fields, string constants, the
/// declarations of the runtime, and the function that starts the program.
/// runtime.c has the structs that these globals are.
///
//===----------------------------------------------------------------------===//

#include "Conversion.h"
#include "jir/Support/ModifiedUtf8.h"

using namespace mlir;
using namespace jir;

namespace aot {
namespace {

class GlobalEmitter {
public:
  explicit GlobalEmitter(Program &program)
      : program(program), module(program.getModule()),
        builder(OpBuilder::atBlockEnd(module.getBody())),
        loc(UnknownLoc::get(module.getContext())),
        pointer(LLVM::LLVMPointerType::get(module.getContext())) {}

  void declareRuntime();
  void emitClass(ClassId id);
  void emitArrayClass(jvm::ArrayType type);
  void emitStatic(const FieldPlace &place, jvm::FieldOp field);
  void emitString(StringAttr text);
  void emitStart();

private:
  LLVM::GlobalOp startGlobal(StringRef symbol, Type type, bool isConstant);
  void finishGlobal(Value value);
  Value makeInt(Type type, int64_t value);
  Value makeAddress(const Twine &symbol);
  /// The address of a global with the addresses of these symbols.
  Value makeList(const Twine &symbol, ArrayRef<std::string> entries);
  /// A struct, its values in order.
  Value makeStruct(ArrayRef<Value> values);
  Value makeTable(ArrayRef<std::string> functions);
  void emitDescriptor(StringRef symbol, StringRef name, ClassId super,
                      ArrayRef<std::string> ancestors,
                      ArrayRef<std::string> interfaces, int32_t depth,
                      StringRef element, uint64_t elementSize,
                      StringRef initializer, bool hasDefaults,
                      ArrayRef<std::string> functions);
  std::string select(MethodId method, ClassId receiver, bool isInterfaceCall);
  SmallVector<std::string> selectAll(ClassId receiver,
                                     ArrayRef<MethodId> slots);

  Program &program;
  ModuleOp module;
  OpBuilder builder;
  Location loc;
  Type pointer;
};

} // namespace

LLVM::GlobalOp GlobalEmitter::startGlobal(StringRef symbol, Type type,
                                          bool isConstant) {
  builder.setInsertionPointToEnd(module.getBody());
  auto global = LLVM::GlobalOp::create(builder, loc, type, isConstant,
                                       LLVM::Linkage::External, symbol,
                                       Attribute(), /*alignment=*/8);
  builder.createBlock(&global.getInitializerRegion());
  return global;
}

void GlobalEmitter::finishGlobal(Value value) {
  LLVM::ReturnOp::create(builder, loc, value);
}

Value GlobalEmitter::makeInt(Type type, int64_t value) {
  return LLVM::ConstantOp::create(builder, loc, type,
                                  builder.getIntegerAttr(type, value));
}

/// An empty name is the null pointer.
Value GlobalEmitter::makeAddress(const Twine &symbol) {
  std::string name = symbol.str();
  if (name.empty())
    return LLVM::ZeroOp::create(builder, loc, pointer);
  return LLVM::AddressOfOp::create(builder, loc, pointer, name);
}

Value GlobalEmitter::makeStruct(ArrayRef<Value> values) {
  SmallVector<Type> types(ValueRange(values).getTypes());
  auto type = LLVM::LLVMStructType::getLiteral(module.getContext(), types);
  Value result = LLVM::UndefOp::create(builder, loc, type);
  for (auto [index, value] : llvm::enumerate(values))
    result = LLVM::InsertValueOp::create(builder, loc, result, value,
                                         int64_t(index));
  return result;
}

Value GlobalEmitter::makeTable(ArrayRef<std::string> functions) {
  Type type = LLVM::LLVMArrayType::get(pointer, functions.size());
  Value result = LLVM::ZeroOp::create(builder, loc, type);
  for (auto [index, function] : llvm::enumerate(functions))
    result = LLVM::InsertValueOp::create(builder, loc, result,
                                         makeAddress(function), int64_t(index));
  return result;
}

Value GlobalEmitter::makeList(const Twine &symbol,
                              ArrayRef<std::string> entries) {
  std::string name = symbol.str();
  {
    OpBuilder::InsertionGuard guard(builder);
    startGlobal(name, LLVM::LLVMArrayType::get(pointer, entries.size()),
                /*isConstant=*/true);
    finishGlobal(makeTable(entries));
  }
  return makeAddress(name);
}

//===----------------------------------------------------------------------===//
// Class descriptors
//===----------------------------------------------------------------------===//

/// The function in a slot: the method that selection finds, or the method of
/// aot.Throws that throws what selection throws.
std::string GlobalEmitter::select(MethodId method, ClassId receiver,
                                  bool isInterfaceCall) {
  ClassHierarchy &hierarchy = program.getHierarchy();
  if (isInterfaceCall &&
      !hierarchy.isSubtype(receiver, hierarchy.getMethod(method).owner))
    return "aot.Throws.noInterface()V";
  MethodResolution found =
      program.getLinkage().select(method, receiver, isInterfaceCall);
  if (found.isFound() && !hierarchy.getMethod(found.method).isAbstract())
    return program.getFunctionSymbol(found.method);
  return found.outcome == LinkOutcome::IncompatibleClassChangeError
             ? "aot.Throws.noInterface()V"
             : "aot.Throws.abstractMethod()V";
}

SmallVector<std::string> GlobalEmitter::selectAll(ClassId receiver,
                                                  ArrayRef<MethodId> slots) {
  SmallVector<std::string> functions;
  for (MethodId method : program.getInterfaceSlots())
    functions.push_back(select(method, receiver, /*isInterfaceCall=*/true));
  for (MethodId method : slots)
    functions.push_back(select(method, receiver, /*isInterfaceCall=*/false));
  return functions;
}

void GlobalEmitter::emitDescriptor(
    StringRef symbol, StringRef name, ClassId super,
    ArrayRef<std::string> ancestors, ArrayRef<std::string> interfaces,
    int32_t depth, StringRef element, uint64_t elementSize,
    StringRef initializer, bool hasDefaults, ArrayRef<std::string> functions) {
  Type i32 = builder.getI32Type();
  std::string superSymbol =
      super.isValid() ? program.getDescriptorSymbol(super) : "";
  auto makeValue = [&] {
    return makeStruct(
        {makeAddress(superSymbol),
         makeAddress(program.getStringSymbol(program.getNameOf(name))),
         makeAddress(initializer),
         // The state: initialised at once if nothing has to run.
         makeInt(i32, 0), makeInt(i32, depth), makeAddress(element),
         makeInt(i32, int64_t(elementSize)),
         makeInt(i32, int64_t(interfaces.size())),
         makeList(symbol + ".interfaces", interfaces),
         makeList(symbol + ".ancestors", ancestors),
         makeInt(builder.getI64Type(), hasDefaults), makeTable(functions)});
  };
  // The type of the global is that of its value: it is set afterwards.
  LLVM::GlobalOp global = startGlobal(symbol, pointer, /*isConstant=*/false);
  Value value = makeValue();
  global.setGlobalType(value.getType());
  finishGlobal(value);
}

void GlobalEmitter::emitClass(ClassId id) {
  ClassHierarchy &hierarchy = program.getHierarchy();
  const ClassLayout &layout = program.getLayout(id);
  SmallVector<std::string> ancestors, interfaces;
  for (ClassId each : layout.ancestors)
    ancestors.push_back(program.getDescriptorSymbol(each));
  for (ClassId each : hierarchy.getAllInterfaces(id))
    interfaces.push_back(program.getDescriptorSymbol(each));
  bool isInterface = hierarchy.isInterface(id);
  bool hasDefaults = false;
  for (uint32_t index : hierarchy.getMethodIndices(id)) {
    const MethodInfo &method = hierarchy.getMethod(MethodId(index));
    hasDefaults |= isInterface && !method.isStatic() && !method.isAbstract();
  }
  MethodId initializer = hierarchy.getClassInitializer(id);
  emitDescriptor(program.getDescriptorSymbol(id), hierarchy.getName(id),
                 hierarchy.getSuperclass(id), ancestors, interfaces,
                 isInterface ? -1 : int32_t(ancestors.size()) - 1, "", 0,
                 initializer.isValid() ? program.getFunctionSymbol(initializer)
                                       : "",
                 hasDefaults,
                 hierarchy.isInstantiable(id) ? selectAll(id, layout.slots)
                                              : SmallVector<std::string>());
}

void GlobalEmitter::emitArrayClass(jvm::ArrayType type) {
  ClassHierarchy &hierarchy = program.getHierarchy();
  ClassId object = hierarchy.getObject();
  std::string symbol = program.getDescriptorSymbol(type);
  SmallVector<std::string> interfaces;
  for (StringRef name : {"java.lang.Cloneable", "java.io.Serializable"})
    if (ClassId id = hierarchy.lookupClass(name);
        id.isValid() && !hierarchy.isPhantom(id))
      interfaces.push_back(program.getDescriptorSymbol(id));
  Type element = type.getElementType();
  SmallVector<std::string> functions =
      selectAll(object, program.getLayout(object).slots);
  emitDescriptor(symbol, jvm::getDescriptor(type), object,
                 {program.getDescriptorSymbol(object), symbol}, interfaces, 1,
                 jvm::isReference(element)
                     ? program.getDescriptorSymbol(element)
                     : std::string(),
                 Program::getSize(element), "", false, functions);
}

//===----------------------------------------------------------------------===//
// Statics and strings
//===----------------------------------------------------------------------===//

void GlobalEmitter::emitStatic(const FieldPlace &place, jvm::FieldOp field) {
  Type type = place.type;
  if (auto integer = dyn_cast<IntegerType>(type))
    type = builder.getIntegerType(std::max(8u, integer.getWidth()));
  else if (!isa<FloatType>(type))
    type = pointer;
  startGlobal(place.symbol, type, /*isConstant=*/false);
  Attribute constant = field.getConstantAttr();
  if (auto text = dyn_cast_or_null<StringAttr>(constant))
    finishGlobal(makeAddress(program.getStringSymbol(text)));
  else if (auto number = dyn_cast_or_null<IntegerAttr>(constant))
    finishGlobal(makeInt(type, number.getValue()
                                   .zext(64)
                                   .trunc(type.getIntOrFloatBitWidth())
                                   .getSExtValue()));
  else if (constant)
    finishGlobal(LLVM::ConstantOp::create(builder, loc, type,
                                          cast<TypedAttr>(constant)));
  else
    finishGlobal(LLVM::ZeroOp::create(builder, loc, type));
}

/// A string and its array of characters, as java.lang.String declares them.
void GlobalEmitter::emitString(StringAttr text) {
  SmallVector<char16_t> units;
  decodeModifiedUtf8(text, units);
  std::string symbol = program.getStringSymbol(text);
  Type i32 = builder.getI32Type(), i16 = builder.getIntegerType(16);
  LLVM::GlobalOp characters =
      startGlobal(symbol + ".value", pointer, /*isConstant=*/false);
  SmallVector<APInt> values;
  for (char16_t unit : units)
    values.push_back(APInt(16, unit));
  Value elements;
  Type arrayType = LLVM::LLVMArrayType::get(i16, units.size());
  if (units.empty())
    elements = LLVM::UndefOp::create(builder, loc, arrayType);
  else
    elements = LLVM::ConstantOp::create(
        builder, loc, arrayType,
        DenseElementsAttr::get(
            RankedTensorType::get({int64_t(units.size())}, i16), values));
  Value array =
      makeStruct({makeAddress("class.[C"), makeInt(i32, int64_t(units.size())),
                  makeInt(i32, 0), elements});
  characters.setGlobalType(array.getType());
  finishGlobal(array);

  LLVM::GlobalOp string = startGlobal(symbol, pointer, /*isConstant=*/false);
  Value object = makeStruct({makeAddress("class.java.lang.String"),
                             makeAddress(symbol + ".value"), makeInt(i32, 0)});
  string.setGlobalType(object.getType());
  finishGlobal(object);
}

//===----------------------------------------------------------------------===//
// The runtime, and the start
//===----------------------------------------------------------------------===//

void GlobalEmitter::declareRuntime() {
  builder.setInsertionPointToEnd(module.getBody());
  LLVM::GlobalOp::create(builder, loc, pointer, /*isConstant=*/false,
                         LLVM::Linkage::External, "jrt_pending", Attribute());
  Type none = LLVM::LLVMVoidType::get(module.getContext());
  Type i32 = builder.getI32Type(), i64 = builder.getI64Type();
  struct {
    StringRef name;
    Type result;
    SmallVector<Type> parameters;
  } functions[] = {
      {"jrt_new", pointer, {pointer, i64}},
      {"jrt_new_array", pointer, {pointer, i32, i32}},
      {"jrt_new_arrays", pointer, {pointer, i32, pointer}},
      {"jrt_initialize", none, {pointer}},
      {"jrt_is_instance", i32, {pointer, pointer}},
      {"jrt_cast_fails", i32, {pointer, pointer}},
      {"jrt_store_fails", i32, {pointer, pointer}},
  };
  for (auto &each : functions)
    LLVM::LLVMFuncOp::create(
        builder, loc, each.name,
        LLVM::LLVMFunctionType::get(each.result, each.parameters));
}

/// Initialises the main class, and calls its main method.
void GlobalEmitter::emitStart() {
  MethodId main = program.getMain();
  Type none = LLVM::LLVMVoidType::get(module.getContext());
  builder.setInsertionPointToEnd(module.getBody());
  auto start = LLVM::LLVMFuncOp::create(
      builder, loc, "jrt_start", LLVM::LLVMFunctionType::get(none, {pointer}));
  Block *entry = start.addEntryBlock(builder);
  Block *run = builder.createBlock(&start.getBody());
  Block *end = builder.createBlock(&start.getBody());
  LLVM::ReturnOp::create(builder, loc, ValueRange());

  builder.setInsertionPointToEnd(entry);
  ClassId owner = program.getHierarchy().getMethod(main).owner;
  LLVM::CallOp::create(builder, loc, TypeRange(), "jrt_initialize",
                       makeAddress(program.getDescriptorSymbol(owner)));
  Value pending =
      LLVM::LoadOp::create(builder, loc, pointer, makeAddress("jrt_pending"));
  Value isGood = LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::eq,
                                      pending, makeAddress(""));
  LLVM::CondBrOp::create(builder, loc, isGood, run, ValueRange(), end,
                         ValueRange());
  builder.setInsertionPointToEnd(run);
  LLVM::CallOp::create(builder, loc, TypeRange(),
                       program.getFunctionSymbol(main), entry->getArgument(0));
  LLVM::BrOp::create(builder, loc, ValueRange(), end);
}

void emitGlobals(Program &program) {
  GlobalEmitter emitter(program);
  emitter.declareRuntime();
  for (ClassId id : program.getClasses())
    emitter.emitClass(id);
  for (jvm::ArrayType type : program.getArrayTypes())
    emitter.emitArrayClass(type);
  for (auto &[place, field] : program.getStatics())
    emitter.emitStatic(place, field);
  for (StringAttr text : program.getStrings())
    emitter.emitString(text);
  emitter.emitStart();
}

} // namespace aot
