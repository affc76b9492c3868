# Shared by the scripts in this folder: where the tree is, how many jobs fit this machine, and plain messages.

JIR_SOURCE=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
JIR_BUILD=${JIR_BUILD:-$JIR_SOURCE/build}

say() { printf '%s\n' "$*" >&2; }

die() {
  say "error: $*"
  exit 1
}

# As many jobs as cores, but only as many as have 2 GB of free memory each: files that use MLIR need up to 1.5 GB.
jobs_that_fit() {
  local cores free_kb by_memory
  cores=$(nproc)
  free_kb=$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo 2>/dev/null)
  by_memory=$((${free_kb:-2000000} / 2000000))
  [ "$by_memory" -ge 1 ] || by_memory=1
  if [ "$by_memory" -lt "$cores" ]; then
    echo "$by_memory"
  else
    echo "$cores"
  fi
}

# has_option -DNAME=VALUE: whether the build folder was configured with it.
has_option() {
  local name=${1#-D}
  grep -qsx "${name%%=*}:[A-Z]*=${name#*=}" "$JIR_BUILD/CMakeCache.txt"
}

# configure_build [-DNAME=VALUE...]: makes the build folder if it is not there, and changes options to these where it has
# others. A folder that it makes has assertions, unless an option turns them off, and clang, unless CXX names another
# compiler: clang builds jir faster than g++, since its precompiled header is a fifth as large.
configure_build() {
  local option stale=
  [ -f "$JIR_BUILD/build.ninja" ] || stale=1
  for option in "$@"; do
    has_option "$option" || stale=1
  done
  [ "$stale" ] || return 0
  say "Configuring $JIR_BUILD"
  if [ ! -f "$JIR_BUILD/build.ninja" ]; then
    set -- -DJIR_ENABLE_ASSERTIONS=ON "$@"
    [ "${CXX:-}" ] || ! command -v clang++-22 >/dev/null || set -- -DCMAKE_CXX_COMPILER=clang++-22 "$@"
  fi
  cmake -G Ninja -S "$JIR_SOURCE" -B "$JIR_BUILD" "$@" >&2 || die "cmake could not configure the build; see above"
}

# build_targets TARGET...: builds them (all, without one) with the jobs that fit.
build_targets() {
  local jobs
  jobs=$(jobs_that_fit)
  say "Building in $JIR_BUILD with $jobs job(s)"
  ninja -C "$JIR_BUILD" -j "$jobs" "$@" >&2 || die "the build failed; see above"
}
