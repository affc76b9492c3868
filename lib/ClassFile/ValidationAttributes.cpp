//===- ValidationAttributes.cpp - Format checks of attributes ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What HotSpot checks of attributes when it defines a class (JVMS 4.7, 4.8).
//
//===----------------------------------------------------------------------===//

#include "AttributeChecks.h"
#include "Names.h"
#include "jir/ClassFile/Attributes.h"
#include "jir/ClassFile/Validation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

/// From this version on the JVM checks InnerClasses and debug tables for
/// duplicates, and the length of InnerClasses.
static constexpr uint16_t firstDuplicateCheckVersion = 49;

Error jir::checkNoDuplicates(AttributeList attributes,
                             llvm::ArrayRef<AttributeKind> ignored) {
  uint64_t seen = 0;
  for (const AttributeInfo &attribute : attributes) {
    if (llvm::is_contained(ignored, attribute.kind))
      continue;
    switch (attribute.kind) {
    case AttributeKind::Unknown:
    case AttributeKind::Synthetic:
    case AttributeKind::Deprecated:
    case AttributeKind::LineNumberTable:
    case AttributeKind::LocalVariableTable:
    case AttributeKind::LocalVariableTypeTable:
      continue;
    default:
      break;
    }
    uint64_t bit = uint64_t(1) << unsigned(attribute.kind);
    if (seen & bit)
      return inAttribute(
          inputErrorAt(attribute.offset, "the attribute occurs twice"),
          attribute.name);
    seen |= bit;
  }
  return Error::success();
}

static Error checkIndices(TableView<IndexEntry> indices,
                          const ConstantPool &pool) {
  for (uint16_t index : indices)
    if (Expected<StringRef> name = pool.getClassName(index); !name)
      return name.takeError();
  return Error::success();
}

static Error checkClassList(const AttributeInfo &attribute,
                            const ConstantPool &pool) {
  Expected<TableView<IndexEntry>> indices = parseIndexTable(attribute);
  if (!indices)
    return indices.takeError();
  return checkIndices(*indices, pool);
}

/// An attribute that is one index of a Utf8 or a class.
static Error checkIndex(const AttributeInfo &attribute,
                        const ConstantPool &pool) {
  Expected<uint16_t> index = parseIndexAttribute(attribute);
  if (!index)
    return index.takeError();
  return attribute.kind == AttributeKind::NestHost
             ? pool.getClassName(*index).takeError()
             : pool.getUtf8(*index).takeError();
}

static Error checkEnclosingMethod(const AttributeInfo &attribute,
                                  const ConstantPool &pool) {
  Expected<EnclosingMethodAttribute> enclosing =
      EnclosingMethodAttribute::parse(attribute);
  if (!enclosing)
    return enclosing.takeError();
  if (Expected<ClassConstant> name = enclosing->enclosingClass.resolve(pool);
      !name)
    return name.takeError();
  uint16_t method = enclosing->method.value;
  if (method && !pool.find(method, ConstantTag::NameAndType))
    return pool.makeTagError(method, "CONSTANT_NameAndType");
  return Error::success();
}

//===----------------------------------------------------------------------===//
// InnerClasses
//===----------------------------------------------------------------------===//

static Error checkInnerClass(const InnerClassEntry &entry,
                             const ClassFile &file) {
  const ConstantPool &pool = file.getConstantPool();
  if (Expected<ClassConstant> inner = entry.innerClass.resolve(pool); !inner)
    return inner.takeError();
  if (entry.outerClass) {
    Expected<ClassConstant> outer = entry.outerClass.resolve(pool);
    if (!outer)
      return outer.takeError();
    if (outer->name.starts_with("["))
      return inputError("the outer class is the array " + outer->name);
  }
  if (entry.name)
    if (Expected<Utf8Constant> name = entry.name.resolve(pool); !name)
      return name.takeError();
  if (entry.innerClass.value == entry.outerClass.value)
    return inputError("a class is its own outer class");
  if (!areLegalClassFlags(entry.accessFlags, file.getMajorVersion()))
    return inputError("illegal flags 0x" + Twine::utohexstr(entry.accessFlags) +
                      " of an inner class");
  return Error::success();
}

