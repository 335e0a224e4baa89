package org.lexhub.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
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

  private static final Pattern USED = Pattern.compile("\"used\": ?(\\d+)");

  /** The lowest byte of the format version in the header of a snapshot. */
  private static final int FORMAT_BYTE = 12;

  @TempDir private static Path shared;
  private static Path packages = Path.of("none");
  private static Path data = Path.of("none");

  @TempDir private Path folder;

  @BeforeAll
  static void build() throws Exception {
    packages = Files.createDirectories(shared.resolve("packages"));
    Process process = building(packages).start();
    assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isZero();
    data = Programs.loadFixture(shared);
  }

  /** Returns the build of packages in a folder, which compresses little because that is faster. */
  private static ProcessBuilder building(Path to) {
    ProcessBuilder builder =
        new ProcessBuilder(Programs.ROOT.resolve("app/packages/build").toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("LEXHUB_PACKAGES", to.toString());
    builder.environment().put("LEXHUB_GZIP_LEVEL", "1");
    return builder.inheritIO();
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
    ProcessBuilder builder = building(again);
    builder.environment().put("LEXHUB_AOT", one("*.aot").toString());
    assertThat(builder.start().waitFor()).isZero();

    assertThat(Files.readString(again.resolve("SHA256SUMS")))
        .contains(".jar\n", ".tar.gz\n", ".deb\n", ".oci.tar\n", ".aot\n")
        .isEqualTo(Files.readString(packages.resolve("SHA256SUMS")));
  }

  @Test
  void debianPackageIsInstalledUpgradedAndRemoved() throws Exception {
    Programs.need("dpkg");
    Programs.needRoot();
    Path root = folder.resolve("root");
    DebianRoot debian = DebianRoot.create(root);
    String deb = one("*.deb").toString();

    debian.dpkg("--install", deb);
    Path toml = root.resolve("etc/lexhub/lexhub.toml");
    Files.writeString(toml, Files.readString(toml) + "scrub-hours = 0\n");
    Path kept = Files.writeString(root.resolve("var/lib/lexhub/accounts.db"), "kept");
    assertThat(Files.readString(root.resolve("etc/passwd"))).contains("\nlexhub:");
    assertThat(root.resolve("var/cache/lexhub/lexhub.aot")).isNotEmptyFile();
    assertThat(debian.run("lexhub", "--version")).startsWith("lexhub ");
    assertThat(debian.run("lexhub", "serve", "--show-config"))
        .contains("/var/lib/lexhub")
        .containsPattern("scrub-hours +0 +/etc/lexhub/lexhub.toml, line");
    Files.delete(kept);
    copyData(root.resolve("var/lib/lexhub"));
    debian.serve(port -> assertThat(status(port, "/health/ready")).isEqualTo(200));
    Files.writeString(kept, "kept");

    debian.installWithoutCache(deb);
    assertThat(toml).content().contains("scrub-hours = 0");
    assertThat(kept).hasContent("kept");
    debian.dpkg("--remove", "lexhub");
    assertThat(root.resolve("usr/lib/lexhub/lexhub.jar")).doesNotExist();
    assertThat(toml).exists();
    debian.dpkg("--purge", "lexhub");
    assertThat(toml).doesNotExist();
    assertThat(kept).hasContent("kept");
  }

  private static int status(int port, String path) throws Exception {
    return Programs.ask(port, path, null, null).statusCode();
  }

  /** An older package is the present one with a lower version and other settings. */
  @Test
  void anUpgradeAndTheWayBackKeepAccountsSettingsAndSnapshots() throws Exception {
    Programs.need("dpkg");
    Programs.needRoot();
    Path root = folder.resolve("root");
    DebianRoot debian = DebianRoot.create(root);
    Path toml = root.resolve("etc/lexhub/lexhub.toml");
    Path variables = root.resolve("etc/default/lexhub");
    Path served = root.resolve("var/lib/lexhub");
    String older = older("0.0.9");

    debian.installWithoutCache(older);
    String present = Files.readString(variables).replace("# Of the older version.\n", "");
    Files.writeString(toml, Files.readString(toml) + "scrub-hours = 0\n");
    copyData(served);
    debian.run("chown", "-R", "lexhub", "/var/lib/lexhub");
    String key = debian.asUser("lexhub", "keys", "create", "--plan", "free").strip();
    AtomicLong used = new AtomicLong();
    debian.serve(port -> assertKnows(port, key, used));

    debian.installWithoutCache(one("*.deb").toString());
    assertThat(debian.version()).isNotEqualTo("0.0.9");
    assertThat(toml).content().endsWith("scrub-hours = 0\n");
    assertThat(variables).as("what the operator left is replaced").hasContent(present);
    debian.serve(port -> assertKnows(port, key, used));
    String later = debian.asUser("lexhub", "keys", "create", "--plan", "free").strip();

    debian.installWithoutCache(older);
    assertThat(debian.version()).isEqualTo("0.0.9");
    assertThat(toml).content().endsWith("scrub-hours = 0\n");
    debian.serve(port -> {
      assertKnows(port, key, used);
      assertKnows(port, later, new AtomicLong());
    });
    assertNewerFilesAreRefused(debian, served);
  }

  /** Asks with a key, whose units since the month began grow over all versions. */
  private static void assertKnows(int port, String key, AtomicLong before) throws Exception {
    assertThat(status(port, "/health/ready")).isEqualTo(200);
    Programs.assertTranslates(port, key);
    String usage = Programs.ask(port, "/v1/usage", key, null).body();
    Matcher used = USED.matcher(usage);
    assertThat(used.find()).as(usage).isTrue();
    long units = Long.parseLong(used.group(1));
    assertThat(units).isGreaterThan(before.getAndSet(units));
  }

  /** What a program says that came back after a newer one changed the formats. */
  private static void assertNewerFilesAreRefused(DebianRoot debian, Path served) throws Exception {
    String own = Files.readString(served.resolve("CURRENT")).strip();
    byte[] bytes = Files.readAllBytes(served.resolve(own));
    Path other = served.resolve("snapshot-00000000000000aa.lexhub");
    Files.writeString(served.resolve("CURRENT"), other.getFileName() + "\n");
    Files.writeString(served.resolve("PREVIOUS"), own + "\n");
    bytes[FORMAT_BYTE]--;
    Files.write(other, bytes);
    assertThat(debian.fail("lexhub", "verify", "/var/lib/lexhub"))
        .contains("the file is too old. Build it again with 'lexhub load'.");
    bytes[FORMAT_BYTE] = (byte) (bytes[FORMAT_BYTE] + 2);
    Files.write(other, bytes);
    assertThat(debian.fail("lexhub", "verify", "/var/lib/lexhub"))
        .contains("the file is too new. Use a newer Lexhub.");
    debian.serve(port -> {
      HttpResponse<String> ready = Programs.ask(port, "/health/ready", null, null);
      assertThat(ready.statusCode()).as("the older one is served").isEqualTo(200);
      assertThat(ready.body()).contains("the file is too new");
    });
    assertThat(debian.asUser("lexhub", "rollback", "/var/lib/lexhub"))
        .contains(own + " is current again");

    Path accounts = served.resolve("accounts.db");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + accounts);
        Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA user_version = 99");
    }
    debian.run("chown", "-R", "lexhub", "/var/lib/lexhub");
    assertThat(debian.fail("lexhub", "serve", "--port", "0"))
        .contains("written by a newer Lexhub (schema 99)", "Install the newer version again");
  }

  private String older(String version) throws Exception {
    String script =
        """
        set -eu
        dpkg-deb --raw-extract "$1" older
        sed -i "s/^Version: .*/Version: $2/" older/DEBIAN/control
        echo '# Of the older version.' >> older/etc/default/lexhub
        dpkg-deb --root-owner-group -Zgzip -z1 --build older older.deb
        """;
    Programs.succeed(folder, "sh", "-c", script, "sh", one("*.deb").toString(), version);
    return folder.resolve("older.deb").toString();
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
