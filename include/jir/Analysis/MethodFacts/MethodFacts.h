//===- MethodFacts.h - What a method does with references -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The statements of one method body that move references, as compact arrays
/// over dense local numbers. Made in one pass over the operations; after it the
/// body may be dropped. docs/Analysis/PointsTo.md numbers the statements.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_METHODFACTS_METHODFACTS_H
#define JIR_ANALYSIS_METHODFACTS_METHODFACTS_H

#include "jir/Analysis/MethodFacts/BodyReader.h"
#include "jir/Analysis/MethodFacts/TypeTable.h"

namespace jir::pointsto {

/// A variable of a method that holds a reference: first the parameters of
/// reference type (the receiver is one), then what the method returns, what it
/// throws, and the variables of the body.
using Local = uint32_t;
/// No variable: a primitive, the null constant, nothing.
static constexpr Local kNoLocal = ~Local(0);

/// What a method's descriptor states about references.
struct MethodSignature {
  /// Parameters of reference type, the receiver included.
  uint16_t numParameters = 0;
  bool hasReceiver = false;
  bool returnsReference = false;

  Local getReturned() const { return numParameters; }
  Local getThrown() const { return numParameters + 1; }
  /// The number of locals that every method has, body or not.
  uint32_t getNumLocals() const { return numParameters + 2; }

