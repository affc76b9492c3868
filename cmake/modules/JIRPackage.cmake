# `cpack -G DEB` in the build folder makes a package for Debian: programs, libraries, headers, the CMake package, manual
# pages, completion for bash, and the documentation. What the programs need at run time is found in them.

# A page of the manual for each program, from its page in docs/Tools.
file(GLOB pages CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/docs/Tools/*.md)
foreach(page IN LISTS pages)
  get_filename_component(name ${page} NAME_WE)
  set(manual ${CMAKE_BINARY_DIR}/docs/man/${name}.1)
  add_custom_command(OUTPUT ${manual}
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/cmake/make-manual.py ${page} ${manual}
    DEPENDS ${page} ${CMAKE_SOURCE_DIR}/cmake/make-manual.py VERBATIM)
  list(APPEND manuals ${manual})
endforeach()
add_custom_target(jir-manual ALL DEPENDS ${manuals})
# The test of an installation wants them.
if(TARGET jir-test-depends)
  add_dependencies(jir-test-depends jir-manual)
endif()
install(FILES ${manuals} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)

# One script serves all programs; bash looks for it under the name of each.
file(GLOB tools LIST_DIRECTORIES ON RELATIVE ${CMAKE_SOURCE_DIR}/tools ${CMAKE_SOURCE_DIR}/tools/jir*)
foreach(tool IN LISTS tools)
  install(FILES ${CMAKE_SOURCE_DIR}/utils/completion.bash RENAME ${tool}
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
endforeach()

# What a Debian package has as its licence, and programs that read what jir writes.
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE RENAME copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${CMAKE_SOURCE_DIR}/examples DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(PROGRAMS ${CMAKE_SOURCE_DIR}/utils/read-claims DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME jir)
set(CPACK_PACKAGE_VERSION 0.1.0)
set(CPACK_PACKAGE_CONTACT "the jir project")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "compiler infrastructure for Java programs on MLIR")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${LLVM_LIBRARY_DIR})
# Who builds on the libraries needs what find_package(JIR) looks for.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "openjdk-17-jdk-headless | java17-sdk-headless")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libmlir-22-dev, mlir-22-tools, llvm-22-dev, libzip-dev, zlib1g-dev, pkg-config, cmake")
include(CPack)
