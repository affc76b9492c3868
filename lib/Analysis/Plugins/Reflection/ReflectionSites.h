//===- ReflectionSites.h - Reflective calls ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the reflection plugin keeps of a reflective call and of what comes to
/// it; private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONSITES_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONSITES_H

#include "jir/Analysis/PointsTo/Plugin.h"

namespace jir {

/// The types of the reflection plugin.
struct ReflectionSites {
  /// What a reflective call does.
  enum class Api : uint8_t {
#define REFLECTION_API(Enumerator, Class, Member, Says) Enumerator,
#include "ReflectionApi.def"
  };

  /// What a watch waits for.
  enum class Role : uint8_t {
    Class,
    Name,
    Member,
    Receiver,
    Service,
    Action,
    Handle,
    /// A security provider or a service of one.
    Offered
  };

  /// A reflective call in a method in a context.
  struct Site {
    Api api;
    pointsto::InstanceId caller;
    int32_t bci;
    MethodId callee;
    pointsto::NodeId receiver, result, thrown;
    pointsto::Local receiverLocal = pointsto::kNoLocal;
    llvm::SmallVector<pointsto::NodeId, 4> arguments;
    llvm::SmallVector<pointsto::Local, 4> locals;
    uint32_t index = 0;
  };

  /// The call, and what has come to it. Following it adds calls, so what is at
  /// hand meanwhile is a copy of the call alone: the lists are long.
  struct SiteState : Site {
    SiteState(Site site) : Site(std::move(site)) {}

    /// Classes in use.
    llvm::SmallVector<mlir::Type, 1> classes;
    /// Class objects, members or receivers that wait for the fixpoint, and how
    /// many there are with those before.
    llvm::SmallVector<pointsto::ObjectId, 1> waiting;
    unsigned numArrived = 0, numNamed = 0, numTraced = 0, numMatched = 0,
             numShaped = 0;
    llvm::SmallVector<mlir::StringAttr, 1> names;
    bool isUnresolved = false, isFull = false;
  };

  /// What a member object stands for: one of the two.
  struct Member {
    MethodId method;
    jir::FieldId field;
  };

  /// What a method handle or a variable handle does with its member.
  struct Handle {
    enum Kind : uint8_t { Direct, Dispatched, Getter, Setter, Variable };
    Kind kind;
    Member member;
  };

  /// A kind of security engine and an algorithm.
  struct AlgorithmEntry {
    /// The first call that asks for it, plus one; 0: none does.
    uint32_t site = 0;
    bool isAskedByPlatform = false;
    llvm::SmallVector<ClassId, 1> classes;
  };

  /// An edge; or that a call gives what a method returns, an invalid one:
  /// what nobody knows.
  struct FoundEdge {
    pointsto::InstanceId caller;
    int32_t bci;
    pointsto::InstanceId callee;
  };

  /// What was found since nothing changed the last time.
  struct Events {
    std::vector<pointsto::InstanceId> methods;
    std::vector<FoundEdge> edges, results;
    /// Names that came to sites out of the points-to sets.
    std::vector<std::pair<uint32_t, mlir::StringAttr>> names;

    bool empty() const {
      return methods.empty() && edges.empty() && results.empty() &&
             names.empty();
    }
  };

  /// An object that came to a call and waits.
  struct Offer {
    uint32_t site;
    pointsto::ObjectId object;
  };
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONSITES_H
