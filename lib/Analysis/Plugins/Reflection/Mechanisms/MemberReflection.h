//===- MemberReflection.h - Methods, constructors and fields ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The methods, constructors and fields of a class as java.lang.Class returns
/// them. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_MEMBERREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_MEMBERREFLECTION_H

#include "../ApplicationIndex.h"
#include "../ComparedNames.h"
#include "../MemberSearch.h"
#include "../ReflectionMechanism.h"
#include "llvm/ADT/StringMap.h"

namespace jir::reflection {

/// Returns the members of known classes that have known names.
class MemberReflection final : public Mechanism {
public:
  explicit MemberReflection(ReflectionContext &shared)
      : Mechanism(MechanismKind::Members, shared) {}

  void onSite(uint32_t site) override;
  void onClass(uint32_t site, mlir::Type type) override;
  void onUntraceable(uint32_t site, Role role) override;
  void onClassAndName(uint32_t site, mlir::Type type,
                      mlir::StringAttr name) override;

private:
  /// With an empty name all of them.
  void returnMembers(uint32_t site, mlir::Type type, llvm::StringRef name);
  void returnOwnMembers(uint32_t site, mlir::Type type, ClassId id);
  void returnMethods(const Site &site, ClassId id, llvm::StringRef name,
                     MemberScope scope);
  void returnConstructors(const Site &site, ClassId id, bool isPublic);
  void returnFields(const Site &site, ClassId id, llvm::StringRef name,
                    MemberScope scope);
  /// Whether java.lang.Object has a method of that name.
  bool isOfObject(llvm::StringRef name);
  void addComparedName(uint32_t site, const ComparedName &name);
  void noteEvidence(const Member &member, llvm::StringRef name);
  const std::vector<std::string> &getComparedNames(MethodId method);
  bool returnComparedMethods(uint32_t site, ClassId id);
  bool asksForAnnotation(uint32_t site) const;
  bool carriesOne(const MemberFilter &filter, const Member &member);
  /// Rule R21: whether a member is what the asking method takes.
  bool passesFilter(const Site &site, const Member &member);
  bool passesFilter(const MemberFilter &filter, const Member &member);

  llvm::DenseMap<MethodId, std::vector<std::string>> comparedNames;
  /// Calls that ask for all members, of which those of some names are used.
  llvm::DenseSet<uint32_t> sitesWithNames;
  /// How many classes a call asks for all of their members.
  llvm::DenseMap<uint32_t, unsigned> numAskedForAll;
  /// What members are asked, by site.
  std::map<uint32_t, MemberFilters> filters;
  /// The methods of a class by name, as far as some scope has them; made when
  /// a class is first asked for one. Many names are asked of many classes.
  using NamedMethods = llvm::StringMap<llvm::SmallVector<MethodId, 1>>;
  const NamedMethods &getNamedMethods(ClassId id, MemberScope scope);
  llvm::DenseMap<std::pair<ClassId, unsigned>, std::unique_ptr<NamedMethods>>
      namedMethods;
  /// Made when an annotation is asked for.
  std::unique_ptr<ApplicationIndex> application;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_MEMBERREFLECTION_H
