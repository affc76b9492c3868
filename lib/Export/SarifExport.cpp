//===- SarifExport.cpp - Findings for editors and code hosts ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One run with rules and results.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/SarifExport.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace jir;
using llvm::StringRef;
namespace json = llvm::json;

namespace {

/// A kind of result.
struct Rule {
  llvm::StringLiteral id, text;
};

/// A place and what was found there.
struct Finding {
  std::string rule;
  std::string method;
  MethodId caller;
  int32_t bci;
  std::string message;

  auto key() const { return std::tie(method, bci, rule, message); }
};

/// Collects and writes.
class SarifWriter {
public:
  SarifWriter(const CallGraph &graph, const ClaimSet *claims,
              SourceLines &lines)
      : graph(graph), claims(claims), hierarchy(graph.getHierarchy()),
        lines(lines) {}

  void collect();
  void write(llvm::raw_ostream &os);

private:
  void add(StringRef rule, MethodId caller, int32_t bci, std::string message);
  void writeLocation(json::OStream &out, const Finding &finding);
  void writeFinding(json::OStream &out, const Finding &finding);

  const CallGraph &graph;
  const ClaimSet *claims;
  ClassHierarchy &hierarchy;
  SourceLines &lines;
  std::vector<Finding> findings;
};

} // namespace

static constexpr Rule kRules[] = {
    {"absent-class", "A reference depends on a class that no archive has."},
    {"failed-body", "The body of a method could not be imported."},
    {"invoke-dynamic", "The bootstrap method of a call site is not known."},
    {"link-error", "Linking a call throws."},
    {"native", "A native method has no model."},
    {"not-claimed", "A compiler may not rely on the target of this call."},
    {"reflection", "A reflective call was not resolved."},
    {"unknown-receiver", "The receivers of a call are not known."}};

void SarifWriter::add(StringRef rule, MethodId caller, int32_t bci,
                      std::string message) {
  findings.push_back({rule.str(),
                      toDisplayUtf8(hierarchy.getQualifiedName(caller)), caller,
                      bci, std::move(message)});
}

void SarifWriter::collect() {
  for (const Unresolved &fact : graph.getUnresolved()) {
    if (!fact.caller ||
        hierarchy.getOrigin(hierarchy.getMethod(fact.caller).owner) ==
            jvm::Origin::Platform)
      continue;
    std::string message = jir::getName(fact.kind).str();
    if (fact.what)
      message += ": " + toDisplayUtf8(fact.what.getValue());
    add(jir::getName(fact.kind), fact.caller, fact.bci, std::move(message));
  }
  if (claims)
    for (const UnclaimedSite &site : claims->unclaimed) {
      ClassId owner = hierarchy.lookupClass(site.site.method.owner);
      MethodId caller =
          owner ? hierarchy.lookupMethod(
                      owner, hierarchy.getSelector(site.site.method.member))
                : MethodId();
      if (caller)
        add("not-claimed", caller, site.site.bci,
            "no claim: " + toDisplayUtf8(site.reason));
    }
  llvm::sort(findings, [](const Finding &a, const Finding &b) {
    return a.key() < b.key();
  });
  findings.erase(std::unique(findings.begin(), findings.end(),
                             [](const Finding &a, const Finding &b) {
                               return a.key() == b.key();
                             }),
                 findings.end());
}

void SarifWriter::writeLocation(json::OStream &out, const Finding &finding) {
  StringRef file = lines.getFile(finding.caller);
  int32_t line =
      finding.bci < 0 ? -1 : lines.getLine(finding.caller, finding.bci);
  // A source file lies in the folder of its package (JLS 7.2.1).
  std::string folder = toInternal(
      hierarchy.getPackage(hierarchy.getMethod(finding.caller).owner));
  out.object([&] {
    if (!file.empty())
      out.attributeObject("physicalLocation", [&] {
        out.attributeObject("artifactLocation", [&] {
          out.attribute("uri", toDisplayUtf8(folder.empty()
                                                 ? file.str()
                                                 : folder + "/" + file.str()));
        });
        if (line > 0)
          out.attributeObject("region",
                              [&] { out.attribute("startLine", line); });
      });
    out.attributeArray("logicalLocations", [&] {
      out.object([&] {
        out.attribute("fullyQualifiedName", finding.method);
        out.attribute("kind", "function");
      });
    });
  });
}

void SarifWriter::writeFinding(json::OStream &out, const Finding &finding) {
  out.object([&] {
    out.attribute("ruleId", finding.rule);
    out.attribute("level", "note");
    out.attributeObject("message",
                        [&] { out.attribute("text", finding.message); });
    out.attributeArray("locations", [&] { writeLocation(out, finding); });
    out.attributeObject("properties",
                        [&] { out.attribute("bytecodeIndex", finding.bci); });
  });
}

void SarifWriter::write(llvm::raw_ostream &os) {
  json::OStream out(os, /*IndentSize=*/1);
  out.object([&] {
    out.attribute("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    out.attribute("version", "2.1.0");
    out.attributeArray("runs", [&] {
      out.object([&] {
        out.attributeObject("tool", [&] {
          out.attributeObject("driver", [&] {
            out.attribute("name", "jir");
            out.attributeArray("rules", [&] {
              for (const Rule &rule : kRules)
                out.object([&] {
                  out.attribute("id", rule.id);
                  out.attributeObject("shortDescription", [&] {
                    out.attribute("text", rule.text);
                  });
                });
            });
          });
        });
        out.attribute("columnKind", "utf16CodeUnits");
        out.attributeArray("results", [&] {
          for (const Finding &finding : findings)
            writeFinding(out, finding);
        });
      });
    });
  });
  os << '\n';
}

void jir::exportSarif(const CallGraph &graph, const ClaimSet *claims,
                      SourceLines &lines, llvm::raw_ostream &os) {
  SarifWriter writer(graph, claims, lines);
  writer.collect();
  writer.write(os);
}