/// For each entry, whether going from inner to outer class comes to a cycle.
static std::vector<bool> findCyclic(TableView<InnerClassEntry> entries,
                                    const ConstantPool &pool) {
  size_t size = entries.size();
  llvm::DenseMap<StringRef, size_t> byInnerName;
  for (size_t i = 0; i < size; ++i)
    byInnerName.try_emplace(
        pool.getClassNameOrEmpty(entries[i].innerClass.value), i);
  enum State : uint8_t { New, OnPath, Ends, Cyclic };
  std::vector<State> states(size, New);
  std::vector<size_t> path;
  for (size_t start = 0; start < size; ++start) {
    State result = Ends;
    for (size_t at = start;;) {
      if (states[at] != New) {
        result = states[at] == Ends ? Ends : Cyclic;
        break;
      }
      states[at] = OnPath;
      path.push_back(at);
      ClassIndex outer = entries[at].outerClass;
      auto it = outer ? byInnerName.find(pool.getClassNameOrEmpty(outer.value))
                      : byInnerName.end();
      if (it == byInnerName.end())
        break;
      at = it->second;
    }
    for (size_t at : path)
      states[at] = result;
    path.clear();
  }
  std::vector<bool> cyclic;
  for (State state : states)
    cyclic.push_back(state == Cyclic);
  return cyclic;
}

/// The flags of inner classes that HotSpot looks at: all those of JVMS table
/// 4.7.6-A, and ACC_SUPER.
static constexpr uint16_t innerClassFlags = 0x763F;

/// HotSpot refuses equal entries, but ignores the whole attribute from the
/// first entry on that is part of a cycle or names a class again.
static Error checkInnerClassDuplicates(TableView<InnerClassEntry> entries,
                                       const ConstantPool &pool) {
  constexpr size_t none = SIZE_MAX;
  std::vector<size_t> nextSame(entries.size(), none);
  // Wider than the indices, two of which DenseMap would keep for itself.
  llvm::DenseMap<uint32_t, size_t> later;
  for (size_t i = entries.size(); i-- > 0;) {
    auto [it, inserted] = later.try_emplace(entries[i].innerClass.value, i);
    if (!inserted)
      nextSame[i] = std::exchange(it->second, i);
  }
  std::vector<bool> cyclic = findCyclic(entries, pool);
  for (size_t i = 0; i < entries.size(); ++i) {
    if (cyclic[i])
      return Error::success();
    if (nextSame[i] == none)
      continue;
    InnerClassEntry first = entries[i], second = entries[nextSame[i]];
    if (first.outerClass.value == second.outerClass.value &&
        first.name.value == second.name.value &&
        !((first.accessFlags ^ second.accessFlags) & innerClassFlags))
      return inputError("an entry occurs twice");
    return Error::success();
  }
  return Error::success();
}

static Error checkInnerClasses(const AttributeInfo &attribute,
                               const ClassFile &file) {
  Expected<TableView<InnerClassEntry>> entries = parseInnerClasses(attribute);
  if (!entries)
    return entries.takeError();
  for (const InnerClassEntry &entry : *entries)
    if (Error error = checkInnerClass(entry, file))
      return error;
  if (file.getMajorVersion() < firstDuplicateCheckVersion)
    return Error::success();
  if (attribute.data.size() != 2 + entries->size() * InnerClassEntry::size)
    return inputErrorAt(attribute.offset,
                        "wrong length: bytes after the end of the entries");
  return checkInnerClassDuplicates(*entries, file.getConstantPool());
}

//===----------------------------------------------------------------------===//
// BootstrapMethods and Record
//===----------------------------------------------------------------------===//

static bool isLoadable(ConstantTag tag) {
  switch (tag) {
  case ConstantTag::Integer:
  case ConstantTag::Float:
  case ConstantTag::Long:
  case ConstantTag::Double:
  case ConstantTag::Class:
  case ConstantTag::String:
  case ConstantTag::MethodHandle:
  case ConstantTag::MethodType:
  case ConstantTag::Dynamic:
    return true;
  default:
    return false;
  }
}

