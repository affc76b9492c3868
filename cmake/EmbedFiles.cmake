# Writes OUTPUT, a C++ include with one row {"stem", "text"} for each of FILES (a list of paths), for programs that carry
# the files in them: cmake -DOUTPUT=X.inc "-DFILES=a.mlir;b.mlir" -P EmbedFiles.cmake
set(text "// Made by cmake/EmbedFiles.cmake.\n")
foreach(file IN LISTS FILES)
  get_filename_component(stem ${file} NAME)
  file(READ ${file} content)
  # Compilers need not take literals of more than 65,536 characters: long files become several adjacent ones.
  string(LENGTH "${content}" length)
  set(literals "")
  set(begin 0)
  while(begin LESS length OR begin EQUAL 0)
    string(SUBSTRING "${content}" ${begin} 16000 piece)
    string(APPEND literals "R\"jir(${piece})jir\"\n")
    math(EXPR begin "${begin} + 16000")
  endwhile()
  string(APPEND text "{\"${stem}\", ${literals}},\n")
endforeach()
file(WRITE ${OUTPUT} "${text}")
