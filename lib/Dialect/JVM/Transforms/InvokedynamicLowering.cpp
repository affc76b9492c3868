//===- InvokedynamicLowering.cpp - Known bootstraps -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The sites, their checks, and what replaces them.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/Transforms/InvokedynamicLowering.h"
#include "Bootstraps.h"
#include "jir/Dialect/JVM/MemberNames.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

namespace {

/// Flags of LambdaMetafactory.altMetafactory.
enum AltFlags : uint32_t { Serializable = 1, Markers = 2, Bridges = 4 };

/// The outcome for one site: the value that replaces it, or why it stays.
struct Outcome {
  Operation *replacement = nullptr;
  std::string reason;

  static Outcome stays(const Twine &reason) { return {nullptr, reason.str()}; }
};

/// The static arguments of a bootstrap call, taken one after the other.
class Arguments {
public:
  explicit Arguments(ArrayAttr arguments) : rest(arguments.getValue()) {}

  /// The next argument if it has this kind; null otherwise, and from then on.
  template <typename AttrT>
  AttrT take() {
    auto next = rest.empty() ? AttrT() : dyn_cast<AttrT>(rest.front());
    rest = next ? rest.drop_front() : ArrayRef<Attribute>();
    failed |= !next;
    return next;
  }

  std::optional<int64_t> takeInt() {
    auto integer = take<IntegerAttr>();
    if (!integer || !integer.getType().isInteger(32))
      return std::nullopt;
    return integer.getInt();
  }

  /// The number of arguments that follow.
  std::optional<int64_t> takeCount() {
    std::optional<int64_t> count = takeInt();
    bool fits = count && *count >= 0 && *count <= int64_t(rest.size());
    return fits ? count : std::nullopt;
  }

  ArrayRef<Attribute> getRest() const { return rest; }
  bool isDone() const { return !failed && rest.empty(); }

private:
  ArrayRef<Attribute> rest;
  bool failed = false;
};

/// What a lambda's interface asks beyond its one method.
struct AltArguments {
  SmallVector<Attribute> markers;
  SmallVector<Attribute> bridges;
  bool isSerializable = false;
};

} // namespace

//===----------------------------------------------------------------------===//
// LambdaMetafactory
//===----------------------------------------------------------------------===//

/// Parses the optional arguments of altMetafactory; false when they are not
/// what it accepts.
static bool parseAltArguments(Arguments &arguments, AltArguments &result,
                              MLIRContext *context) {
  std::optional<int64_t> flags = arguments.takeInt();
  if (!flags)
    return false;
  result.isSerializable = *flags & Serializable;
  if (*flags & Markers) {
    std::optional<int64_t> count = arguments.takeCount();
    if (!count)
      return false;
    for (int64_t i = 0; i < *count; ++i) {
      auto marker = arguments.take<TypeAttr>();
      auto type = marker ? dyn_cast<RefType>(marker.getValue()) : RefType();
      if (!type)
        return false;
      result.markers.push_back(type.getName());
    }
  }
  if (*flags & Bridges) {
    std::optional<int64_t> count = arguments.takeCount();
    if (!count)
      return false;
    for (int64_t i = 0; i < *count; ++i) {
      auto bridge = arguments.take<MethodTypeAttr>();
      if (!bridge)
        return false;
      result.bridges.push_back(bridge.getDescriptor());
    }
  }
  return true;
}

static Outcome lowerLambda(InvokeDynamicOp site, bool isAlt,
                           OpBuilder &builder) {
  Arguments arguments(site.getBootstrapArguments());
  auto samType = arguments.take<MethodTypeAttr>();
  auto implementation = arguments.take<HandleAttr>();
  auto instantiated = arguments.take<MethodTypeAttr>();
  AltArguments alt;
  if (isAlt && !parseAltArguments(arguments, alt, site.getContext()))
    return Outcome::stays("altMetafactory with arguments it refuses");
  if (!arguments.isDone() ||
      implementation.getKind() < HandleKind::InvokeVirtual)
    return Outcome::stays("metafactory with arguments it refuses");
  auto interface = site.getResult()
                       ? dyn_cast<RefType>(site.getResult().getType())
                       : RefType();
  if (!interface)
    return Outcome::stays("metafactory that does not return an interface");
  auto samMethod = builder.getStringAttr(
      joinMethodMember(site.getName(), samType.getDescriptor().getValue()));
  auto lambda = LambdaOp::create(
      builder, site.getLoc(), interface, site.getBci(), site.getIsProtected(),
      samMethod, implementation, instantiated.getDescriptor(),
      site.getDescriptorAttr(), builder.getArrayAttr(alt.markers),
      builder.getArrayAttr(alt.bridges), alt.isSerializable,
      site.getBootstrap(), site.getArgs());
  return {lambda, {}};
}

