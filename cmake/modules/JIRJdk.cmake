# Finds the JDK whose programs the tests are compiled with and whose classes they read.
#
# The expected answers of the tests are those of JDK 17, so a JDK 17 is wanted even where another `java` comes first on
# the path. JIR_JDK names its folder; set it by hand to override the search.

function(jir_jdk_version home result)
  set(version "")
  if(EXISTS "${home}/bin/javac" AND EXISTS "${home}/release")
    file(STRINGS "${home}/release" line REGEX "^JAVA_VERSION=")
    if(line MATCHES "\"(1\\.)?([0-9]+)")
      set(version "${CMAKE_MATCH_2}")
    endif()
  endif()
  set(${result} "${version}" PARENT_SCOPE)
endfunction()

if(NOT JIR_JDK)
  set(candidates "$ENV{JAVA_HOME}")
  file(GLOB installed LIST_DIRECTORIES true /usr/lib/jvm/*)
  list(APPEND candidates ${installed})
  find_program(JIR_JAVAC_ON_PATH javac)
  mark_as_advanced(JIR_JAVAC_ON_PATH)
  if(JIR_JAVAC_ON_PATH)
    get_filename_component(home "${JIR_JAVAC_ON_PATH}" REALPATH)
    get_filename_component(home "${home}/../.." ABSOLUTE)
    list(APPEND candidates "${home}")
  endif()
  foreach(home IN LISTS candidates)
    jir_jdk_version("${home}" version)
    if(version EQUAL 17 AND NOT JIR_JDK)
      set(JIR_JDK "${home}" CACHE PATH "Folder of the JDK 17 that the tests use" FORCE)
    endif()
  endforeach()
endif()

jir_jdk_version("${JIR_JDK}" version)
if(NOT version)
  message(FATAL_ERROR "The tests need a JDK 17 (Debian: openjdk-17-jdk-headless). "
    "Name its folder with -DJIR_JDK=DIR, or leave the tests out with -DJIR_INCLUDE_TESTS=OFF.")
elseif(NOT version EQUAL 17)
  message(WARNING "JIR_JDK is a JDK ${version}; the tests expect the answers of JDK 17.")
endif()
message(STATUS "JDK for the tests: ${JIR_JDK} (${version})")
