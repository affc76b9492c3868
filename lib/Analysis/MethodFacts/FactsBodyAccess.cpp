//===- FactsBodyAccess.cpp - Fields by handle and by offset ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// VarHandle and Unsafe read and write fields that no instruction names. Which
// ones these are, the static types at the call determine: fields of the
// object's class whose type fits the value.
//
//===----------------------------------------------------------------------===//

#include "FactsBody.h"

using namespace jir;
using namespace jir::jvm;
using namespace jir::pointsto;

namespace {

/// What a method of VarHandle or Unsafe does, by its name.
struct AccessMode {
  /// How many values follow the place: those expected, and that written.
  unsigned numValues = 0;
  bool writes = false, reads = false;
};

} // namespace

/// The access of `compareAndSet`, `getReferenceVolatile` and the like; none for
/// other names, among them those of primitives.
static std::optional<AccessMode> getAccessMode(llvm::StringRef name) {
  if (name.starts_with("getAndSet"))
    return AccessMode{1, true, true};
  if (name.starts_with("getAnd"))
    return std::nullopt;
  if (name.starts_with("compareAndExchange"))
    return AccessMode{2, true, true};
  if (name.starts_with("compareAndSet") || name.starts_with("compareAndSwap") ||
      name.starts_with("weakCompareAndSet"))
    return AccessMode{2, true, false};
  if (name.starts_with("get"))
    return AccessMode{0, false, true};
  if (name.starts_with("set") || name.starts_with("put"))
    return AccessMode{1, true, false};
  return std::nullopt;
}

bool FactsBuilder::Body::addFieldAccess(InvokeOpInterface invoke,
                                        MethodRefAttr ref, MethodId callee) {
  if (isModel || !callee)
    return false;
  llvm::StringRef className =
      hierarchy.getName(hierarchy.getMethod(callee).owner);
  bool isHandle = className == "java.lang.invoke.VarHandle";
  bool isUnsafe =
      className == "jdk.internal.misc.Unsafe" || className == "sun.misc.Unsafe";
  if ((!isHandle && !isUnsafe) ||
      (isHandle && builder.followsHandles && isOfProgram()))
    return false;
  std::optional<AccessMode> mode = getAccessMode(ref.getMethodName());
  mlir::ValueRange arguments = invoke.getCallArguments();
  if (!mode || arguments.size() <= mode->numValues)
    return false;
  unsigned numPlace = arguments.size() - mode->numValues;
  mlir::Value base = arguments[0];
  mlir::Value written = mode->writes ? arguments.back() : mlir::Value();
  mlir::Value read = mode->reads && invoke->getNumResults()
                         ? invoke->getResult(0)
                         : mlir::Value();
  if ((written && !isReference(written.getType())) ||
      (read && !isReference(read.getType())) || !isReference(base.getType()))
    return false;
  // A variable handle's place is an object, or an array and an index; an
  // unsafe one an object and an offset.
  if (numPlace != (isUnsafe || llvm::isa<ArrayType>(base.getType()) ? 2u : 1u))
    return false;
  llvm::SmallVector<FieldId, 4> found = findAccessed(base, written, read);
  Local object = getLocal(base);
  if (found.empty() || object == kNoLocal)
    return false;
  for (FieldId field : found) {
    if (Local value = getLocal(written); value != kNoLocal)
      facts.stores.push_back({object, field, value});
    if (!read)
      continue;
    Local loaded = addLocal();
    facts.loads.push_back({object, field, loaded});
    facts.filteredMoves.push_back(
        {loaded, getLocal(read), builder.types.get(read.getType())});
  }
  // The class library declares what its handles and offsets are for. Elsewhere
  // one may be for a field of a subclass.
  return hierarchy.getOrigin(owner) == Origin::Platform;
}

llvm::SmallVector<FieldId, 4>
FactsBuilder::Body::findAccessed(mlir::Value base, mlir::Value written,
                                 mlir::Value read) {
  llvm::SmallVector<FieldId, 4> found;
  // The narrowest type that the object has on its way to the call.
  mlir::Type narrow = base.getType();
  for (auto upcast = base.getDefiningOp<UpcastOp>(); upcast;
       upcast = upcast.getValue().getDefiningOp<UpcastOp>())
    narrow = upcast.getValue().getType();
  if (llvm::isa<ArrayType>(narrow)) {
    found.push_back(FieldTable::getElements());
    return found;
  }
  auto type = llvm::dyn_cast<RefType>(narrow);
  if (!type)
    return found;
  // A null constant proves nothing about its field.
  mlir::Value value = read ? read : written;
  if (!value || llvm::isa<NullType>(value.getType()))
    return found;
  TypeId accessed = builder.types.get(value.getType());
  llvm::SmallVector<FieldId, 4> fitting;
  for (ClassId id = hierarchy.getClass(type.getName());
       id && !hierarchy.isPhantom(id) && !hierarchy.isInterface(id);
       id = hierarchy.getSuperclass(id))
    for (uint32_t index : hierarchy.getFieldIndices(id)) {
      const FieldInfo info = hierarchy.getField(jir::FieldId(index));
      mlir::Type declared =
          getFieldType(body.getContext(), splitFieldMember(info.member).second);
      if ((info.flags & access::Static) || !declared || !isReference(declared))
        continue;
      TypeId fieldType = builder.types.get(declared);
      FieldId field = builder.fields.get(jir::FieldId(index));
      if (fieldType == accessed)
        found.push_back(field);
      else if (builder.types.mayBe(accessed, fieldType) ||
               builder.types.mayBe(fieldType, accessed))
        fitting.push_back(field);
    }
  // javac names the field's own type, unless a cast states otherwise.
  return found.empty() ? fitting : found;
}