  /// Reads `name(descriptor)`.
  static MethodSignature get(llvm::StringRef descriptor, bool isStatic);
};

/// Exceptions that the JVM raises by itself (JvmExceptions.def).
enum class JvmException : uint8_t {
#define JVM_EXCEPTION(Enumerator, Name) Enumerator,
#include "jir/Analysis/MethodFacts/JvmExceptions.def"
};
/// Their classes, in that order.
llvm::ArrayRef<llvm::StringLiteral> getJvmExceptionNames();
/// Beside their bits: errors that a class initialiser or a bootstrap method
/// throws, which the JVM passes on as they are (JVMS 5.5, 5.4.3.6).
static constexpr uint32_t kPassedErrors = uint32_t(1) << 31;
/// What any native method may raise.
extern const uint32_t kRaisedByNatives;

/// What an allocation makes.
enum class AllocationKind : uint8_t {
  Object,
  Array,
  /// A string constant: `constant` is its StringAttr.
  String,
  /// A java.lang.Class: `constant` is a TypeAttr.
  Class,
  /// A handle or method type constant: `constant` is its attribute.
  MethodHandle,
  MethodType,
  VarHandle,
  /// A function object: `detail` is the number in `functions`.
  Function,
  /// The result of an unknown bootstrap.
  UnknownDynamic,
  /// An object of an absent class.
  AbsentClass,
  /// What a model returns that is unknown, of `type`.
  UnknownNative,
};

/// `result = new type`.
struct Allocation {
  Local result;
  TypeId type;
  int32_t bci;
  AllocationKind kind;
  uint32_t detail = 0;
  mlir::Attribute constant;
  /// An array of length 0: it never holds anything.
  bool isEmpty = false;
  /// The length of an array where it is a constant, else -1.
  int32_t length = -1;
};

/// `to = from`.
struct Move {
  Local from, to;
};

/// `to = (type) from`, or what a handler catches: an instance of `type` (any,
/// if invalid) and of none of the excluded types.
struct FilteredMove {
  Local from, to;
  TypeId type;
  uint32_t excludedBegin = 0, excludedEnd = 0;
};

/// A checkcast, for cast safety.
struct Cast {
  Local from;
  TypeId type;
  int32_t bci;
};

/// `value = base.field` or `base.field = value`; array elements are a field.
struct FieldAccess {
  Local base;
  FieldId field;
  Local value;
  int32_t bci = -1;
};

/// The same for a static field.
struct StaticAccess {
  FieldId field;
  Local value;
  int32_t bci = -1;
};

/// A call: one that the program makes, or one that an operation implies.
struct Call {
  int32_t bci;
  SiteKind kind = SiteKind::Implicit;
  Reason reason = Reason::Dispatch;
  LinkOutcome outcome = LinkOutcome::Found;
  /// Whether the receiver's class selects what runs.
  bool dispatches = false;
  bool isInterfaceCall = false;
  /// A call of a signature-polymorphic method: what it calls is not known.
  bool isPolymorphic = false;
  /// The call of a model has the caller `<root>`: a thread starts.
  bool isFromRoot = false;
  /// Invalid where linking failed.
  MethodId resolved;
  Local receiver = kNoLocal;
  Local result = kNoLocal;
  /// Where exceptions go.
  Local thrown = kNoLocal;
  /// The arguments of reference type without the receiver, in `arguments`.
  uint32_t argumentsBegin = 0, argumentsEnd = 0;
  /// The number of the block, in the order of the body.
  uint32_t block = 0;
};

/// A function object that a `jvm.lambda` makes.
struct Function {
  TypeId type;
  HandleTarget target;
  /// The interface methods that call the implementation.
  llvm::SmallVector<SelectorId, 1> selectors;
  /// The captured values, kNoLocal for primitives, and the first character of
  /// each one's descriptor.
  llvm::SmallVector<Local, 2> captured;
  llvm::SmallVector<char, 2> capturedKinds;
  /// The types that the call's arguments and the result are cast to; invalid
  /// for primitives.
  llvm::SmallVector<TypeId, 2> checked;
  TypeId checkedResult;
  int32_t bci = -1;
};

/// A handle that is called at an instruction with unknown arguments: a
/// bootstrap method, or a method handle constant.
struct HandleUse {
  int32_t bci;
  Reason reason;
  HandleTarget target;
};

/// An instruction that calls what a handle refers to: a call of a
/// signature-polymorphic method (JVMS 2.9.3), or an invokedynamic site or
/// dynamic constant whose bootstrap method is not understood (JVMS 5.4.3.6).
struct DynamicCall {
  int32_t bci;
  /// Its number in `calls` if it is such a call, else kNoCall.
  uint32_t call;
  static constexpr uint32_t kNoCall = ~0u;
  mlir::StringAttr name, descriptor;
  /// The bootstrap method and its static arguments; null for calls.
  jvm::HandleAttr bootstrap;
  mlir::ArrayAttr constants;
  bool isConstant = false;
  Local result = kNoLocal, thrown = kNoLocal;
  /// All arguments without the receiver, in `arguments`; kNoLocal for
  /// primitives.
  uint32_t argumentsBegin = 0, argumentsEnd = 0;
};

/// A constant integer that a call of the platform's package for handles gets:
/// the argument's place among all, without the receiver.
struct IntegerArgument {
  uint32_t call;
  uint32_t place;
  int32_t value;
};

/// A constant that is stored into an array of integers.
struct IntegerElement {
  Local array;
  int32_t index, value;
};

/// An instruction that may initialise a class.
struct Trigger {
  int32_t bci;
  ClassId initialized;
};

/// A concatenation of strings, for who asks which string it is.
struct TextConcatenation {
  Local result;
  int32_t bci;
  /// As StringConcatFactory reads it: \1 an argument, \2 a constant.
  mlir::StringAttr recipe;
  mlir::ArrayAttr constants;
  /// All arguments, in `arguments`; kNoLocal for primitives.
  uint32_t argumentsBegin = 0, argumentsEnd = 0;
};

/// A whole number that a call or an array access gets, or a character of a
/// concatenation: a constant, or what another call returns and a constant.
struct NumberOperand {
  int32_t bci;
  /// Which parameter, references counted; the index of an array access is 0.
  uint32_t operand;
  int32_t value;
  /// The call whose result is added; -1: none.
  int32_t addedCall = -1;
};

/// A new array of characters or bytes that a block fills with constants.
struct CharacterArray {
  Local result;
  mlir::StringAttr text;
};

/// From one block to the next that runs, by their numbers. Handlers of
/// exceptions are left out.
struct Jump {
  uint32_t from, to;
};

/// A branch on what a call answers.
struct CallTest {
  int32_t bci;
  uint32_t ifTrue, ifFalse;
};

/// A branch on a number that a call answers, or on the length of the array that
/// it returns: taken to one block if what is kept of it lies in the bounds.
struct NumberTest {
  int32_t bci;
  bool isOfLength;
  /// The bits that are kept.
  uint32_t mask;
  int32_t low, high;
  uint32_t block, ifInside, ifOutside;
};

/// A branch on whether two references are the same.
struct SameTest {
  Local left, right;
  uint32_t block, ifSame, ifOther;
};

/// Where a method returns a value.
struct Return {
  Local value;
  uint32_t block;
};

/// An instruction that the JVM links by calling Java.
struct LinkSite {
  int32_t bci;
  RuntimeEvent event;
};

/// Exceptions that the JVM raises.
struct JvmThrow {
  /// A handler's list, or what the method throws.
  Local to;
  /// Bits by JvmException.
  uint32_t exceptions;
};

/// The statements of one method.
struct MethodFacts {
  MethodId method;
  MethodSignature signature;
  uint32_t numLocals = 0;
  /// Whether there is a body. Native and abstract methods have none.
  bool hasBody = false;

