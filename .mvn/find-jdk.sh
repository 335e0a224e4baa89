# shellcheck shell=sh
# Sourced by ./mvnw and ./lexhub. find_jdk sets and exports JAVA_HOME to a JDK 25 or newer, or prints one line that says
# what to install and returns 1. LEXHUB_JDK_FOLDERS replaces the searched folders (patterns separated by spaces).

lexhub_jdk_minimum=25

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

find_jdk() {
  lexhub_folders=${LEXHUB_JDK_FOLDERS-"/usr/lib/jvm/* /usr/java/* /opt/* $HOME/.sdkman/candidates/java/* $HOME/.jdks/* /Library/Java/JavaVirtualMachines/*/Contents/Home"}
  lexhub_on_path=$(lexhub_jdk_of_path) || lexhub_on_path=
  # shellcheck disable=SC2086 # the patterns must be expanded
  for lexhub_candidate in "${JAVA_HOME:-}" "$lexhub_on_path" $lexhub_folders; do
    [ -n "$lexhub_candidate" ] || continue
    if lexhub_jdk_fits "$lexhub_candidate"; then
      JAVA_HOME=$lexhub_candidate
      export JAVA_HOME
      return 0
    fi
  done
  echo "Lexhub needs a JDK $lexhub_jdk_minimum or newer: install one (for example Eclipse Temurin $lexhub_jdk_minimum, https://adoptium.net) or set JAVA_HOME to it." >&2
  return 1
}
