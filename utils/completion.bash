# Completion for bash of jir's programs: options and their values from the help of the program, else names of files.

_jir_complete() {
  local tool=$1 word=$2 before=$3
  local line=${COMP_LINE:0:COMP_POINT}
  COMPREPLY=()
  # Bash splits words at =; what follows an option's = is a value.
  if [[ $line =~ (--[a-z0-9-]+)=([^[:space:]]*)$ ]]; then
    local option=${BASH_REMATCH[1]} value=${BASH_REMATCH[2]} values
    # Values are listed below their option, each as =VALUE.
    values=$("$tool" --help 2>/dev/null | awk -v option="$option" '
      $1 ~ /^-/ { inside = /^  -/ && index($1, option) == 1 && substr($1, length(option) + 1, 1) ~ /^(=|)$/ }
      inside && $1 ~ /^=/ { print substr($1, 2) }')
    mapfile -t COMPREPLY < <(compgen -W "$values" -- "$value")
    [ ${#COMPREPLY[@]} -gt 0 ] || mapfile -t COMPREPLY < <(compgen -f -- "$value")
    return
  fi
  if [[ $word == -* ]]; then
    local options
    options=$("$tool" --help 2>/dev/null | grep -oE '^  (  )?--?[a-zA-Z][a-zA-Z0-9-]*' | tr -d ' ' | sort -u)
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
    compopt -o nospace
    return
  fi
  mapfile -t COMPREPLY < <(compgen -f -- "$word")
}

complete -o filenames -F _jir_complete jir jir-import jir-opt jir-emit jir-record jir-compare jir-archive jir-classfile \
  jir-lsp-server jir-reduce