//===----------------------------------------------------------------------===//
// StringConcatFactory, ObjectMethods, SwitchBootstraps
//===----------------------------------------------------------------------===//

static Outcome lowerConcat(InvokeDynamicOp site, bool hasRecipe,
                           OpBuilder &builder) {
  StringAttr recipe;
  SmallVector<Attribute> constants;
  if (hasRecipe) {
    Arguments arguments(site.getBootstrapArguments());
    recipe = arguments.take<StringAttr>();
    if (!recipe)
      return Outcome::stays("makeConcatWithConstants without a recipe");
    llvm::append_range(constants, arguments.getRest());
  } else {
    recipe = builder.getStringAttr(std::string(site.getArgs().size(), '\1'));
  }
  StringRef text = recipe.getValue();
  if (text.count('\1') != site.getArgs().size() ||
      text.count('\2') != constants.size())
    return Outcome::stays(
        "makeConcatWithConstants whose recipe does not fit its arguments");
  auto type = site.getResult() ? dyn_cast<RefType>(site.getResult().getType())
                               : RefType();
  if (!type || type.getName().getValue() != "java.lang.String")
    return Outcome::stays("string concatenation that does not return a String");
  auto concat = StringConcatOp::create(
      builder, site.getLoc(), type, site.getBci(), site.getIsProtected(),
      recipe, builder.getArrayAttr(constants), site.getDescriptorAttr(),
      site.getBootstrap(), site.getArgs());
  return {concat, {}};
}

static Outcome lowerRecordMethod(InvokeDynamicOp site, OpBuilder &builder) {
  std::optional<RecordMethodKind> kind =
      symbolizeRecordMethodKind(site.getName());
  Arguments arguments(site.getBootstrapArguments());
  auto recordClass = arguments.take<TypeAttr>();
  auto names = arguments.take<StringAttr>();
  auto record =
      recordClass ? dyn_cast<RefType>(recordClass.getValue()) : RefType();
  if (!kind || !record || !names || !site.getResult())
    return Outcome::stays("ObjectMethods with arguments it refuses");
  for (Attribute getter : arguments.getRest()) {
    auto handle = dyn_cast<HandleAttr>(getter);
    if (!handle || handle.getKind() != HandleKind::GetField)
      return Outcome::stays("ObjectMethods with a getter that is not a field");
  }
  size_t operands = *kind == RecordMethodKind::Equals ? 2 : 1;
  bool givesText = isa<RefType>(site.getResult().getType());
  if (site.getArgs().size() != operands ||
      givesText != (*kind == RecordMethodKind::ToString))
    return Outcome::stays("ObjectMethods with a type it refuses");
  auto method = RecordMethodOp::create(
      builder, site.getLoc(), site.getResult().getType(), site.getBci(),
      site.getIsProtected(), *kind, record.getName(), names,
      builder.getArrayAttr(arguments.getRest()), site.getBootstrap(),
      site.getArgs());
  return {method, {}};
}

static Outcome lowerSwitch(InvokeDynamicOp site, bool isEnum,
                           OpBuilder &builder) {
  ValueRange operands = site.getArgs();
  bool hasShape = operands.size() == 2 && operands[1].getType().isInteger(32) &&
                  site.getResult() &&
                  site.getResult().getType().isInteger(32) &&
                  isReference(operands[0].getType());
  if (!hasShape)
    return Outcome::stays("switch bootstrap with a type it refuses");
  for (Attribute label : site.getBootstrapArguments())
    if (!isa<TypeAttr, StringAttr, IntegerAttr, DynamicAttr>(label))
      return Outcome::stays("switch bootstrap with a label it refuses");
  auto lowered = TypeSwitchOp::create(
      builder, site.getLoc(), site.getResult().getType(), site.getBci(),
      site.getIsProtected(), isEnum, site.getBootstrapArguments(),
      site.getDescriptorAttr(), site.getBootstrap(), operands[0], operands[1]);
  return {lowered, {}};
}

//===----------------------------------------------------------------------===//
// ConstantBootstraps
//===----------------------------------------------------------------------===//

