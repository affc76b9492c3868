# Functions that declare jir's libraries, tools and unit tests, so that every folder lists only what is its own.

if(JIR_ENABLE_CCACHE)
  find_program(JIR_CCACHE ccache)
  if(JIR_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=true ${JIR_CCACHE})
  endif()
endif()

add_compile_options(-Wall -Wextra -Wno-unused-parameter -fno-exceptions -fdiagnostics-color=auto)
if(CMAKE_CXX_COMPILER_ID MATCHES "GNU")
  # False alarms of GCC 12 inside the headers of LLVM and MLIR.
  add_compile_options(-Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overread -Wno-dangling-reference
    -Wno-restrict -Wno-free-nonheap-object -Wno-class-memaccess)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # libstdc++ 12 marks what its own std::stable_sort uses as deprecated.
  add_compile_options(-Wno-deprecated-declarations)
  # A precompiled header is judged by its content, so that ccache can keep it.
  add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
endif()
if(NOT LLVM_ENABLE_RTTI)
  add_compile_options(-fno-rtti)
endif()
if(JIR_ENABLE_SANITIZERS)
  # -O1: with more, the largest files take minutes and reports lose their frames.
  add_compile_options(-O1 -fsanitize=address,undefined -fno-omit-frame-pointer -fno-sanitize=vptr
    -fno-sanitize-recover=all)
  add_link_options(-fsanitize=address,undefined)
endif()
if(JIR_ENABLE_FUZZERS)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
add_link_options(-Wl,--as-needed)
find_program(JIR_LLD NAMES ld.lld-22 ld.lld HINTS ${LLVM_TOOLS_BINARY_DIR})

include_directories(${CMAKE_SOURCE_DIR}/include ${CMAKE_BINARY_DIR}/include)
include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
add_definitions(${LLVM_DEFINITIONS})
link_directories(${LLVM_LIBRARY_DIR})
# The folder of LLVM's libraries is not on the loader's path: installed programs keep it.
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH TRUE)

# jir_add_library(NAME source... [MLIR] [LINK_LIBS lib...] [DEPENDS target...])
#   Declares the static library JIR<NAME>. MLIR: it uses MLIR (and shares one precompiled header); otherwise it uses
#   LLVM's ADT and Support only.
function(jir_add_library name)
  cmake_parse_arguments(ARG "MLIR" "" "LINK_LIBS;DEPENDS" ${ARGN})
  add_library(JIR${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(JIR${name} PUBLIC ${ARG_LINK_LIBS})
  if(ARG_MLIR)
    target_link_libraries(JIR${name} PUBLIC MLIR LLVM)
    jir_use_precompiled_header(JIR${name} JIRPrecompiled)
  else()
    target_link_libraries(JIR${name} PUBLIC LLVM)
  endif()
  if(ARG_DEPENDS)
    add_dependencies(JIR${name} ${ARG_DEPENDS})
  endif()
  # Who builds on an installed jir gets the headers and the language options with the library.
  target_include_directories(JIR${name} SYSTEM INTERFACE
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}> $<INSTALL_INTERFACE:${LLVM_INCLUDE_DIRS}>)
  target_compile_features(JIR${name} INTERFACE cxx_std_17)
  install(TARGETS JIR${name} EXPORT JIRTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  set_property(GLOBAL APPEND PROPERTY JIR_LIBRARIES JIR${name})
  if(JIR_INCLUDE_TESTS)
    jir_add_link_check(${name})
  endif()
endfunction()

# A library of static objects may use what it does not link: the program that takes it would hide that. This links each
# library whole, with only what it declares, so that the linker refuses a use against the layers.
set_property(GLOBAL PROPERTY GLOBAL_DEPENDS_NO_CYCLES ON)
function(jir_add_link_check name)
  if(NOT EXISTS ${CMAKE_BINARY_DIR}/LinkCheck.cpp)
    file(WRITE ${CMAKE_BINARY_DIR}/LinkCheck.cpp "int main() { return 0; }\n")
  endif()
  if(NOT TARGET JIRLinkCheckMain)
    add_library(JIRLinkCheckMain OBJECT ${CMAKE_BINARY_DIR}/LinkCheck.cpp)
  endif()
  add_executable(JIR${name}LinkCheck $<TARGET_OBJECTS:JIRLinkCheckMain>)
  target_link_libraries(JIR${name}LinkCheck PRIVATE $<LINK_LIBRARY:WHOLE_ARCHIVE,JIR${name}>)
  set_target_properties(JIR${name}LinkCheck PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/link-checks)
endfunction()

# All users of MLIR share a precompiled header, made once: JIRPrecompiled, and unit tests JIRPrecompiledTests. Libraries
# after the header are those whose definitions it is compiled with.
function(jir_use_precompiled_header target header)
  if(NOT TARGET ${header})
    file(WRITE ${CMAKE_BINARY_DIR}/${header}.cpp "// Owner of the precompiled header.\n")
    add_library(${header} OBJECT ${CMAKE_BINARY_DIR}/${header}.cpp)
    target_link_libraries(${header} PRIVATE ${ARGN})
    add_dependencies(${header} JIRJVMIncGen)
    target_precompile_headers(${header} PRIVATE ${CMAKE_SOURCE_DIR}/cmake/${header}.h)
  endif()
  target_precompile_headers(${target} REUSE_FROM ${header})
endfunction()

# jir_add_tool(name source... [MLIR] [LINK_LIBS lib...])
function(jir_add_tool name)
  cmake_parse_arguments(ARG "MLIR" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS})
  if(ARG_MLIR)
    target_link_libraries(${name} PRIVATE MLIR LLVM)
    jir_use_precompiled_header(${name} JIRPrecompiled)
  else()
    target_link_libraries(${name} PRIVATE LLVM)
  endif()
  install(TARGETS ${name} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  set_property(GLOBAL APPEND PROPERTY JIR_TOOLS ${name})
endfunction()

# jir_add_unittest(name source... [MLIR] [LINK_LIBS lib...])
#   The name ends in Tests; the binary lies in build/bin/, where lit finds it.
function(jir_add_unittest name)
  cmake_parse_arguments(ARG "MLIR" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} GTest::gtest GTest::gtest_main Threads::Threads)
  if(ARG_MLIR)
    target_link_libraries(${name} PRIVATE MLIR LLVM)
    jir_use_precompiled_header(${name} JIRPrecompiledTests GTest::gtest)
  else()
    target_link_libraries(${name} PRIVATE LLVM)
  endif()
  set_property(GLOBAL APPEND PROPERTY JIR_UNITTESTS ${name})
endfunction()
