// A claim of a file has the parts of its kind, and methods are named by two symbols.
//
// RUN: jir-opt %s --split-input-file --verify-diagnostics

jvm.claims "cha" {
  // expected-error @+1 {{a claim of a call has either a target or an error that is thrown}}
  jvm.method_claims @A::@"m()V" claims [#jvm.site_claim<call[3], basis = <certain, check = none, grounds = "", depends = []>>]
}

// -----

jvm.claims "cha" {
  // expected-error @+1 {{a claim of a type, and no other, has 'types'}}
  jvm.method_claims @A::@"m()V" claims [#jvm.site_claim<type[3], basis = <certain, check = none, grounds = "", depends = []>>]
}

// -----

jvm.claims "cha" {
  // expected-error @+1 {{a claim of targets, and no other, has 'targets'}}
  jvm.method_claims @A::@"m()V" claims [#jvm.site_claim<targets[3], basis = <certain, check = none, grounds = "", depends = []>>]
}

// -----

jvm.claims "cha" {
  // expected-error @+2 {{a certain claim rests on no assumptions}}
  // expected-error @+1 {{failed to parse JVM_SiteClaimAttr parameter 'basis'}}
  jvm.method_claims @A::@"m()V" claims [#jvm.site_claim<cast[3], basis = <certain, check = none, grounds = "", assumptions = ["no-proxies"], depends = []>>]
}

// -----

jvm.claims "cha" {
  // expected-error @+1 {{expected a method as @class::@"name(parameters)result"}}
  jvm.method_claims @A::@"m()V" unclaimed [#jvm.unclaimed<call[3], declared = @B, reason = "2 targets">]
}

// -----

jvm.claims "cha" {
  // expected-error @+1 {{attribute 'claims' failed to satisfy constraint: an array of #jvm.site_claim}}
  jvm.method_claims @A::@"m()V" claims [7]
}