static Outcome lowerNull(DynamicConstantOp constant, OpBuilder &builder) {
  if (!isReference(constant.getType()) ||
      !constant.getConstant().getArguments().empty())
    return Outcome::stays("nullConstant with a type it refuses");
  Value null = NullOp::create(builder, constant.getLoc(),
                              NullType::get(constant.getContext()));
  return {
      UpcastOp::create(builder, constant.getLoc(), constant.getType(), null),
      {}};
}

static Outcome lowerPrimitiveClass(DynamicConstantOp constant,
                                   OpBuilder &builder) {
  DynamicAttr dynamic = constant.getConstant();
  StringRef name = dynamic.getName().getValue();
  Type named = name == "V" ? Type(NoneType::get(constant.getContext()))
                           : getFieldType(constant.getContext(), name);
  auto type = dyn_cast<RefType>(constant.getType());
  if (!named || isReference(named) || !type ||
      type.getName().getValue() != "java.lang.Class" ||
      !dynamic.getArguments().empty())
    return Outcome::stays("primitiveClass with arguments it refuses");
  return {ClassOfOp::create(builder, constant.getLoc(), type, constant.getBci(),
                            constant.getIsProtected(), TypeAttr::get(named)),
          {}};
}

static Outcome lowerEnumConstant(DynamicConstantOp constant,
                                 OpBuilder &builder) {
  DynamicAttr dynamic = constant.getConstant();
  auto type = dyn_cast<RefType>(constant.getType());
  if (!type || type.isUnion() || !dynamic.getArguments().empty() ||
      dynamic.getName().empty())
    return Outcome::stays("enumConstant with arguments it refuses");
  return {EnumConstantOp::create(builder, constant.getLoc(), type,
                                 constant.getBci(), constant.getIsProtected(),
                                 dynamic.getName(), dynamic.getBootstrap()),
          {}};
}

/// The class that declares the constant: the argument, or for a class type the
/// type itself.
static Outcome lowerGetStaticFinal(DynamicConstantOp constant,
                                   OpBuilder &builder) {
  DynamicAttr dynamic = constant.getConstant();
  StringAttr owner;
  if (dynamic.getArguments().empty()) {
    if (auto type = dyn_cast<RefType>(constant.getType()))
      owner = type.getName();
  } else if (dynamic.getArguments().size() == 1) {
    auto named = dyn_cast<TypeAttr>(dynamic.getArguments()[0]);
    if (auto type = named ? dyn_cast<RefType>(named.getValue()) : RefType())
      owner = type.getName();
  }
  if (!owner)
    return Outcome::stays("getStaticFinal of a class that is not named");
  auto field = FieldRefAttr::get(
      owner,
      builder.getStringAttr(joinFieldMember(
          dynamic.getName().getValue(), dynamic.getDescriptor().getValue())));
  return {GetStaticOp::create(builder, constant.getLoc(), constant.getType(),
                              constant.getBci(), constant.getIsProtected(),
                              field),
          {}};
}

/// The type a class constant names: directly, or a primitive by way of
/// ConstantBootstraps.primitiveClass, as javac writes it.
static Type getNamedType(Attribute argument) {
  if (auto named = dyn_cast<TypeAttr>(argument))
    return named.getValue();
  auto dynamic = dyn_cast<DynamicAttr>(argument);
  if (!dynamic ||
      getBootstrap(dynamic.getBootstrap()) != Bootstrap::PrimitiveClass)
    return {};
  Type type = getFieldType(dynamic.getContext(), dynamic.getName().getValue());
  return type && !isReference(type) ? type : Type();
}

static Outcome lowerVarHandle(DynamicConstantOp constant, Bootstrap bootstrap,
                              OpBuilder &builder) {
  DynamicAttr dynamic = constant.getConstant();
  ArrayRef<Attribute> arguments = dynamic.getArguments().getValue();
  bool isArray = bootstrap == Bootstrap::ArrayVarHandle;
  auto type = dyn_cast<RefType>(constant.getType());
  if (!type || arguments.size() != (isArray ? 1 : 2))
    return Outcome::stays("VarHandle constant with arguments it refuses");
  Type owner = getNamedType(arguments[0]);
  Type variable = isArray ? Type() : getNamedType(arguments[1]);
  if (!owner || isArray != isa<ArrayType>(owner) || (!isArray && !variable))
    return Outcome::stays("VarHandle constant of a type that is not named");
  return {VarHandleOp::create(builder, constant.getLoc(), type,
                              constant.getBci(), constant.getIsProtected(),
                              bootstrap == Bootstrap::StaticFieldVarHandle,
                              dynamic.getName(), TypeAttr::get(owner),
                              variable ? TypeAttr::get(variable) : TypeAttr(),
                              dynamic.getBootstrap()),
          {}};
}

