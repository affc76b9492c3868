//===- JdkConventionsPlugin.h - The library's own reflection ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The points-to plugin for what the class library calls by names that classes
/// return: serialization, enums, resource bundles. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_JDKCONVENTIONSPLUGIN_H
#define JIR_LIB_ANALYSIS_PLUGINS_JDKCONVENTIONSPLUGIN_H

#include "DeserializedClasses.h"
#include "jir/Analysis/PointsTo/Plugin.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"
#include <map>

namespace jir {

/// Follows the library's own reflection.
class JdkConventionsPlugin : public pointsto::Plugin {
public:
  void onStart(pointsto::PluginContext &context) override;
  void onReachableMethod(pointsto::PluginContext &context,
                         pointsto::InstanceId instance) override;
  bool keepsString(llvm::StringRef value) override;
  void onNewPointsTo(pointsto::PluginContext &context, uint64_t data,
                     llvm::ArrayRef<pointsto::ObjectId> objects) override;
  void onNewObject(pointsto::PluginContext &context,
                   pointsto::ObjectId object) override;
  void onCallEdge(pointsto::PluginContext &context, pointsto::InstanceId caller,
                  int32_t bci, pointsto::InstanceId callee,
                  Reason reason) override;

private:
  /// What a watched variable holds.
  enum class Role : uint8_t {
    /// The object whose callback is called; `detail` is the callback.
    Callback,
    /// An object whose fields are written out.
    Written,
    /// The base name of a bundle.
    BaseName,
    /// A class that is initialised on demand.
    Initialised,
  };
  struct WatchInfo {
    Role role;
    unsigned detail;
    pointsto::InstanceId instance;
  };

  void watch(pointsto::PluginContext &context, Role role, unsigned detail,
             pointsto::InstanceId instance, unsigned local);
  void addCallback(pointsto::PluginContext &context, const WatchInfo &info,
                   ClassId id);
  /// The values that are written are those of the object's fields.
  void addWritten(pointsto::PluginContext &context, const WatchInfo &info,
                  pointsto::ObjectId object, ClassId id);
  void addBundles(pointsto::PluginContext &context, const WatchInfo &info,
                  pointsto::ObjectId object);
  /// An object of a class that the program makes may be read.
  void addRead(pointsto::PluginContext &context, ClassId id);
  void addAllRead(pointsto::PluginContext &context);
  void addGiven(pointsto::PluginContext &context, pointsto::InstanceId giver,
                ClassId id, Reason reason);
  void addGiver(pointsto::PluginContext &context,
                pointsto::InstanceId instance);
  void findNames(pointsto::PluginContext &context, MethodId method);
  void addReadRecord(pointsto::PluginContext &context, ClassId id,
                     MethodId constructor);
  void addSerializableLambda(pointsto::PluginContext &context,
                             const pointsto::ObjectInfo &info);
  void addLambdaReader(pointsto::PluginContext &context, ClassId maker);
  void addWrittenLambda(pointsto::PluginContext &context, const WatchInfo &info,
                        pointsto::ObjectId object);
  /// Its fields hold what is read.
  void addReadFields(pointsto::PluginContext &context, ClassId id);
  /// The class that a class constant is of, if it is one of a class.
  ClassId getNamed(pointsto::PluginContext &context, pointsto::ObjectId object);
  void addEnum(pointsto::PluginContext &context, ClassId id);
  /// Calls \p callback with the fields of \p id that are written and read.
  void forEachField(
      pointsto::PluginContext &context, ClassId id,
      llvm::function_ref<void(pointsto::FieldId, pointsto::TypeId)> callback);

  std::unique_ptr<JdkConventions> model;
  std::unique_ptr<DeserializedClasses> streamed;
  ClassHierarchy *hierarchy = nullptr;
  llvm::DenseMap<MethodId, unsigned> callbacks;
  llvm::SmallVector<MethodId, 2> initialisers;
  MethodId newInstance, setFields, getFields, enumConstants, readRecord,
      resolveLambda;
  ClassId objectInput, lambdaClass;
  /// Whether the program itself reads objects. What the platform alone reads,
  /// it wrote, and is not followed.
  bool readsObjects = false;
  /// Once they are reached.
  pointsto::InstanceId reading, settingFields, askingEnums, readingRecords,
      resolvingLambdas;
  std::vector<WatchInfo> watches;
  /// Classes of objects that the program makes, those that are read, enums
  /// whose class the program names.
  std::vector<ClassId> made, read, enums;
  llvm::DenseSet<ClassId> seen, seenEnums, isRead;
  /// Charsets and locale data that the program names, and who returns them.
  std::vector<ClassId> charsets, localeData;
  std::vector<pointsto::InstanceId> charsetGivers, localeGivers;
  llvm::StringSet<> languages;
  /// Classes that made serializable lambdas.
  std::vector<ClassId> lambdaMakers;
  llvm::DenseSet<ClassId> seenLambdaMakers;
  /// The receivers of a callback, by who calls it.
  std::map<std::pair<pointsto::InstanceId, MethodId>, pointsto::NodeId>
      receivers;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_JDKCONVENTIONSPLUGIN_H