  /// The static types of the body's variables; invalid where none is known.
  std::vector<TypeId> localTypes;
  /// Which of these one load or move is all that is added to.
  std::vector<bool> hasOneSource;
  std::vector<Allocation> allocations;
  std::vector<Move> moves;
  std::vector<FilteredMove> filteredMoves;
  std::vector<TypeId> excluded;
  std::vector<Cast> casts;
  std::vector<FieldAccess> loads, stores;
  std::vector<StaticAccess> staticLoads, staticStores;
  /// In the order of the operations.
  std::vector<Call> calls;
  std::vector<Local> arguments;
  std::vector<Function> functions;
  std::vector<HandleUse> handles;
  std::vector<DynamicCall> dynamicCalls;
  /// In the order of the calls.
  std::vector<IntegerArgument> integers;
  /// Of the program's classes.
  std::vector<IntegerElement> integerElements;
  std::vector<TextConcatenation> concatenations;
  std::vector<NumberOperand> numbers;
  std::vector<CharacterArray> characters;
  std::vector<Jump> jumps;
  std::vector<CallTest> tests;
  /// Of the program's classes.
  std::vector<NumberTest> numberTests;
  std::vector<SameTest> sameTests;
  /// Of the program's methods that return a boolean: the blocks after which
  /// they may return true. Where one returns what a call answers, a jump leads
  /// to a block of its own for each answer.
  std::vector<uint32_t> trueReturns;
  std::vector<Return> returns;
  std::vector<Trigger> triggers;
  std::vector<LinkSite> links;
  std::vector<JvmThrow> jvmThrows;
  /// Instructions of the program that make the JVM ask a class loader.
  std::vector<int32_t> loadings;
  std::vector<Unresolved> unresolved;

  llvm::ArrayRef<Local> getArguments(const Call &call) const {
    return llvm::ArrayRef(arguments).slice(
        call.argumentsBegin, call.argumentsEnd - call.argumentsBegin);
  }
  llvm::ArrayRef<Local> getArguments(const DynamicCall &call) const {
    return llvm::ArrayRef(arguments).slice(
        call.argumentsBegin, call.argumentsEnd - call.argumentsBegin);
  }
  /// Whether one load or move is all that is added to a variable.
  bool isOnlySource(Local local) const {
    return local != kNoLocal && local >= signature.getNumLocals() &&
           hasOneSource[local - signature.getNumLocals()];
  }
  /// Sets hasOneSource.
  void findOnlySources();
  /// Bytes held.
  uint64_t getBytes() const;
  /// One statement a line, locals as numbers.
  void print(llvm::raw_ostream &os, const ClassHierarchy &hierarchy,
             const TypeTable &types, const FieldTable &fields) const;
};

/// Makes facts. Deterministic; keeps no operation.
class FactsBuilder {
public:
  /// \p models, which may be null, tell what native methods do.
  FactsBuilder(Linkage &linkage, TypeTable &types, FieldTable &fields,
               RuntimeKind runtime,
               std::shared_ptr<const NativeModels> models = nullptr);

  /// Whether other code tells what the handles and the bootstrap methods of the
  /// program's classes do: nothing is guessed of them then.
  void setFollowsHandles(bool follows) { followsHandles = follows; }

  /// The facts of a loaded body, whose known invokedynamic sites are lowered.
  std::unique_ptr<MethodFacts> build(MethodId id, jvm::MethodOp method);
  /// The facts of a native method's model; null if it has none.
  std::unique_ptr<MethodFacts> buildModel(MethodId id);
  /// The facts of a method without a body.
  std::unique_ptr<MethodFacts> buildEmpty(MethodId id);

private:
  class Body;

  Linkage &linkage;
  ClassHierarchy &hierarchy;
  TypeTable &types;
  FieldTable &fields;
  RuntimeKind runtime;
  std::shared_ptr<const NativeModels> models;
  bool followsHandles = false;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_METHODFACTS_METHODFACTS_H
