package org.lexhub.loader.locator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lexhub.loader.locator.Archives.compressed;
import static org.lexhub.loader.locator.Archives.deb;
import static org.lexhub.loader.locator.Archives.gzip;
import static org.lexhub.loader.locator.Archives.tar;
import static org.lexhub.loader.locator.Archives.utf8;
import static org.lexhub.loader.locator.Archives.zip;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.SourceFiles;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/** Opens files in every form that a locator supports, and damaged and missing ones. */
class LocatorTest extends LocatorFixture {

  @Test
  void archivesAreRecognisedByTheirSuffix() {
    assertThat(ArchiveFormat.of(Path.of("a.tar.XZ"))).isEqualTo(ArchiveFormat.TAR_XZ);
    assertThat(ArchiveFormat.of(Path.of("a.tar.gz"))).isEqualTo(ArchiveFormat.TAR_GZ);
    assertThat(ArchiveFormat.of(Path.of("a.jar"))).isEqualTo(ArchiveFormat.JAR);
    assertThat(ArchiveFormat.of(Path.of("a.txt.gz"))).isNull();
    assertThat(Compression.strip("a.txt.gz")).isEqualTo("a.txt");
    assertThat(Compression.strip("a.tgz")).isEqualTo("a.tgz");
  }

  private static String text(SourceFiles files, String name) throws IOException {
    try (InputStream in = files.open(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void readsDebianPackages() throws IOException {
    write("one.deb", deb("data.tar.gz", gzip(tar("./usr/b.txt", "./usr/a.txt"))));
    write("two.deb", deb("data.tar", tar("./usr/c.txt")));
    SourceFiles one = open("file:one.deb");
    assertThat(one.names()).containsExactly("usr/a.txt", "usr/b.txt");
    assertThat(one.storedNames()).containsExactly("usr/b.txt", "usr/a.txt");
    SourceFiles both = open("file:{one,two}.deb");
    assertThat(both.names())
        .containsExactly("one.deb/usr/a.txt", "one.deb/usr/b.txt", "two.deb/usr/c.txt");
    assertThat(both.storedNames())
        .containsExactly("one.deb/usr/b.txt", "one.deb/usr/a.txt", "two.deb/usr/c.txt");
    assertThat(text(both, "two.deb/usr/c.txt")).isEqualTo("in ./usr/c.txt");
    assertThat(both.totalBytes()).isPositive();
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
  void readsDebianPackagesWithEveryCompression() throws Exception {
    byte[] tar = tar("./usr/share/dictd/w.index", "./usr/share/dictd/w.dict.dz");
    Map<String, byte[]> datas =
        Map.of(
            "data.tar",
            tar,
            "data.tar.gz",
            gzip(tar),
            "data.tar.xz",
            compressed("xz", tar),
            "data.tar.bz2",
            compressed("bzip2", tar),
            "data.tar.zst",
            compressed("zstd", tar));
    for (Map.Entry<String, byte[]> data : datas.entrySet()) {
      write("words_1_all.deb", deb(data.getKey(), data.getValue()));
      SourceFiles files = open("file:words_1_all.deb");
      assertThat(files.names())
          .as(data.getKey())
          .containsExactly("usr/share/dictd/w.dict", "usr/share/dictd/w.index");
      assertThat(text(files, "usr/share/dictd/w.index")).isEqualTo("in ./usr/share/dictd/w.index");
    }
  }

  @Test
  void namesDamagedDebianPackages() throws IOException {
    write("none.deb", utf8("no package"));
    assertThatThrownBy(() -> open("file:none.deb")).hasMessageContaining("none.deb");
    write("odd.deb", deb("data.tar.odd", utf8("x")));
    assertThatThrownBy(() -> open("file:odd.deb"))
        .hasMessageContainingAll("odd.deb", "data.tar.odd has an unknown compression");
    write("bare.deb", deb("other", utf8("x")));
    assertThatThrownBy(() -> open("file:bare.deb"))
        .hasMessageContainingAll("bare.deb", "no member data.tar");
    byte[] whole = deb("data.tar", tar("./a", "./b"));
    write("cut.deb", Arrays.copyOf(whole, whole.length - 1200));
    assertThatThrownBy(() -> text(open("file:cut.deb"), "b")).isInstanceOf(IOException.class);
    write("three.deb", deb("data.tar", tar("a", "b", "c")));
    assertThatThrownBy(() -> locator.open("file:three.deb", new Limits(1 << 20, 2, 200)))
        .hasMessageContaining("max_entries");
  }

  @Test
  void joinsTheArchivesOfAGlob() throws IOException {
    write("p/a_1.deb", deb("data.tar", tar("./usr/a.index")));
    write("p/b_1.deb", deb("data.tar", tar("./usr/b.index")));
    SourceFiles files = open("file:p/*.deb");
    assertThat(files.names()).containsExactly("a_1.deb/usr/a.index", "b_1.deb/usr/b.index");
    assertThat(text(files, "b_1.deb/usr/b.index")).isEqualTo("in ./usr/b.index");
    assertThat(files.bytesRead()).isPositive().isLessThanOrEqualTo(files.totalBytes());
    assertThat(files.newestModification()).isEqualTo(Instant.parse("2021-01-01T00:00:00Z"));
    assertThatThrownBy(() -> files.open("c")).isInstanceOf(FileNotFoundException.class);
  }

  @Test
  void readsBzip2AndZstandard() throws Exception {
    write("d/a.txt.bz2", compressed("bzip2", utf8("b")));
    write("d/c.txt.zst", compressed("zstd", utf8("z")));
    SourceFiles files = open("file:d");
    assertThat(text(files, "a.txt")).isEqualTo("b");
    assertThat(text(files, "c.txt")).isEqualTo("z");
    write("e.tar.bz2", compressed("bzip2", tar("x")));
    write("f.tar.zst", compressed("zstd", tar("x")));
    assertThat(text(open("file:e.tar.bz2"), "x")).isEqualTo("in x");
    assertThat(text(open("file:f.tar.zst"), "x")).isEqualTo("in x");
  }

  @Test
  void choosesFilesByGlobs() throws IOException {
    write("a.tgz", gzip(tar("p/x.tab", "p/q/y.tab", "p/LICENSE", "p/z.csv.gz.txt")));
    SourceFiles files = open("file:a.tgz");
    assertThat(new ChosenFiles(files, List.of("p/*.tab"), "a").names()).containsExactly("p/x.tab");
    SourceFiles both = new ChosenFiles(files, List.of("p/**/*.tab.xz", "p/LIC*"), "a");
    assertThat(both.names()).containsExactly("p/LICENSE", "p/q/y.tab", "p/x.tab");
    assertThat(text(both, "p/q/y.tab")).isEqualTo("in p/q/y.tab");
    assertThatThrownBy(() -> both.open("p/z.csv.gz.txt")).hasMessageContaining("p/z.csv.gz.txt");
    assertThatThrownBy(() -> new ChosenFiles(files, List.of("*.tsv"), "file:a.tgz"))
        .hasMessageContainingAll("file:a.tgz", "\"*.tsv\"", "it has p/LICENSE, p/q/y.tab");
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
