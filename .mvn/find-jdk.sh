# shellcheck shell=sh
# Sourced by ./mvnw and ./lexhub. find_jdk sets and exports JAVA_HOME to a JDK 25 or newer. Where there is none, it
# fetches Eclipse Temurin once into ~/.lexhub/jdk and verifies it, or prints one line that says what to install and
# returns 1. search_jdk does the same without fetching or printing. Settings in the environment:
#   LEXHUB_JDK=none      never fetch
#   LEXHUB_JDK_URL       another address of the archive, such as a mirror
#   LEXHUB_JDK_SHA256    the checksum of the archive there, if it is not the one below
#   LEXHUB_JDK_FOLDERS   the folders to search instead of the usual ones (patterns separated by spaces)

lexhub_jdk_minimum=25
lexhub_temurin=25.0.4_7

# Prints the feature release of the JDK in folder $1 (25 for 25.0.1). Fails if there is no complete JDK.
lexhub_jdk_release() {
  [ -x "$1/bin/javac" ] && [ -x "$1/bin/java" ] && [ -r "$1/release" ] || return 1
  sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
}

# Succeeds if folder $1 contains a JDK that is new enough.
lexhub_jdk_fits() {
  lexhub_release=$(lexhub_jdk_release "$1") || return 1
  [ "${lexhub_release:-0}" -ge "$lexhub_jdk_minimum" ]
}

# Prints the JDK folder of the java on PATH, following links.
lexhub_jdk_of_path() {
  lexhub_java=$(command -v java) || return 1
  while [ -L "$lexhub_java" ]; do
    lexhub_link=$(readlink "$lexhub_java")
    case $lexhub_link in
      /*) lexhub_java=$lexhub_link ;;
      *) lexhub_java=$(dirname "$lexhub_java")/$lexhub_link ;;
    esac
  done
  (cd "$(dirname "$lexhub_java")/.." && pwd -P)
}

# Sets JAVA_HOME to the first of these folders that contains a JDK that is new enough.
lexhub_use_first_jdk() {
  for lexhub_candidate in "$@"; do
    [ -n "$lexhub_candidate" ] || continue
    if lexhub_jdk_fits "$lexhub_candidate"; then
      JAVA_HOME=$lexhub_candidate
      export JAVA_HOME
      return 0
    fi
  done
  return 1
}

search_jdk() {
  lexhub_folders=${LEXHUB_JDK_FOLDERS-"/usr/lib/jvm/* /usr/java/* /opt/* $HOME/.sdkman/candidates/java/* $HOME/.jdks/* /Library/Java/JavaVirtualMachines/*/Contents/Home"}
  lexhub_on_path=$(lexhub_jdk_of_path) || lexhub_on_path=
  # shellcheck disable=SC2086 # the patterns must be expanded
  lexhub_use_first_jdk "${JAVA_HOME:-}" "$lexhub_on_path" $lexhub_folders ||
    lexhub_use_first_jdk "$HOME"/.lexhub/jdk/* "$HOME"/.lexhub/jdk/*/Contents/Home
}

# Prints the checksum of Temurin's archive for this machine and its name, such as "aarch64_linux". Fails if there is none.
lexhub_temurin_here() {
  case "$(uname -s) $(uname -m)" in
    "Linux x86_64") lexhub_sum="e58fcdcd637b25c03ca84cbbcefc70d11efb8f4b4cbd05decc9f661769d77f94 x64_linux" ;;
    "Linux aarch64") lexhub_sum="621f7196f0b682fb557da58bec89bd7dfe5419811fe1c0ba75c9cc8432f084c7 aarch64_linux" ;;
    "Darwin x86_64") lexhub_sum="a5ac9c46dad47ac06df35e36d096913195d8da1f3f71918828bcc2cfe33869b7 x64_mac" ;;
    "Darwin arm64") lexhub_sum="5a101c54abf5a9f16c0f70d8c38ba99e6567c1ba213378f0bb04497284f051bd aarch64_mac" ;;
    *) return 1 ;;
  esac
  for lexhub_musl in /lib/ld-musl-*; do # the archive for Linux needs the GNU C library
    [ ! -e "$lexhub_musl" ] || return 1
  done
  echo "$lexhub_sum"
}

