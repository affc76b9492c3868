# What jir is built on: MLIR and LLVM 22, libzip, zlib and, for the tests, GoogleTest and a JDK.

find_package(MLIR REQUIRED CONFIG
  HINTS /usr/lib/llvm-22/lib/cmake/mlir)
if(NOT LLVM_VERSION_MAJOR EQUAL 22)
  message(FATAL_ERROR "jir needs LLVM and MLIR 22, found ${LLVM_VERSION}")
endif()
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
include(TableGen)
include(AddLLVM)
include(AddMLIR)

find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBZIP REQUIRED IMPORTED_TARGET libzip)
find_package(ZLIB REQUIRED)
find_package(Threads REQUIRED)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
# The program itself, not a wrapper that looks for it at each start.
execute_process(COMMAND ${Python3_EXECUTABLE} -c "import sys; print(sys.executable, end='')"
  OUTPUT_VARIABLE JIR_PYTHON)

# Unit tests use the distribution's GoogleTest; LLVM's own copy is not packaged.
if(JIR_INCLUDE_TESTS)
  find_package(GTest REQUIRED)
  include(JIRJdk)
endif()

# FileCheck, not, count and lit lie beside llvm-config.
set(JIR_LLVM_BINDIR "${LLVM_TOOLS_BINARY_DIR}")
find_program(JIR_LIT NAMES lit llvm-lit HINTS "${JIR_LLVM_BINDIR}" NO_DEFAULT_PATH)
find_program(JIR_CLANG_FORMAT NAMES clang-format-22 clang-format HINTS "${JIR_LLVM_BINDIR}")
