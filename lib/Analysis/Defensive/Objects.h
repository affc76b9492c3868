//===- Objects.h - Abstract objects and sets of them ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a reference may point to, as 32-bit ids: null, the objects of an
/// allocation, and objects known by their exact class only. Sets are made once
/// and compared by id.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_OBJECTS_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_OBJECTS_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "llvm/ADT/ArrayRef.h"
#include <cassert>
#include <map>
#include <vector>

namespace jir::defensive {

/// An abstract object.
using ObjectId = uint32_t;
/// A set of abstract objects, with what it rests on.
using SetId = uint32_t;

/// null is an object of its own: a set that holds nothing else is not empty.
constexpr ObjectId kNull = 0;
/// Nothing is known: the set that the paper writes as the empty one.
constexpr SetId kUnknown = 0;
/// No value has arisen yet; a set that stays so belongs to code that does not
/// run.
constexpr SetId kNever = 1;
/// {null}, resting on nothing.
constexpr SetId kOnlyNull = 2;

/// What a set rests on: a set of these bits. `needs` of DefensiveConfig.h maps
/// them to assumptions.
enum Premise : uint16_t {
  /// A handler's state: no-asynchronous-exceptions.
  PremiseHandler = 1,
  /// Shared memory is read and written under locks: data-race-free, and no
  /// class loader of the program runs: builtin-loaders.
  PremiseLocks = 2,
  /// The contents of final fields: finals-not-rewritten.
  PremiseFinals = 4,
  /// The contents of private fields: privates-written-by-code.
  PremisePrivates = 8,
  /// A model of a native method: natives-as-modelled.
  PremiseModels = 16,
  /// What a called method returns or leaves: no assumption, more class files.
  PremiseCalls = 32,
  /// A field of an object that no other code can reach: no assumption.
  PremiseHeap = 64,
  /// No class beside those of the program: closed-world.
  PremiseWorld = 128,
  /// Declared types: no assumption, and nothing that was traced.
  PremiseTypes = 256,
  /// The contents of fields of any visibility: fields-written-by-code.
  PremiseFields = 512,
  /// All callers of a method are seen: methods-called-by-code.
  PremiseCallers = 1024,
  /// Nothing unseen is in the packages of the application: packages-as-given.
  PremisePackages = 2048,
  /// Those that are assumptions.
  PremiseAssumptions = PremiseHandler | PremiseLocks | PremiseFinals |
                       PremisePrivates | PremiseModels | PremiseWorld |
                       PremiseFields | PremiseCallers | PremisePackages,
};
using PremiseSet = uint16_t;

/// The kinds of abstract objects.
enum class ObjectKind : uint8_t {
  Null,
  /// Any object of exactly this class, wherever it was made.
  Exact,
  /// The objects that one allocation makes in the activations at hand.
  Site,
  /// Within a context: an object that the caller passes and no other code can
  /// reach.
  Given,
};

/// An abstract object. Exact class: a class or an array type.
struct AbstractObject {
  ObjectKind kind = ObjectKind::Null;
  /// Its exact class, !jvm.ref of one name or !jvm.array.
  mlir::Type type;
  /// Of a class type; invalid for arrays.
  ClassId classId;
  /// Site: the method, and the number of its instruction; Given: its number.
  MethodId method;
  uint32_t number = 0;
};

/// Makes and keeps objects and sets. Ids follow the order of asking.
class ObjectTable {
public:
  explicit ObjectTable(ClassHierarchy &hierarchy);

  ObjectId getExact(mlir::Type type);
  ObjectId getSite(MethodId method, uint32_t number, mlir::Type type);
  ObjectId getGiven(uint32_t number, mlir::Type type);
  const AbstractObject &get(ObjectId id) const {
    assert(id < objects.size() && "no object of this table");
    return objects[id];
  }
  /// Whether one can tell where all references to it are: a site's or a given
  /// object.
  bool isTracked(ObjectId id) const {
    return objects[id].kind == ObjectKind::Site ||
           objects[id].kind == ObjectKind::Given;
  }

  /// The set of these objects, sorted here. Too many: kUnknown.
  SetId getSet(llvm::SmallVectorImpl<ObjectId> &members, PremiseSet premises);
  SetId getSingle(ObjectId id, PremiseSet premises = 0);
  /// Members in ascending order; none for kUnknown and kNever.
  llvm::ArrayRef<ObjectId> getMembers(SetId id) const {
    assert(id < sets.size() && "no set of this table");
    return sets[id].members;
  }
  PremiseSet getPremises(SetId id) const { return sets[id].premises; }
  static bool isKnown(SetId id) { return id > kNever; }
  /// Known, and not by declared types alone.
  bool isTraced(SetId id) const {
    return isKnown(id) && !(sets[id].premises & PremiseTypes);
  }
  /// The least set that covers both: kNever adds nothing, kUnknown absorbs.
  SetId join(SetId a, SetId b);
  /// The same members, resting on more.
  SetId addPremises(SetId id, PremiseSet premises);
  /// Where objects may have escaped: each is known by its class alone.
  SetId generalize(SetId id);
  /// What a cast to \p type lets pass: objects that cannot be of the type are
  /// left out. The same for a type that is not a class, and of absent classes.
  SetId keepInstances(SetId id, mlir::Type type);
  /// Without null; kNever if nothing is left.
  SetId dropNull(SetId id);
  bool contains(SetId id, ObjectId object) const;
  /// Whether some object is in both: null does not count, and an object known
  /// by its class may be any of that class that is not tracked.
  bool mayMeet(SetId a, SetId b) const;

  /// The most members of a set.
  static constexpr size_t kMaxMembers = 16;

private:
  struct Set {
    std::vector<ObjectId> members;
    PremiseSet premises = 0;
  };

  ObjectId intern(const AbstractObject &info);
  SetId internSet(std::vector<ObjectId> members, PremiseSet premises);

  ClassHierarchy &hierarchy;
  std::vector<AbstractObject> objects;
  std::map<std::tuple<uint8_t, const void *, uint32_t, uint32_t>, ObjectId>
      objectIds;
  std::vector<Set> sets;
  std::map<std::pair<std::vector<ObjectId>, PremiseSet>, SetId> setIds;
  llvm::DenseMap<std::pair<SetId, SetId>, SetId> joins;
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_OBJECTS_H
