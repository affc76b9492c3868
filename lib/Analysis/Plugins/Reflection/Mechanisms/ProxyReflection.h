//===- ProxyReflection.h - Proxies ------------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Objects that Proxy.newProxyInstance makes, and calls on them. Private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_PROXYREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_PROXYREFLECTION_H

#include "AnnotationReflection.h"

namespace jir::reflection {

/// Makes proxies of known interfaces; a call on one calls its handler.
class ProxyReflection final : public Mechanism {
public:
  /// \p annotations tells which proxies the platform makes for annotations.
  ProxyReflection(ReflectionContext &shared, AnnotationReflection &annotations)
      : Mechanism(MechanismKind::Proxies, shared), annotations(annotations) {}

  void onSite(uint32_t site) override;
  void onClass(uint32_t site, mlir::Type type) override;
  void onGivenUp(const Site &site) override;
  bool onReceiver(const pointsto::ReceiverCall &call,
                  pointsto::ObjectId object) override;

private:
  /// Its class is made at run time; the constructor is that of Proxy.
  void addProxy(const Site &site, llvm::ArrayRef<ClassId> implemented);
  /// A call returns proxies, or their class.
  void give(const Site &site, llvm::ArrayRef<ClassId> implemented);
  /// A call of a constructor that is not known makes a proxy.
  void construct(Site site, llvm::ArrayRef<ClassId> implemented);

  AnnotationReflection &annotations;
  llvm::DenseMap<pointsto::ObjectId, pointsto::NodeId> handlers;
  /// The arrays that handlers are passed, by the instruction that calls them.
  llvm::DenseMap<std::pair<pointsto::InstanceId, int32_t>, pointsto::ObjectId>
      arrays;
  /// What the classes of getProxyClass implement, and calls of constructors
  /// that are not known.
  std::vector<llvm::SmallVector<ClassId>> proxyClasses;
  llvm::SmallVector<uint32_t> constructions;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_PROXYREFLECTION_H
