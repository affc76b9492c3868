# What `cmake --install` puts into a prefix beside the programs and libraries: the headers, generated ones included, and
# a CMake package, so that find_package(JIR) works for a project that builds on jir.

include(CMakePackageConfigHelpers)

install(DIRECTORY ${CMAKE_SOURCE_DIR}/include/jir ${CMAKE_BINARY_DIR}/include/jir
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.h" PATTERN "*.inc" PATTERN "*.td" PATTERN "*.def" PATTERN "CMakeFiles" EXCLUDE)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(JIR_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/jir)
get_property(libraries GLOBAL PROPERTY JIR_LIBRARIES)
if(libraries)
  install(EXPORT JIRTargets NAMESPACE JIR:: DESTINATION ${JIR_PACKAGE_DIR})
endif()
configure_package_config_file(${CMAKE_SOURCE_DIR}/cmake/JIRConfig.cmake.in ${CMAKE_BINARY_DIR}/JIRConfig.cmake
  INSTALL_DESTINATION ${JIR_PACKAGE_DIR})
install(FILES ${CMAKE_BINARY_DIR}/JIRConfig.cmake DESTINATION ${JIR_PACKAGE_DIR})
