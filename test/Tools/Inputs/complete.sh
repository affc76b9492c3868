#!/bin/bash
# Prints, sorted, what bash would propose at the end of a command line.
#
# usage: complete.sh COMPLETION-SCRIPT 'COMMAND LINE'
source "$1"
COMP_LINE=$2
COMP_POINT=${#2}
read -ra words <<<"$2"
compopt() { :; }
_jir_complete "${words[0]}" "${words[-1]}" "${words[-2]}"
printf '%s\n' "${COMPREPLY[@]}" | sort
