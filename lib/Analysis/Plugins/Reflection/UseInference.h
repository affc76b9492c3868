//===- UseInference.h - What unknown classes are used as --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Classes and members that a reflective call does not tell, but the use of
/// what it returns does (rules R40 to R46 of docs/Analysis/Reflection.md, after
/// Smaragdakis et al., APLAS 2015, sections 3.2 and 3.3). Private to
/// lib/Analysis.
///
/// A call of the program that returns something unknown returns a marker: an
/// object that flows like others. A marker that comes to another reflective
/// call returns a marker there, which remembers where it is from. Where one is
/// cast, or asked for a member, the calls that it is from return what fits.
/// This is looked at when nothing changes any more.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_USEINFERENCE_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_USEINFERENCE_H

#include "MemberNames.h"
#include "ReflectionContext.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"
#include "llvm/ADT/SetVector.h"

namespace jir::reflection {

/// The markers of one analysis, and what is inferred from them.
class UseInference {
public:
  explicit UseInference(ReflectionContext &shared);

  /// A method of the program is reached: its casts count.
  void addMethod(pointsto::InstanceId instance,
                 const pointsto::MethodFacts &facts);
  /// Something checks that an operand of a call is an instance of a class, or,
  /// with \p isOfClass, that it is the class object of a subclass.
  void addCheck(uint32_t site, int operand, ClassId bound, bool isOfClass);
  /// Nothing changes any more.
  void run();

private:
  /// What is given where it is unknown what.
  struct Marker {
    enum class Kind : uint8_t { Class, Member, Instance, Value };
    Kind kind;
    uint32_t site;
    pointsto::ObjectId object;
    /// The markers that this one was made of.
    llvm::SmallSetVector<uint32_t, 2> sources = {};
    /// Checks that it came to, and whether some came without the heap.
    llvm::SmallSetVector<uint32_t, 2> nearChecks = {}, farChecks = {};
  };

  /// A cast, or a call that does the same.
  struct Check {
    pointsto::NodeId node;
    ClassId bound;
    bool isOfClass;
    pointsto::InstanceId where;
    pointsto::Local local;
    /// Where the result of a cast goes; invalid for calls.
    pointsto::NodeId result;
    /// How large the set was, and how many markers there were, when it was
    /// looked at.
    uint32_t sizeSeen = 0, markersSeen = 0;
  };

  void readSites();
  void readSite(uint32_t site);
  uint32_t getMarker(Marker::Kind kind, uint32_t site);
  void addSource(Marker::Kind kind, uint32_t site, uint32_t source);
  /// Calls \p visit with each marker of a kind that a node holds.
  void forEachMarker(pointsto::NodeId node, Marker::Kind kind,
                     llvm::function_ref<void(uint32_t)> visit);
  void addRoots();
  void addDerived();
  void findChecks();
  /// Whether synthetic objects (R45), which come last, are left for later.
  bool useChecks(bool inventsNow);
  void useCheck(uint32_t marker, uint32_t check, bool invents);
  bool holdsKnown(const Check &check) const;
  /// The calls that a marker is from that returned an unknown class.
  llvm::SmallVector<uint32_t> findRoots(uint32_t marker) const;
  void useNames();
  void useKnownClasses();
  void useReceivers();
  /// The classes of the program that a check lets pass; null where they are too
  /// many.
  const std::vector<ClassId> *getCandidates(ClassId bound);
  /// Adds classes to the calls that a marker is from.
  void inferClasses(uint32_t marker, llvm::ArrayRef<ClassId> classes);
  bool mayBe(const SiteState &site, ClassId id) const;
  void invent(uint32_t marker, const Check &check,
              llvm::ArrayRef<ClassId> classes);
  void giveUp(uint32_t site, const llvm::Twine &why);
  void inferFromName(uint32_t marker, uint32_t site, mlir::StringAttr name);
  void returnMembers(uint32_t site, ClassId id);
  bool returnsOneOf(MethodId method,
                    llvm::ArrayRef<pointsto::TypeId> casts) const;
  void callMembers(uint32_t site, ClassId id);

  ReflectionContext &shared;
  pointsto::PluginContext &context;
  ClassHierarchy &hierarchy;
  const pointsto::ReflectionOptions &options;
  MemberNames names;
  std::vector<Marker> markers;
  llvm::DenseMap<std::pair<unsigned, uint32_t>, uint32_t> markerAt;
  std::vector<Check> checks;
  /// Calls of the program, by what they may do to markers.
  std::vector<uint32_t> namings, members, constructions, calls, reads,
      classesOf;
  uint32_t numSitesRead = 0;
  /// Counts what was found out, and whether the last run found out nothing.
  unsigned numInferred = 0;
  bool wasQuiet = false;
  llvm::DenseMap<ClassId, std::optional<std::vector<ClassId>>> candidates;
  /// What was used: a marker and a check, a marker at a call and a name, a call
  /// and a class.
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> usedChecks, usedClasses;
  llvm::DenseSet<std::pair<std::pair<uint32_t, uint32_t>, mlir::Attribute>>
      usedNames;
  /// The classes that uses added to a call, and the number of members.
  llvm::DenseMap<uint32_t, llvm::DenseSet<ClassId>> inferred;
  llvm::DenseMap<uint32_t, unsigned> numMembers;
  llvm::DenseSet<std::pair<uint32_t, mlir::Attribute>> gaveUp;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_USEINFERENCE_H
