package org.lexhub.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A folder with a minimal Debian system, in which a package is installed and its programs run. */
final class DebianRoot {
  private final Path root;

  private DebianRoot(Path root) {
    this.root = root;
  }

  /** Talks to a server. */
  interface Talk {
    /** Asks a server on a port of the loopback address. */
    void with(int port) throws Exception;
  }

  /** Fills a root with the programs that maintainer scripts call, copied from this system. */
  static DebianRoot create(Path root) throws Exception {
    String script =
        """
        set -eu
        cd "$1"
        mkdir -p usr/bin usr/sbin usr/lib usr/lib64 etc proc dev tmp var/lib/dpkg/info var/lib/dpkg/updates var/log
        ln -s usr/bin usr/sbin usr/lib usr/lib64 .
        touch var/lib/dpkg/status var/lib/dpkg/available
        chmod 1777 tmp
        : > dev/null
        echo root:x:0:0:root:/root:/bin/sh > etc/passwd
        echo root:x:0: > etc/group
        printf '%s\\n' 'passwd: files' 'group: files' > etc/nsswitch.conf
        for program in sh mkdir chown chgrp chmod rm mv dirname readlink cat sed cut uname getent systemd-sysusers; do
          path=$(command -v $program)
          mkdir -p "./$(dirname "$path")"
          cp -L "$path" ".$path"
          ldd "$path" | grep -oE '/[^ ]+' | while read -r library; do
            mkdir -p "./$(dirname "$library")"
            cp -L "$library" ".$library"
          done
        done
        for library in libc libm libdl libpthread librt; do
          find /lib/$(uname -m)-linux-gnu -name "$library.so.*" | while read -r file; do
            mkdir -p "./$(dirname "$file")"
            cp -L "$file" ".$file"
          done
        done
        """;
    Files.createDirectories(root);
    Programs.succeed(root, "sh", "-c", script, "sh", root.toString());
    return new DebianRoot(root);
  }

  /** Installs a package without the cache of classes, which takes most of the time. */
  void installWithoutCache(String file) throws Exception {
    dpkg(List.of("env", "LEXHUB_AOT=none"), "--install", file);
  }

  /** Runs dpkg, which asks nothing: it keeps settings that an operator changed. */
  void dpkg(String... arguments) throws Exception {
    dpkg(List.of(), arguments);
  }

  private void dpkg(List<String> before, String... arguments) throws Exception {
    List<String> command = new ArrayList<>(before);
    command.addAll(
        List.of("dpkg", "--root=" + root, "--force-depends", "--force-confold", "--log=/dev/null"));
    command.addAll(List.of(arguments));
    succeed(command);
  }

  /** Returns the version of the installed package. */
  String version() throws Exception {
    return Programs.succeed(
            root, "dpkg-query", "--root=" + root, "--show", "--showformat=${Version}", "lexhub")
        .strip();
  }

  private String succeed(List<String> command) throws Exception {
    return Programs.succeed(root, mounted(command).toArray(String[]::new));
  }

  private List<String> inside(List<String> options, String... arguments) {
    List<String> command = new ArrayList<>(List.of("chroot"));
    command.addAll(options);
    command.add(root.toString());
    command.addAll(List.of(arguments));
    return command;
  }

  /** Runs a command in the root and returns its output. */
  String run(String... arguments) throws Exception {
    return succeed(inside(List.of(), arguments));
  }

  /** Runs a command as the user of the package and returns its output. */
  String asUser(String... arguments) throws Exception {
    return succeed(inside(List.of("--userspec=lexhub"), arguments));
  }

  /** Runs a command as the user of the package that must fail, and returns its output. */
  String fail(String... arguments) throws Exception {
    Programs.Ended ended =
        Programs.run(root, mounted(inside(List.of("--userspec=lexhub"), arguments)));
    assertThat(ended.status()).as(ended.out()).isNotZero();
    return ended.out();
  }

  /** Returns a command that runs where the root has the file systems of a running system. */
  private List<String> mounted(List<String> command) {
    List<String> whole =
        new ArrayList<>(
            List.of(
                "unshare",
                "--mount",
                "sh",
                "-c",
                "root=$1; shift; mount --bind /proc $root/proc; mount --bind /dev $root/dev; exec \"$@\"",
                "sh",
                root.toString()));
    whole.addAll(command);
    return whole;
  }

  /** Runs the command line of the unit as the user of the package. */
  void serve(Talk talk) throws Exception {
    String unit = Files.readString(root.resolve("lib/systemd/system/lexhub.service"));
    Matcher start = Pattern.compile("(?m)^ExecStart=(.*)$").matcher(unit);
    assertThat(start.find()).isTrue();
    run("chown", "-R", "lexhub", "/var/lib/lexhub");
    Process server =
        start(
            mounted(
                inside(
                    List.of("--userspec=lexhub"),
                    "/bin/sh",
                    "-c",
                    "LEXHUB_CONFIG=/etc/lexhub/lexhub.toml exec " + start.group(1) + " --port 0")));
    try {
      talk.with(Programs.port(Programs.readUntil(server, "Listening on")));
    } finally {
      Programs.stop(server);
    }
  }

  private Process start(List<String> command) throws IOException {
    return new ProcessBuilder(command)
        .directory(root.toFile())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }
}
