package org.lexhub.loader.locator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lexhub.loader.locator.Archives.deb;
import static org.lexhub.loader.locator.Archives.gzip;
import static org.lexhub.loader.locator.Archives.tar;
import static org.lexhub.loader.locator.Archives.utf8;
import static org.lexhub.loader.locator.Archives.zip;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.download.TransferListener;
import org.lexhub.loader.recipe.ExpectedFile;
import org.lexhub.loader.record.SourceFiles;

/** Gets packages by Maven, npm and apt, and says why they cannot be had. */
class PackageLocatorTest extends LocatorFixture {
  private Locator withMaven(Path maven) {
    return with(new PackagePrograms("", "", maven.toString()), false);
  }

  private Path program(String name, String script) throws IOException {
    Path client = write(name, utf8("#!/bin/sh\n" + script + "\n"));
    return Files.setPosixFilePermissions(client, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @Test
  void findsJarsOnTheClassPathAndInTheRepository() throws IOException {
    SourceFiles wordnet = open("maven:net.sf.extjwnl:extjwnl-data-wn30:1.2");
    assertThat(wordnet.names()).contains("net/sf/extjwnl/data/wordnet/wn30/data.noun");
    write("m2/org/some/thing/7/thing-7.jar", zip(Map.of("in.txt", utf8("x"))));
    assertThat(open("maven:org.some:thing:7").names()).containsExactly("in.txt");
    assertThatThrownBy(() -> open("maven:org.some:thing:8"))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContainingAll("no-such-maven was not found; install Maven", "thing-8.jar");
    assertThatThrownBy(() -> with("", "", true).open("maven:org.some:thing:8", Limits.DEFAULT))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContainingAll("maven:org.some:thing:8", "has not been downloaded", "thing-8");
    assertThatThrownBy(() -> open("maven:org.some")).hasMessageContaining("group:artifact");
  }

  @Test
  void runsMavenOnceAndFindsTheJarInTheRepository() throws IOException {
    write("made.jar", zip(Map.of("in.txt", utf8("x"))));
    Path maven =
        program(
            "mvn",
            "echo \"$@\" >"
                + folder
                + "/arguments\nfor last; do :; done\nd=${last#*=}/org/some/thing/9\n"
                + "mkdir -p $d; cp "
                + folder
                + "/made.jar $d/thing-9.jar");
    Locator with = withMaven(maven);
    assertThat(with.open("maven:org.some:thing:9", Limits.DEFAULT).names())
        .containsExactly("in.txt");
    assertThat(folder.resolve("arguments"))
        .content()
        .contains(":get -Dartifact=org.some:thing:9 -Dtransitive=false");
    Files.delete(maven);
    assertThat(with.open("maven:org.some:thing:9", Limits.DEFAULT).names())
        .containsExactly("in.txt");
  }

  @Test
  void saysWhyMavenFailed() throws IOException {
    Path failing =
        program(
            "mvn",
            "printf '\\033[0m'; echo '[ERROR] Failed: org.some:thing:jar:9 was not found'\n"
                + "echo '[ERROR] Re-run Maven with -e'\nexit 1");
    assertThatThrownBy(() -> withMaven(failing).open("maven:org.some:thing:9", Limits.DEFAULT))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContainingAll("(Failed: org.some:thing:jar:9 was not found)", "thing-9.jar");
    Path idle = program("mvn2", "exit 0");
    assertThatThrownBy(() -> withMaven(idle).open("maven:org.some:thing:9", Limits.DEFAULT))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContainingAll("did not put it at", "thing-9.jar");
  }

  @Test
  void checksArtifactsThatMavenDownloads() throws IOException {
    write("m2/org/some/thing/7/thing-7.jar", zip(Map.of("in.txt", utf8("x"))));
    Path idle = program("mvn", "exit 0");
    ExpectedFile other = new ExpectedFile("0".repeat(64), 7, null);
    assertThatThrownBy(
            () -> withMaven(idle).fetch("maven:org.some:thing:7", other, TransferListener.NONE))
        .hasMessageContainingAll("maven:org.some:thing:7", "not the expected one");
  }

  @Test
  void findsArtifactsThatWereMergedIntoAnotherJar() throws IOException {
    Path all =
        write(
            "all in one.jar",
            zip(
                Map.of(
                    "in.txt",
                    utf8("x"),
                    "META-INF/maven/org.some/thing/pom.properties",
                    utf8("version=7\n"))));
    try (URLClassLoader loader = new URLClassLoader(new URL[] {all.toUri().toURL()})) {
      assertThat(MavenPlace.merged(new String[] {"org.some", "thing", "7"}, loader)).isEqualTo(all);
      assertThat(MavenPlace.merged(new String[] {"org.some", "thing", "8"}, loader)).isNull();
      assertThat(MavenPlace.merged(new String[] {"org.some", "other", "7"}, loader)).isNull();
    }
  }

  @Test
  void takesPackagesFromTheCacheOrThroughTheClient() throws IOException {
    assertThatThrownBy(() -> open("npm:some-words@1.0.0"))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContaining("no-such-npm-client was not found; install npm");
    write("cache/npm/some-words-1.0.0.tgz", gzip(tar("package/w.json")));
    assertThat(open("npm:some-words@1.0.0").names()).containsExactly("package/w.json");
    assertThatThrownBy(() -> open("npm:some-words")).hasMessageContaining("name@version");
    assertThatThrownBy(() -> open("npm:../x@1.0")).hasMessageContaining("name@version");
    assertThatThrownBy(() -> with("npm", "", true).open("npm:b@1.0.0", Limits.DEFAULT))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContainingAll("npm:b@1.0.0", "has not been downloaded", "b-1.0.0.tgz");
  }

  @Test
  void runsTheClientOnceAndKeepsThePackage() throws IOException {
    write("made.tgz", gzip(tar("package/w.json")));
    Path client = program("npm", "cp " + folder + "/made.tgz ./scope-words-2.0.0.tgz");
    Locator with = with(client.toString(), "", false);
    String spec = "npm:@scope/words@2.0.0";
    assertThat(with.open(spec, Limits.DEFAULT).names()).containsExactly("package/w.json");
    Files.delete(client);
    assertThat(with.open(spec, Limits.DEFAULT).names()).containsExactly("package/w.json");
    assertThat(folder.resolve("cache/npm")).isDirectoryContaining("glob:**/*.tgz");
    try (var list = Files.list(folder.resolve("cache/npm"))) {
      assertThat(list).hasSize(1);
    }
  }

  @Test
  void saysWhyTheClientFailed() throws IOException {
    Path client = program("npm", "echo no such package\nexit 1");
    Locator with = with(client.toString(), "", false);
    assertThatThrownBy(() -> with.open("npm:words@1.0.0", Limits.DEFAULT))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContaining("no such package");
  }

  @Test
  void runsAptOnceAndKeepsThePackage() throws IOException {
    write("made.deb", deb("data.tar", tar("./usr/a.index")));
    Path apt =
        program(
            "apt",
            "test \"$1\" = download || exit 3\n"
                + "for last; do :; done\n"
                + "cp "
                + folder
                + "/made.deb \"./${last}_1%3a2_all.deb\"");
    Locator with = with("", apt.toString(), false);
    assertThat(with.open("deb:dict-words", Limits.DEFAULT).names()).containsExactly("usr/a.index");
    Files.delete(apt);
    assertThat(with.open("deb:dict-words", Limits.DEFAULT).names()).containsExactly("usr/a.index");
    assertThatThrownBy(() -> with.open("deb:dict-words=2", Limits.DEFAULT))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContainingAll("deb:dict-words=2", "was not found", "dict-words=2.deb");
    Path failing = program("apt2", "echo 'E: Unable to locate package gone' >&2; exit 100");
    assertThatThrownBy(() -> with("", failing.toString(), false).open("deb:gone", Limits.DEFAULT))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContainingAll("Unable to locate package gone", "apt-get update");
  }

  @Test
  void checksPackagesThatProgramsDownload() throws IOException {
    write("made.deb", deb("data.tar", tar("./usr/a.index")));
    Path apt = program("apt", "cp " + folder + "/made.deb a.deb");
    ExpectedFile other = new ExpectedFile("0".repeat(64), -1, null);
    assertThatThrownBy(
            () -> with("", apt.toString(), false).fetch("deb:words", other, TransferListener.NONE))
        .hasMessageContainingAll("deb:words", "not the expected one", "SHA-256");
    assertThat(folder.resolve("cache/deb/words.deb")).doesNotExist();
  }
}