//===----------------------------------------------------------------------===//
// InvokedynamicLowering
//===----------------------------------------------------------------------===//

static std::string describeUnknown(HandleAttr bootstrap) {
  std::string text = "unknown bootstrap ";
  auto method = dyn_cast<MethodRefAttr>(bootstrap.getTarget());
  if (!method || !method.getOwnerClass())
    return text + "that is not a method of a class";
  return (text + method.getOwnerClass().getValue() + "." +
          method.getMethodName())
      .str();
}

static Outcome lowerInvokeDynamic(InvokeDynamicOp site, OpBuilder &builder) {
  switch (getBootstrap(site.getBootstrap())) {
  case Bootstrap::Metafactory:
    return lowerLambda(site, /*isAlt=*/false, builder);
  case Bootstrap::AltMetafactory:
    return lowerLambda(site, /*isAlt=*/true, builder);
  case Bootstrap::MakeConcat:
    return lowerConcat(site, /*hasRecipe=*/false, builder);
  case Bootstrap::MakeConcatWithConstants:
    return lowerConcat(site, /*hasRecipe=*/true, builder);
  case Bootstrap::ObjectMethods:
    return lowerRecordMethod(site, builder);
  case Bootstrap::TypeSwitch:
    return lowerSwitch(site, /*isEnum=*/false, builder);
  case Bootstrap::EnumSwitch:
    return lowerSwitch(site, /*isEnum=*/true, builder);
  default:
    return Outcome::stays(describeUnknown(site.getBootstrap()));
  }
}

static Outcome lowerDynamicConstant(DynamicConstantOp constant,
                                    OpBuilder &builder) {
  Bootstrap bootstrap = getBootstrap(constant.getConstant().getBootstrap());
  switch (bootstrap) {
  case Bootstrap::NullConstant:
    return lowerNull(constant, builder);
  case Bootstrap::PrimitiveClass:
    return lowerPrimitiveClass(constant, builder);
  case Bootstrap::EnumConstant:
    return lowerEnumConstant(constant, builder);
  case Bootstrap::GetStaticFinal:
    return lowerGetStaticFinal(constant, builder);
  case Bootstrap::FieldVarHandle:
  case Bootstrap::StaticFieldVarHandle:
  case Bootstrap::ArrayVarHandle:
    return lowerVarHandle(constant, bootstrap, builder);
  default:
    return Outcome::stays(
        describeUnknown(constant.getConstant().getBootstrap()));
  }
}

/// Puts the replacement in the site's place, or counts why there is none. A
/// replacement that throws nothing (the null constant) leaves the unwind after
/// it without a protected operation, which means a branch.
static void finish(Operation *site, const Outcome &outcome,
                   std::map<std::string, uint64_t> &lowered,
                   std::map<std::string, uint64_t> &left) {
  if (!outcome.replacement) {
    ++left[outcome.reason];
    return;
  }
  ++lowered[outcome.replacement->getName().getStringRef().str()];
  site->replaceAllUsesWith(outcome.replacement);
  site->erase();
}

void InvokedynamicLowering::lowerSite(InvokeDynamicOp site) {
  OpBuilder builder(site);
  finish(site, lowerInvokeDynamic(site, builder), lowered, left);
}

void InvokedynamicLowering::lowerConstant(DynamicConstantOp constant) {
  OpBuilder builder(constant);
  finish(constant, lowerDynamicConstant(constant, builder), lowered, left);
}

bool InvokedynamicLowering::run(MethodOp method) {
  SmallVector<Operation *> sites;
  for (Block &block : method.getBody())
    for (Operation &op : block)
      if (isa<InvokeDynamicOp, DynamicConstantOp>(op))
        sites.push_back(&op);
  uint64_t before = 0, after = 0;
  for (auto &[name, count] : lowered)
    before += count;
  for (Operation *site : sites) {
    if (auto invoke = dyn_cast<InvokeDynamicOp>(site))
      lowerSite(invoke);
    else
      lowerConstant(cast<DynamicConstantOp>(site));
  }
  for (auto &[name, count] : lowered)
    after += count;
  return after != before;
}

void InvokedynamicLowering::print(raw_ostream &os) const {
  for (auto &[name, count] : lowered)
    os << "lowered to " << name << ": " << count << "\n";
  for (auto &[reason, count] : left)
    os << "left, " << reason << ": " << count << "\n";
}
