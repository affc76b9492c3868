"""Runs the unit tests: each program in build/bin whose name ends in `Tests`."""

import os

import lit.formats

config.name = "jir-Unit"
config.suffixes = []
config.excludes = []
config.test_format = lit.formats.GoogleTest(".", "Tests")
config.test_source_root = os.path.join(config.jir_obj_root, "bin")
config.test_exec_root = config.test_source_root
