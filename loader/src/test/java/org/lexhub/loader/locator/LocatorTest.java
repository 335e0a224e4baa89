package org.lexhub.loader.locator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.ar.ArArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.record.SourceFiles;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/** Opens files in every form that a locator supports, and damaged and missing ones. */
class LocatorTest {
  @TempDir private Path folder;
  private Locator locator = new Locator(Path.of("."));

  @BeforeEach
  void places() {
    locator =
        new Locator(folder, folder.resolve("m2"), folder.resolve("cache"), "no-such-npm-client");
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(content);
    }
    return out.toByteArray();
  }

  private Path write(String name, byte[] content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.resolveSibling("."));
    return Files.write(file, content);
  }

  @Test
  void archivesAreRecognisedByTheirSuffix() {
    assertThat(ArchiveFormat.of(Path.of("a.tar.XZ"))).isEqualTo(ArchiveFormat.TAR_XZ);
    assertThat(ArchiveFormat.of(Path.of("a.tar.gz"))).isEqualTo(ArchiveFormat.TAR_GZ);
    assertThat(ArchiveFormat.of(Path.of("a.jar"))).isEqualTo(ArchiveFormat.JAR);
    assertThat(ArchiveFormat.of(Path.of("a.txt.gz"))).isNull();
    assertThat(Compression.strip("a.txt.gz")).isEqualTo("a.txt");
    assertThat(Compression.strip("a.tgz")).isEqualTo("a.tgz");
  }

  private SourceFiles open(String text) throws IOException {
    return locator.open(text, Limits.DEFAULT);
  }

  private static String text(SourceFiles files, String name) throws IOException {
    try (InputStream in = files.open(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static byte[] zip(Map<String, byte[]> entries) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        ZipEntry header = new ZipEntry(entry.getKey());
        header.setTimeLocal(LocalDateTime.of(2020, 2, 2, 2, 2, 2));
        zip.putNextEntry(header);
        zip.write(entry.getValue());
      }
    }
    return out.toByteArray();
  }

  private static byte[] tar(String... names) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (TarArchiveOutputStream tar = new TarArchiveOutputStream(out)) {
      for (String name : names) {
        byte[] content = utf8("in " + name);
        TarArchiveEntry entry = new TarArchiveEntry(name);
        entry.setSize(content.length);
        entry.setModTime(FileTime.from(Instant.parse("2021-01-01T00:00:00Z")));
        tar.putArchiveEntry(entry);
        tar.write(content);
        tar.closeArchiveEntry();
      }
    }
    return out.toByteArray();
  }

  private static byte[] debianPackage(String data, byte[] content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ArArchiveOutputStream ar = new ArArchiveOutputStream(out)) {
      for (Map.Entry<String, byte[]> member :
          Map.of("debian-binary", utf8("2.0\n"), data, content).entrySet()) {
        ar.putArchiveEntry(new ArArchiveEntry(member.getKey(), member.getValue().length));
        ar.write(member.getValue());
        ar.closeArchiveEntry();
      }
    }
    return out.toByteArray();
  }

  @Test
  void readsDebianPackages() throws IOException {
    write("one.deb", debianPackage("data.tar.gz", gzip(tar("./usr/b.txt", "./usr/a.txt"))));
    write("two.deb", debianPackage("data.tar", tar("./usr/c.txt")));
    write("bad.deb", utf8("no package"));
    write("old.deb", debianPackage("data.tar.lzma", utf8("x")));
    SourceFiles one = open("file:one.deb");
    assertThat(one.names()).containsExactly("usr/a.txt", "usr/b.txt");
    assertThat(one.storedNames()).containsExactly("usr/b.txt", "usr/a.txt");
    SourceFiles both = open("file:{one,two}.deb");
    assertThat(both.names()).containsExactly("usr/a.txt", "usr/b.txt", "usr/c.txt");
    assertThat(text(both, "usr/c.txt")).isEqualTo("in ./usr/c.txt");
    assertThat(both.totalBytes()).isPositive();
    assertThatThrownBy(() -> open("file:bad.deb")).hasMessageContaining("bad.deb");
    assertThatThrownBy(() -> open("file:old.deb")).hasMessageContaining("gzip and xz");
    assertThatThrownBy(() -> both.open("none")).isInstanceOf(IOException.class);
  }

  @Test
  void readsAFolderWithPackedFilesInOrder() throws IOException {
    write("d/b.txt", utf8("plain"));
    write("d/sub/a.txt.gz", gzip(utf8("packed")));
    write("d/forms.csv.zip", zip(Map.of("forms.csv", utf8("zipped"))));
    ByteArrayOutputStream xz = new ByteArrayOutputStream();
    try (OutputStream out = new XZOutputStream(xz, new LZMA2Options(1))) {
      out.write(utf8("tight"));
    }
    write("d/c.txt.xz", xz.toByteArray());
    write("d/.hidden", utf8("no"));
    SourceFiles files = open("file:d");
    assertThat(files.names()).containsExactly("b.txt", "c.txt", "forms.csv", "sub/a.txt");
    assertThat(text(files, "b.txt")).isEqualTo("plain");
    assertThat(text(files, "sub/a.txt")).isEqualTo("packed");
    assertThat(text(files, "c.txt")).isEqualTo("tight");
    assertThat(text(files, "forms.csv")).isEqualTo("zipped");
    assertThat(files.bytesRead()).isPositive().isLessThanOrEqualTo(files.totalBytes());
    assertThatThrownBy(() -> files.open("none")).hasMessageContaining("none");
  }

  @Test
  void readsASingleFileAndAGlob() throws IOException {
    write("w/fra/wn-data-fra.tab.gz", gzip(utf8("f")));
    write("w/wn-data-top.tab", utf8("t"));
    write("w/fra/LICENSE", utf8("l"));
    assertThat(open("file:w/fra/wn-data-fra.tab.gz").names()).containsExactly("wn-data-fra.tab");
    assertThat(open("file:w/**/wn-data-*.tab*").names())
        .containsExactly("fra/wn-data-fra.tab", "wn-data-top.tab");
    assertThatThrownBy(() -> open("file:w/**/*.xml"))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContaining("nothing in");
    assertThatThrownBy(() -> open("file:gone/x.gz"))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContaining("gone");
  }

  @Test
  void readsZipArchives() throws IOException {
    write("a.zip", zip(Map.of("x/../../e.txt", utf8("e"), "y/f.txt.gz", gzip(utf8("f")))));
    SourceFiles files = open("file:a.zip");
    assertThat(files.names()).containsExactly("e.txt", "y/f.txt");
    assertThat(text(files, "y/f.txt")).isEqualTo("f");
    assertThat(text(files, "e.txt")).isEqualTo("e");
    assertThat(files.newestModification()).isEqualTo(Instant.parse("2020-02-02T02:02:02Z"));
    write("b.zip", utf8("no zip"));
    assertThatThrownBy(() -> open("file:b.zip")).hasMessageContaining("b.zip");
  }

  @Test
  void endingsCountInAnyCase() throws IOException {
    write("A.TGZ", gzip(tar("p/a.txt")));
    assertThat(open("file:A.TGZ").names()).containsExactly("p/a.txt");
  }

  @Test
  void limitsBeyondAnIntAreTheLargest() throws IOException {
    Limits limits = Limits.of(Map.of("max_entries", "4294967297", "max_ratio", "4294967297"));
    assertThat(limits).isEqualTo(new Limits(64L << 30, Integer.MAX_VALUE, Integer.MAX_VALUE));
  }

  @Test
  void readsTarArchivesInAnyOrder() throws IOException {
    write("a.tgz", gzip(tar("p/z.txt", "p/a.txt", "./m.txt")));
    SourceFiles files = open("file:a.tgz");
    assertThat(files.names()).containsExactly("m.txt", "p/a.txt", "p/z.txt");
    assertThat(files.newestModification()).isEqualTo(Instant.parse("2021-01-01T00:00:00Z"));
    for (String name : new String[] {"p/z.txt", "m.txt", "p/a.txt", "p/a.txt"}) {
      assertThat(text(files, name)).endsWith(name);
    }
    try (InputStream first = files.open("p/z.txt");
        InputStream second = files.open("p/a.txt")) {
      assertThat(second.readAllBytes()).isEqualTo(utf8("in p/a.txt"));
      assertThat(first.readAllBytes()).isEqualTo(utf8("in p/z.txt"));
    }
  }

  @Test
  void stopsBombsWithAClearError() throws IOException {
    write("bomb.gz", gzip(new byte[70 << 20]));
    SourceFiles files = open("file:bomb.gz");
    assertThatThrownBy(
            () -> {
              try (InputStream in = files.open("bomb")) {
                in.transferTo(OutputStream.nullOutputStream());
              }
            })
        .isInstanceOf(IOException.class)
        .hasMessageContaining("200 times its size");
    Limits small = new Limits(10, 2, 200);
    write("s.gz", gzip(new byte[11]));
    assertThatThrownBy(() -> locator.open("file:s.gz", small).open("s").readAllBytes())
        .hasMessageContaining("max_bytes");
    write("three.tar", tar("a", "b", "c"));
    assertThatThrownBy(() -> locator.open("file:three.tar", new Limits(1 << 20, 2, 200)))
        .hasMessageContaining("max_entries");
    assertThatThrownBy(() -> Limits.of(Map.of("max_bytes", "many")))
        .hasMessageContaining("max_bytes");
  }

  @Test
  void namesDamagedFiles() throws IOException {
    write("bad.gz", utf8("plain text"));
    assertThatThrownBy(() -> open("file:bad.gz").open("bad")).hasMessageContaining("bad.gz");
  }

  @Test
  void findsJarsOnTheClassPathAndInTheRepository() throws IOException {
    SourceFiles wordnet = open("maven:net.sf.extjwnl:extjwnl-data-wn30:1.2");
    assertThat(wordnet.names()).contains("net/sf/extjwnl/data/wordnet/wn30/data.noun");
    write("m2/org/some/thing/7/thing-7.jar", zip(Map.of("in.txt", utf8("x"))));
    assertThat(open("maven:org.some:thing:7").names()).containsExactly("in.txt");
    assertThatThrownBy(() -> open("maven:org.some:thing:8"))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContaining("dependency:get -Dartifact=org.some:thing:8");
    assertThatThrownBy(() -> open("maven:org.some")).hasMessageContaining("group:artifact");
  }

  @Test
  void takesPackagesFromTheCacheOrThroughTheClient() throws IOException {
    assertThatThrownBy(() -> open("npm:some-words@1.0.0"))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContaining("no npm client");
    write("cache/npm/some-words-1.0.0.tgz", gzip(tar("package/w.json")));
    assertThat(open("npm:some-words@1.0.0").names()).containsExactly("package/w.json");
    assertThatThrownBy(() -> open("npm:some-words")).hasMessageContaining("name@version");
    assertThatThrownBy(() -> open("npm:../x@1.0")).hasMessageContaining("name@version");
  }

  @Test
  void runsTheClientOnceAndKeepsThePackage() throws IOException {
    write("made.tgz", gzip(tar("package/w.json")));
    Path client =
        write("npm", utf8("#!/bin/sh\ncp " + folder + "/made.tgz ./scope-words-2.0.0.tgz\n"));
    Files.setPosixFilePermissions(client, PosixFilePermissions.fromString("rwxr-xr-x"));
    Locator with = new Locator(folder, folder, folder.resolve("cache"), client.toString());
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
    Path client = write("npm", utf8("#!/bin/sh\necho no such package\nexit 1\n"));
    Files.setPosixFilePermissions(client, PosixFilePermissions.fromString("rwxr-xr-x"));
    Locator with = new Locator(folder, folder, folder.resolve("cache"), client.toString());
    assertThatThrownBy(() -> with.open("npm:words@1.0.0", Limits.DEFAULT))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContaining("no such package");
  }

  @Test
  void knowsItsSchemes() {
    assertThatThrownBy(() -> open("ftp:x"))
        .hasMessageContaining("file:, https:, deb:, maven: or npm:");
    assertThatThrownBy(() -> open("x")).hasMessageContaining("file:, https:, deb:, maven: or npm:");
  }

  @Test
  void ordersNamesByCodePoint() {
    assertThat(EntryNames.ORDER.compare("a\uFFFD", "a𝄞")).isNegative();
    assertThat(EntryNames.ORDER.compare("a", "ab")).isNegative();
    assertThat(EntryNames.normalise("/a//./b\\..\\c")).isEqualTo("a/c");
  }

  @Test
  void readsStreamsByteByByte() throws IOException {
    BoundedStream stream =
        new BoundedStream(new ByteArrayInputStream(new byte[3]), "x", 0, new Limits(2, 1, 1));
    assertThat(stream.read()).isZero();
    assertThat(stream.read()).isZero();
    assertThatThrownBy(stream::read).hasMessageContaining("2 bytes");
  }
}