static Error checkBootstrapMethods(const AttributeInfo &attribute,
                                   const ConstantPool &pool) {
  Expected<llvm::SmallVector<BootstrapMethod, 0>> methods =
      parseBootstrapMethods(attribute);
  if (!methods)
    return methods.takeError();
  for (const BootstrapMethod &method : *methods) {
    if (!pool.find(method.handle.value, ConstantTag::MethodHandle))
      return pool.makeTagError(method.handle.value, "CONSTANT_MethodHandle");
    for (uint16_t argument : method.arguments)
      if (!isLoadable(pool.getTag(argument)))
        return pool.makeTagError(argument, "a loadable constant");
  }
  return Error::success();
}

static Error checkRecord(const AttributeInfo &attribute,
                         const ClassFile &file) {
  const ConstantPool &pool = file.getConstantPool();
  uint16_t version = file.getMajorVersion();
  Expected<std::vector<RecordComponent>> components =
      parseRecord(attribute, pool, version);
  if (!components)
    return components.takeError();
  for (const RecordComponent &component : *components) {
    Expected<NameAndTypeConstant> names = component.resolve(pool);
    if (!names)
      return names.takeError();
    if (!isLegalFieldName(names->name, version) ||
        !isLegalFieldDescriptor(names->descriptor, version))
      return inputError("illegal record component \"" + names->name +
                        "\" with descriptor \"" + names->descriptor + "\"");
    AttributeList attributes{
        llvm::ArrayRef<AttributeInfo>(component.attributes)};
    if (Error error = checkNoDuplicates(attributes))
      return error;
    for (const AttributeInfo &inner : attributes)
      if (Error error = checkAttribute(inner, file))
        return error;
  }
  return Error::success();
}

/// Checks what the attribute's kind asks for; the caller adds the place.
static Error checkContents(const AttributeInfo &attribute,
                           const ClassFile &file) {
  const ConstantPool &pool = file.getConstantPool();
  switch (attribute.kind) {
  case AttributeKind::Synthetic:
  case AttributeKind::Deprecated:
    return checkEmptyAttribute(attribute);
  case AttributeKind::Signature:
  case AttributeKind::SourceFile:
  case AttributeKind::NestHost:
    return checkIndex(attribute, pool);
  case AttributeKind::Exceptions:
  case AttributeKind::NestMembers:
    return checkClassList(attribute, pool);
  case AttributeKind::PermittedSubclasses:
    if (file.getHeader().accessFlags & access::Final)
      return inputErrorAt(attribute.offset, "the class is final");
    return checkClassList(attribute, pool);
  case AttributeKind::EnclosingMethod:
    return checkEnclosingMethod(attribute, pool);
  case AttributeKind::InnerClasses:
    return checkInnerClasses(attribute, file);
  case AttributeKind::BootstrapMethods:
    return checkBootstrapMethods(attribute, pool);
  case AttributeKind::MethodParameters:
    return parseMethodParameters(attribute).takeError();
  case AttributeKind::Record:
    return checkRecord(attribute, file);
  default:
    // The JVM leaves annotations to reflection, and modules to Java.
    return Error::success();
  }
}

Error jir::checkAttribute(const AttributeInfo &attribute,
                          const ClassFile &file) {
  return inAttribute(checkContents(attribute, file), attribute.name);
}

//===----------------------------------------------------------------------===//
// Debug tables
//===----------------------------------------------------------------------===//

static Error checkLineNumbers(const AttributeInfo &attribute,
                              uint32_t codeLength) {
  Expected<TableView<LineNumberEntry>> lines = parseLineNumberTable(attribute);
  if (!lines)
    return lines.takeError();
  for (const LineNumberEntry &line : *lines)
    if (line.startPc >= codeLength)
      return codeErrorAt(line.startPc, "a line starts outside the code");
  return Error::success();
}

