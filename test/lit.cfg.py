"""How lit runs the tests. docs/Testing.md explains the substitutions that tests may use."""

import glob
import os
import re
import shutil

import lit.formats

config.name = "jir"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test", ".py"]
# `Unit` is a suite of its own, with a configuration of its own: if it were here, no unit test would run.
config.excludes = ["Inputs", "CMakeLists.txt", "lit.cfg.py", "lit.site.cfg.py"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.jir_obj_root, "test")

tools = os.path.join(config.jir_obj_root, "bin")
path = [tools, config.llvm_tools_dir, config.environment.get("PATH", "")]
config.environment["PATH"] = os.path.pathsep.join(path)
# A test sees no JDK and no cache but those that it names.
config.environment["XDG_CACHE_HOME"] = os.path.join(config.test_exec_root, "cache")
config.environment["LC_ALL"] = "C.UTF-8"
config.environment.pop("JAVA_HOME", None)
config.environment.pop("CLASSPATH", None)


def substitute(name, value):
    config.substitutions.append((f"%{name}\\b", value.replace("\\", "\\\\")))


substitute("jdk", config.jdk)
for program in ("java", "javac", "javap", "jar", "jmod", "jlink"):
    substitute(program, os.path.join(config.jdk, "bin", program))
substitute("classes", os.path.join(config.test_exec_root, "classes"))
substitute("inputs", os.path.join(config.test_source_root, "Inputs"))
substitute("python", config.python)
substitute("jir_src", config.jir_src_root)
substitute("jir_obj", config.jir_obj_root)
substitute("lit", config.lit)
substitute("llvm_include", config.llvm_include)
substitute("unittests", ",".join(config.unittests))
# The assumptions of the points-to tests that want no more of the run-time model than they need.
substitute("aot", "assumptions=closed-world,no-reflective-calls,natives-allocate-nothing-new,natives-call-nothing-new,"
                  "runtime=aot")

# What LLVM_DEBUG prints is there in builds with assertions only.
if config.has_assertions:
    config.available_features.add("asserts")

# The agent is built only where a JDK's headers are.
if os.path.exists(os.path.join(config.jir_obj_root, "lib", "libjir-record-agent.so")):
    config.available_features.add("jir-record-agent")

# Pages for browsers are tried where a program runs their scripts.
if shutil.which("node"):
    config.available_features.add("node")
if any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))):
    config.available_features.add("browser")

# examples/aot compiles with clang and links with lld.
if shutil.which("ld.lld-22") and shutil.which("clang++-22"):
    config.available_features.add("lld")

if config.clang_format and not config.clang_format.endswith("NOTFOUND"):
    config.available_features.add("clang-format")
    substitute("clang_format", config.clang_format)


def other_jdks():
    """The installed JDKs by version: a test that needs one has `REQUIRES: jdk-21` and uses `%jdk21`."""
    found = {}
    for release in sorted(glob.glob("/usr/lib/jvm/*/release")):
        with open(release, encoding="utf-8", errors="replace") as text:
            version = re.search(r'^JAVA_VERSION="(?:1\.)?(\d+)', text.read(), re.M)
        home = os.path.dirname(release)
        if version and os.path.exists(os.path.join(home, "bin", "javac")):
            found.setdefault(version.group(1), home)
    return found


for version, home in other_jdks().items():
    config.available_features.add(f"jdk-{version}")
    substitute(f"jdk{version}", home)
