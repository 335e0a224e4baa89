package org.lexhub.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every package, built, installed and run. */
@Tag("packages")
class PackagesTest {
  private static final Pattern ENVIRONMENT = Pattern.compile("\"Env\":\\[([^]]*)]");
  private static final Pattern ENTRY = Pattern.compile("\"Entrypoint\":\\[([^]]*)]");

  @TempDir private static Path shared;
  private static Path packages = Path.of("none");
  private static Path data = Path.of("none");

  @TempDir private Path folder;

  @BeforeAll
  static void build() throws Exception {
    packages = Files.createDirectories(shared.resolve("packages"));
    ProcessBuilder builder =
        new ProcessBuilder(Programs.ROOT.resolve("app/packages/build").toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("LEXHUB_PACKAGES", packages.toString());
    Process process = builder.inheritIO().start();
    assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isZero();
    data = Programs.loadFixture(shared);
  }

  private static Path one(String glob) throws IOException {
    try (var files = Files.newDirectoryStream(packages, glob)) {
      return files.iterator().next();
    }
  }

  /** Copies the fixture's snapshot, so that servers don't share accounts. */
  private static void copyData(Path to) throws Exception {
    Files.createDirectories(to);
    Programs.succeed(
        to, "sh", "-c", "cp " + data + "/snapshot-*.lexhub " + data + "/CURRENT " + to);
  }

  private static Process start(Path folder, List<String> command) throws IOException {
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  @Test
  void checksumsHold() throws Exception {
    assertThat(Programs.succeed(packages, "sha256sum", "-c", "SHA256SUMS"))
        .contains(".tar.gz: OK", ".deb: OK", ".oci.tar: OK", ".jar: OK");
  }

  @Test
  void tarballRunsWithAnInstalledJdk() throws Exception {
    Programs.succeed(folder, "tar", "-xzf", one("*.tar.gz").toString(), "--strip-components=1");
    copyData(folder.resolve("served"));
    String lexhub = folder.resolve("bin/lexhub").toString();
    ProcessBuilder builder =
        new ProcessBuilder(
            lexhub, "demo", "--data", folder.resolve("served").toString(), "--port", "0");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process server = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try {
      assertDemoAnswers(server);
    } finally {
      Programs.stop(server);
    }
    assertThat(Programs.succeed(folder, lexhub, "help")).contains("  lexhub demo");
    assertThat(folder.resolve("data/small.toml")).exists();
    assertThat(folder.resolve("deploy/systemd/lexhub.service")).exists();
  }

  private static void assertDemoAnswers(Process server) throws Exception {
    List<String> lines = Programs.readUntil(server, "export LEXHUB_KEY=");
    String key = lines.getLast().strip().substring("export LEXHUB_KEY=".length());
    Programs.assertTranslates(Programs.port(lines), key);
  }

  /** The cache of the image comes from a training run, so the first build passes it on. */
  @Test
  void sameBytesAreBuiltAgain() throws Exception {
    Path again = Files.createDirectories(folder.resolve("again"));
    ProcessBuilder builder =
        new ProcessBuilder(Programs.ROOT.resolve("app/packages/build").toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("LEXHUB_PACKAGES", again.toString());
    builder.environment().put("LEXHUB_AOT", one("*.aot").toString());
    assertThat(builder.inheritIO().start().waitFor()).isZero();

    assertThat(Files.readString(again.resolve("SHA256SUMS")))
        .contains(".jar\n", ".tar.gz\n", ".deb\n", ".oci.tar\n", ".aot\n")
        .isEqualTo(Files.readString(packages.resolve("SHA256SUMS")));
  }

  @Test
  void debianPackageIsInstalledUpgradedAndRemoved() throws Exception {
    Programs.need("dpkg");
    Programs.needRoot();
    Path root = Files.createDirectories(folder.resolve("root"));
    String deb = one("*.deb").toString();
    installBase(root);

    dpkg(root, "--install", deb);
    Path toml = root.resolve("etc/lexhub/lexhub.toml");
    Files.writeString(toml, Files.readString(toml) + "scrub-hours = 0\n");
    Path kept = Files.writeString(root.resolve("var/lib/lexhub/accounts.db"), "kept");
    assertThat(Files.readString(root.resolve("etc/passwd"))).contains("\nlexhub:");
    assertThat(root.resolve("var/cache/lexhub/lexhub.aot")).isNotEmptyFile();
    assertThat(inRoot(root, "lexhub", "--version")).startsWith("lexhub ");
    assertThat(inRoot(root, "lexhub", "serve", "--show-config"))
        .contains("/var/lib/lexhub")
        .containsPattern("scrub-hours +0 +/etc/lexhub/lexhub.toml, line");
    Files.delete(kept);
    serveAsTheUnitDoes(root);
    Files.writeString(kept, "kept");

    dpkg(root, "--install", deb);
    assertThat(toml).content().contains("scrub-hours = 0");
    assertThat(kept).hasContent("kept");
    dpkg(root, "--remove", "lexhub");
    assertThat(root.resolve("usr/lib/lexhub/lexhub.jar")).doesNotExist();
    assertThat(toml).exists();
    dpkg(root, "--purge", "lexhub");
    assertThat(toml).doesNotExist();
    assertThat(kept).hasContent("kept");
  }

  /** Fills a root with the programs that maintainer scripts call, copied from this system. */
  private void installBase(Path root) throws Exception {
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
    Programs.succeed(folder, "sh", "-c", script, "sh", root.toString());
  }

  private void dpkg(Path root, String... arguments) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                "dpkg", "--root=" + root, "--force-depends", "--force-confold", "--log=/dev/null"));
    command.addAll(List.of(arguments));
    Programs.succeed(folder, mounted(root, command).toArray(String[]::new));
  }