static Error checkLocalVariable(const LocalVariableEntry &entry, bool isTypes,
                                const CodeAttribute &code,
                                const ClassFile &file) {
  const ConstantPool &pool = file.getConstantPool();
  uint32_t codeLength = code.getBytes().size();
  if (entry.startPc >= codeLength || entry.startPc + entry.length > codeLength)
    return codeErrorAt(entry.startPc, "a local variable's range of " +
                                          Twine(entry.length) +
                                          " bytes leaves the code");
  Expected<Utf8Constant> name = entry.name.resolve(pool);
  if (!name)
    return name.takeError();
  Expected<Utf8Constant> type = entry.type.resolve(pool);
  if (!type)
    return type.takeError();
  if (!isLegalFieldName(name->text, file.getMajorVersion()))
    return inputError("illegal local variable name \"" + name->text + "\"");
  unsigned slots = 1;
  if (!isTypes) {
    if (!isLegalFieldDescriptor(type->text, file.getMajorVersion()))
      return inputError("local variable \"" + name->text +
                        "\" has the illegal descriptor \"" + type->text + "\"");
    slots = type->text == "J" || type->text == "D" ? 2 : 1;
  }
  if (entry.local + slots > code.getMaxLocals())
    return inputError("local variable \"" + name->text + "\" has index " +
                      Twine(entry.local) + ", but there are only " +
                      Twine(code.getMaxLocals()) + " locals");
  return Error::success();
}

namespace {
/// Joins the entries of LocalVariableTable and LocalVariableTypeTable.
class LocalVariableChecker {
public:
  LocalVariableChecker(const CodeAttribute &code, const ClassFile &file)
      : code(code), file(file) {}

  Error read(const AttributeInfo &attribute);
  Error checkDuplicates();

private:
  using Key = std::pair<uint64_t, uint16_t>;
  static Key getKey(const LocalVariableEntry &entry) {
    return {uint64_t(entry.startPc) << 32 | uint64_t(entry.length) << 16 |
                entry.name.value,
            entry.local};
  }

  const CodeAttribute &code;
  const ClassFile &file;
  std::vector<Key> variables, types;
};
} // namespace

Error LocalVariableChecker::read(const AttributeInfo &attribute) {
  bool isTypes = attribute.kind == AttributeKind::LocalVariableTypeTable;
  Expected<TableView<LocalVariableEntry>> entries =
      parseLocalVariableTable(attribute);
  if (!entries)
    return entries.takeError();
  for (const LocalVariableEntry &entry : *entries) {
    if (Error error = checkLocalVariable(entry, isTypes, code, file))
      return error;
    (isTypes ? types : variables).push_back(getKey(entry));
  }
  return Error::success();
}

Error LocalVariableChecker::checkDuplicates() {
  // Without variables HotSpot does not look at their generic types.
  if (variables.empty())
    return Error::success();
  llvm::DenseSet<Key> known, typed;
  for (const Key &key : variables)
    if (!known.insert(key).second &&
        file.getMajorVersion() >= firstDuplicateCheckVersion)
      return inAttribute(inputError("an entry occurs twice"),
                         "LocalVariableTable");
  for (const Key &key : types) {
    if (!known.contains(key))
      return inAttribute(inputError("an entry has no counterpart in "
                                    "LocalVariableTable"),
                         "LocalVariableTypeTable");
    if (!typed.insert(key).second)
      return inAttribute(inputError("an entry occurs twice"),
                         "LocalVariableTypeTable");
  }
  return Error::success();
}

Error jir::checkCodeTables(const CodeAttribute &code, const ClassFile &file) {
  LocalVariableChecker variables(code, file);
  for (const AttributeInfo &attribute : code.getAttributes()) {
    Error error = Error::success();
    switch (attribute.kind) {
    case AttributeKind::LineNumberTable:
      error = checkLineNumbers(attribute, code.getBytes().size());
      break;
    case AttributeKind::LocalVariableTable:
    case AttributeKind::LocalVariableTypeTable:
      error = variables.read(attribute);
      break;
    default:
      break;
    }
    if (error)
      return inAttribute(std::move(error), attribute.name);
  }
  return variables.checkDuplicates();
}