lexhub_sha256_of() {
  if command -v sha256sum >/dev/null 2>&1; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# Downloads address $1 to file $2, with a progress bar on a terminal.
lexhub_download() {
  if command -v curl >/dev/null 2>&1; then
    if [ -t 2 ]; then curl -fL --progress-bar -o "$2" "$1"; else curl -fsSL -o "$2" "$1"; fi
  else
    wget -q -O "$2" "$1"
  fi
}

# Prints what is wrong and what to install, in one line, and fails.
lexhub_no_jdk() {
  echo "Lexhub needs a JDK $lexhub_jdk_minimum or newer$1: install one (for example Eclipse Temurin $lexhub_jdk_minimum, https://adoptium.net) or set JAVA_HOME to it." >&2
  return 1
}

# Fetches Temurin into ~/.lexhub/jdk. What is incomplete or not as expected is discarded.
lexhub_fetch_jdk() {
  [ "${LEXHUB_JDK:-}" != none ] || { lexhub_no_jdk ", and LEXHUB_JDK=none forbids to fetch one"; return 1; }
  lexhub_here=$(lexhub_temurin_here) || { lexhub_no_jdk ", and none can be fetched for this system"; return 1; }
  command -v curl >/dev/null 2>&1 || command -v wget >/dev/null 2>&1 ||
    { lexhub_no_jdk ", and curl or wget to fetch it"; return 1; }
  lexhub_version=$(echo "$lexhub_temurin" | sed 's/_/+/')
  lexhub_url=${LEXHUB_JDK_URL:-https://github.com/adoptium/temurin25-binaries/releases/download/jdk-$(echo "$lexhub_version" | sed 's/+/%2B/')/OpenJDK25U-jdk_${lexhub_here#* }_hotspot_$lexhub_temurin.tar.gz}
  lexhub_expected=${LEXHUB_JDK_SHA256:-${lexhub_here% *}}
  echo "Fetching Eclipse Temurin $lexhub_version (once, 140 MB) from $lexhub_url into $HOME/.lexhub/jdk; LEXHUB_JDK=none forbids this" >&2
  mkdir -p "$HOME/.lexhub/jdk" && lexhub_part=$(mktemp -d "$HOME/.lexhub/jdk/.part.XXXXXX") ||
    { lexhub_no_jdk ", and $HOME/.lexhub/jdk cannot be written"; return 1; }
  lexhub_why=
  if ! lexhub_download "$lexhub_url" "$lexhub_part/jdk.tar.gz"; then
    lexhub_why=", and $lexhub_url could not be fetched"
  elif [ "$(lexhub_sha256_of "$lexhub_part/jdk.tar.gz")" != "$lexhub_expected" ]; then
    lexhub_why=", and the SHA-256 of $lexhub_url is not $lexhub_expected, so the archive was discarded"
  elif ! mkdir "$lexhub_part/jdk" || ! tar -xzf "$lexhub_part/jdk.tar.gz" -C "$lexhub_part/jdk"; then
    lexhub_why=", and $lexhub_url could not be unpacked"
  else
    # The archive has one folder. Another start may have put it there meanwhile.
    mv "$lexhub_part"/jdk/* "$HOME/.lexhub/jdk/" 2>/dev/null || :
  fi
  rm -rf "$lexhub_part"
  [ -z "$lexhub_why" ] || { lexhub_no_jdk "$lexhub_why"; return 1; }
  search_jdk || lexhub_no_jdk ", and $lexhub_url has none"
}

find_jdk() {
  search_jdk || lexhub_fetch_jdk
}