  /** Runs a command in the root and returns its output. */
  private String inRoot(Path root, String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("chroot", root.toString()));
    command.addAll(List.of(arguments));
    return Programs.succeed(folder, mounted(root, command).toArray(String[]::new));
  }

  /** Returns a command that runs where the root has the file systems of a running system. */
  private static List<String> mounted(Path root, List<String> command) {
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
  private void serveAsTheUnitDoes(Path root) throws Exception {
    String unit = Files.readString(root.resolve("lib/systemd/system/lexhub.service"));
    Matcher start = Pattern.compile("(?m)^ExecStart=(.*)$").matcher(unit);
    assertThat(start.find()).isTrue();
    copyData(root.resolve("var/lib/lexhub"));
    inRoot(root, "chown", "-R", "lexhub", "/var/lib/lexhub");
    List<String> command =
        new ArrayList<>(List.of("chroot", "--userspec=lexhub", root.toString(), "/bin/sh", "-c"));
    command.add("LEXHUB_CONFIG=/etc/lexhub/lexhub.toml exec " + start.group(1) + " --port 0");
    Process server = start(folder, mounted(root, command));
    try {
      int port = Programs.port(Programs.readUntil(server, "Listening on"));
      assertThat(Programs.ask(port, "/health/ready", null, null).statusCode()).isEqualTo(200);
    } finally {
      Programs.stop(server);
    }
  }

  @Test
  void unitIsValid() throws Exception {
    Programs.need("systemd-analyze");
    Path unit = folder.resolve("lexhub.service");
    String text = Files.readString(Programs.ROOT.resolve("deploy/systemd/lexhub.service"));
    Files.writeString(unit, text.replaceFirst("ExecStart=\\S+", "ExecStart=/bin/true"));

    assertThat(Programs.succeed(folder, "systemd-analyze", "verify", unit.toString()))
        .doesNotContain("lexhub.service:");
    Programs.Ended security =
        Programs.run(
            folder,
            List.of(
                "systemd-analyze", "security", "--offline=yes", "--threshold=30", unit.toString()));
    assertThat(security.status()).as(security.out()).isZero();
  }

  @Test
  void imageRunsWithAReadOnlyRootWithoutRootOrShell() throws Exception {
    Programs.need("umoci");
    Programs.need("bwrap");
    Programs.needRoot();
    Path layout = Files.createDirectories(folder.resolve("layout"));
    Programs.succeed(folder, "tar", "-xf", one("*.oci.tar").toString(), "-C", layout.toString());
    assertDigests(layout);
    String tag = match("\"org.opencontainers.image.ref.name\":\"([^\"]*)\"", layout, "index.json");
    Programs.succeed(folder, "umoci", "unpack", "--rootless", "--image", "layout:" + tag, "bundle");
    Path root = folder.resolve("bundle/rootfs");
    assertThat(root.resolve("bin")).doesNotExist();
    assertThat(root.resolve("var/lib/dpkg/status.d")).isNotEmptyDirectory();

    String configuration = configuration(layout);
    assertThat(configuration)
        .contains("\"User\":\"10001:10001\"", "\"Volumes\":{\"/data\":{},\"/tmp\":{}}")
        .contains("\"Cmd\":[\"serve\"]");
    Path served = folder.resolve("served");
    copyData(served);
    Files.createDirectories(folder.resolve("tmp"));
    Programs.succeed(folder, "sh", "-c", "chown -R 10001:10001 served tmp");
    letOthersPass(folder.resolve("bundle"));
    List<String> command = new ArrayList<>(List.of("setpriv", "--reuid", "10001", "--regid"));
    command.addAll(List.of("10001", "--clear-groups", "bwrap", "--unshare-user", "--ro-bind"));
    command.addAll(List.of(root.toString(), "/", "--bind", served.toString(), "/data", "--bind"));
    command.addAll(List.of(folder.resolve("tmp").toString(), "/tmp", "--proc", "/proc", "--dev"));
    command.addAll(List.of("/dev", "--chdir", "/data", "--clearenv", "--die-with-parent"));
    for (String variable : strings(configuration, ENVIRONMENT)) {
      int equals = variable.indexOf('=');
      command.addAll(
          List.of("--setenv", variable.substring(0, equals), variable.substring(equals + 1)));
    }
    command.addAll(strings(configuration, ENTRY));
    command.addAll(List.of("demo", "--data", "/data", "--port", "0"));
    Process server = start(folder, command);
    try {
      assertDemoAnswers(server);
    } finally {
      Programs.stop(server);
    }
  }

  /** Lets users other than the owner of a temporary folder reach what is in it. */
  private static void letOthersPass(Path folder) throws Exception {
    for (Path up = folder; up != null && !up.equals(Path.of("/tmp")); up = up.getParent()) {
      Programs.succeed(folder, "chmod", "o+x", up.toString());
    }
  }

  private static List<String> strings(String text, Pattern list) {
    Matcher found = list.matcher(text);
    assertThat(found.find()).as(list.pattern()).isTrue();
    return Pattern.compile("\"([^\"]*)\"")
        .matcher(found.group(1))
        .results()
        .map(item -> item.group(1))
        .toList();
  }

  private static String match(String pattern, Path layout, String file) throws IOException {
    Matcher found = Pattern.compile(pattern).matcher(Files.readString(layout.resolve(file)));
    assertThat(found.find()).as(pattern).isTrue();
    return found.group(1);
  }

  /** Returns the configuration of the image, which its manifest names. */
  private static String configuration(Path layout) throws IOException {
    String manifest = "blobs/sha256/" + match("sha256:([0-9a-f]{64})", layout, "index.json");
    String config = "blobs/sha256/" + match("sha256:([0-9a-f]{64})", layout, manifest);
    return Files.readString(layout.resolve(config));
  }

  private static void assertDigests(Path layout) throws Exception {
    try (Stream<Path> blobs = Files.list(layout.resolve("blobs/sha256"))) {
      for (Path blob : blobs.toList()) {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(blob));
        assertThat(HexFormat.of().formatHex(digest))
            .isEqualTo(Objects.requireNonNull(blob.getFileName()).toString());
      }
    }
  }
}
