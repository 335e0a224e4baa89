package org.lexhub.store.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.column.FacetColumnWriter;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.text.TextColumnWriter;

class DamagedSnapshotTest {
  private static final byte[] GOOD = Snapshots.bytes(DamagedSnapshotTest::content);

  private static void content(SnapshotWriter out) {
    try (IntColumnWriter ints = IntColumnWriter.create(out, "ints");
        ListColumnWriter lists = ListColumnWriter.create(out, "lists");
        FacetColumnWriter facet = FacetColumnWriter.create(out, "facet", 3, 100);
        TextColumnWriter texts = TextColumnWriter.create(out, "texts")) {
      for (int i = 0; i < 100; i++) {
        ints.add(i * i);
        lists.add(i);
        lists.endRow();
        facet.add(i % 3, i);
        texts.add("text number " + i);
      }
    }
  }

  private static boolean refused(byte[] bytes) {
    try (Snapshot s = ArraySource.open(bytes)) {
      SnapshotVerifier.verify(s, line -> {});
      return false;
    } catch (SnapshotException | IOException e) {
      return true;
    }
  }

  @Test
  void acceptsTheGoodOne() {
    assertThat(refused(GOOD)).isFalse();
    assertThat(GOOD.length).isBetween(2_000, 65_536);
  }

  @Test
  void findsEveryChangedBit() {
    byte[] bytes = GOOD.clone();
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      bytes[bit >>> 3] ^= (byte) (1 << (bit & 7));
      assertThat(refused(bytes)).as("bit %d", bit).isTrue();
      bytes[bit >>> 3] ^= (byte) (1 << (bit & 7));
    }
  }

  @Test
  void findsEveryByteWithAnotherValue() {
    Random random = new Random(17);
    byte[] bytes = GOOD.clone();
    for (int i = 0; i < bytes.length; i++) {
      byte good = bytes[i];
      bytes[i] += (byte) (1 + random.nextInt(255));
      assertThat(refused(bytes)).as("byte %d is %d", i, bytes[i]).isTrue();
      bytes[i] = good;
    }
  }

  @Test
  void findsEveryCut() {
    for (int length = 0; length < GOOD.length; length++) {
      assertThat(refused(Arrays.copyOf(GOOD, length))).as("first %d bytes", length).isTrue();
    }
  }

  @Test
  void findsAppendedBytes() {
    for (int extra : new int[] {1, 7, 63, 64, 65, 4096}) {
      assertThat(refused(Arrays.copyOf(GOOD, GOOD.length + extra))).as("%d more", extra).isTrue();
    }
    byte[] twice = Arrays.copyOf(GOOD, 2 * GOOD.length);
    System.arraycopy(GOOD, 0, twice, GOOD.length, GOOD.length);
    assertThat(refused(twice)).isTrue();
  }

  @Test
  void findsSwappedAndRepeatedPieces() {
    for (int seed = 0; seed < 20_000; seed++) {
      Random random = new Random(seed);
      byte[] bytes = GOOD.clone();
      int length = 1 + random.nextInt(200);
      int from = random.nextInt(bytes.length - length);
      int to = random.nextInt(bytes.length - length);
      System.arraycopy(GOOD, from, bytes, to, length);
      assertThat(refused(bytes)).as("seed %d", seed).isEqualTo(!Arrays.equals(bytes, GOOD));
    }
  }

  /** Changes the header and corrects its checksums, so that the next check is reached. */
  private static byte[] header(Consumer<ByteBuffer> change) {
    byte[] bytes = GOOD.clone();
    ByteBuffer b = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    change.accept(b);
    b.putInt(124, crc(bytes, 0, 124));
    int footer = bytes.length - 64;
    b.putLong(footer, b.getLong(32)).putLong(footer + 8, b.getLong(16));
    b.putInt(footer + 16, b.getInt(124)).putInt(footer + 20, b.getInt(56));
    b.putInt(footer + 52, crc(bytes, footer, 52));
    return bytes;
  }

  /** Changes the section table and corrects all checksums. */
  private static byte[] table(Consumer<ByteBuffer> change) {
    return header(b -> {
      int offset = (int) b.getLong(40);
      int length = (int) b.getLong(48);
      change.accept(b.slice(offset, length).order(ByteOrder.LITTLE_ENDIAN));
      int padded = (length + 63) & -64;
      byte[] table = new byte[padded];
      b.get(offset, table);
      b.putInt(56, crc(table, 0, padded));
    });
  }

  private static int crc(byte[] bytes, int offset, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, offset, length);
    return (int) crc.getValue();
  }

  private static void assertRefused(
      byte[] bytes, Class<? extends SnapshotException> kind, String message) {
    assertThatThrownBy(() -> ArraySource.open(bytes))
        .isInstanceOf(kind)
        .hasMessageContaining("array")
        .hasMessageContaining(message);
  }

  @Test
  void namesWhatIsWrongInTheHeader() {
    assertThat(refused(header(b -> {}))).isFalse();
    assertRefused(
        header(b -> b.putInt(12, HeaderBlock.FORMAT_VERSION + 1)),
        SnapshotVersionException.class,
        "too new");
    assertRefused(header(b -> b.putInt(12, 0)), SnapshotVersionException.class, "too old");
    assertRefused(header(b -> b.putInt(12, -1)), SnapshotVersionException.class, "version -1");
    assertRefused(header(b -> b.putLong(0, 1)), NotASnapshotException.class, "its start");
    assertRefused(
        header(b -> b.putInt(8, Integer.reverseBytes(b.getInt(8)))),
        NotASnapshotException.class,
        "big-endian");
    assertRefused(header(b -> b.put(100, (byte) 1)), CorruptSnapshotException.class, "unused");
    assertRefused(header(b -> b.putLong(16, 1)), CorruptSnapshotException.class, "build id");
    for (long wrong : new long[] {0, -1, 1, Long.MAX_VALUE, Long.MIN_VALUE, GOOD.length + 64}) {
      assertRefused(
          header(b -> b.putLong(32, wrong)), CorruptSnapshotException.class, "length of the file");
      assertRefused(
          header(b -> b.putLong(40, wrong)), CorruptSnapshotException.class, "section table");
      if (wrong != 1) {
        assertRefused(
            header(b -> b.putLong(48, wrong)), CorruptSnapshotException.class, "section table");
      }
    }
  }

  @Test
  void namesWhatIsWrongInTheTable() {
    assertThat(refused(table(b -> {}))).isFalse();
    for (int count : new int[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE, 1, 3, 1000}) {
      assertRefused(table(b -> b.putInt(0, count)), CorruptSnapshotException.class, "table");
    }
    int first = sectionAt(0);
    int second = sectionAt(1);
    for (long offset : new long[] {0, -64, 64, 192, Long.MAX_VALUE, Long.MIN_VALUE}) {
      assertRefused(
          table(b -> b.putLong(first, offset)), CorruptSnapshotException.class, "section ");
    }
    for (long length : new long[] {-1, Long.MIN_VALUE, Long.MAX_VALUE, GOOD.length, 1L << 40}) {
      assertRefused(
          table(b -> b.putLong(first + 8, length)), CorruptSnapshotException.class, "section ");
    }
    assertRefused(
        table(b -> b.putLong(second, b.getLong(first))),
        CorruptSnapshotException.class,
        "section "); // two sections at one place
  }

  /** The checksum of a section covers its padding; a wrong writer gives both. */
  @Test
  void namesBytesInThePadding() throws IOException {
    List<Section> sections;
    try (Snapshot s = ArraySource.open(GOOD)) {
      sections = s.header().sections();
    }
    int changed = 0;
    for (int i = 0; i < sections.size(); i++) {
      Section section = sections.get(i);
      int end = (int) HeaderBlock.align(section.offset() + section.length());
      for (int at = (int) (section.offset() + section.length()); at < end; at++) {
        byte[] bytes = withByteInSection(i, section, at);
        try (Snapshot s = ArraySource.open(bytes)) {
          assertThatThrownBy(() -> SnapshotVerifier.verify(s, line -> {}))
              .isInstanceOf(CorruptSnapshotException.class)
              .hasMessageContaining("padding of section " + section.name());
        }
        changed++;
      }
    }
    assertThat(changed).isGreaterThan(64);
  }

  /** Changes a byte and corrects all checksums and the build id. */
  private static byte[] withByteInSection(int index, Section section, int at) {
    int end = (int) HeaderBlock.align(section.offset() + section.length());
    byte[] changed =
        table(b -> {
          byte[] content = Arrays.copyOfRange(GOOD, (int) section.offset(), end);
          content[at - (int) section.offset()]++;
          b.putInt(sectionAt(index) + 16, crc(content, 0, content.length));
        });
    int offset = (int) ByteBuffer.wrap(changed).order(ByteOrder.LITTLE_ENDIAN).getLong(40);
    int length = (int) ByteBuffer.wrap(changed).order(ByteOrder.LITTLE_ENDIAN).getLong(48);
    byte[] bytes = Arrays.copyOfRange(changed, offset, offset + length);
    long id = SectionTable.parse("array", bytes, offset).buildId();
    return header(b -> {
      b.put(0, changed).put(at, (byte) (GOOD[at] + 1)).putLong(16, id);
    });
  }

  @Test
  void tellsEveryReadAndEverySection() throws IOException {
    long[] read = new long[1];
    List<String> lines = new ArrayList<>();
    try (Snapshot s = ArraySource.open(GOOD)) {
      SnapshotVerifier.verify(s, lines::add, bytes -> read[0] += bytes);
      long expected = 0;
      for (Section section : s.header().sections()) {
        expected += HeaderBlock.align(section.length());
      }
      assertThat(read[0]).isEqualTo(expected);
      assertThat(lines)
          .isEqualTo(
              s.header().sections().stream()
                  .map(section ->
                      section.name() + ": " + section.length() + " bytes, checksum right")
                  .toList());
    }
  }

  @Test
  void verifyingAFileFindsItsDamage(@TempDir Path folder) throws IOException {
    byte[] bytes = GOOD.clone();
    bytes[HeaderBlock.HEADER_LENGTH] ^= 1;
    Path file = Files.write(folder.resolve("damaged"), bytes);
    assertThatThrownBy(() -> SnapshotVerifier.verify(file, line -> {}))
        .isInstanceOf(CorruptSnapshotException.class)
        .hasMessageContaining("checksum of section ");
  }

  @Test
  void namesTheBytesThatAreNoSnapshot() {
    assertRefused(header(b -> b.putLong(0, 1)), NotASnapshotException.class, "0100000000000000");
    byte[] tooShort =
        Arrays.copyOf(GOOD, HeaderBlock.HEADER_LENGTH + HeaderBlock.FOOTER_LENGTH - 1);
    assertRefused(tooShort, NotASnapshotException.class, "at least");
    byte[] cut = Arrays.copyOf(GOOD, tooShort.length + 1);
    assertRefused(cut, CorruptSnapshotException.class, "length of the file");
  }

  @Test
  void namesOfSectionsHaveALimit() {
    assertThat(SectionTable.isName("")).isFalse();
    assertThat(SectionTable.isName("a")).isTrue();
    assertThat(SectionTable.isName("a".repeat(SectionTable.MAX_NAME_LENGTH))).isTrue();
    assertThat(SectionTable.isName("a".repeat(SectionTable.MAX_NAME_LENGTH + 1))).isFalse();
    assertThat(SectionTable.isName("ä".repeat(SectionTable.MAX_NAME_LENGTH))).isFalse();
  }

  @Test
  void refusesRandomTablesWithoutAnyOtherError() {
    for (int seed = 0; seed < 20_000; seed++) {
      Random random = new Random(seed);
      byte[] bytes =
          table(b -> {
            for (int i = 0; i < 1 + random.nextInt(4); i++) {
              b.put(random.nextInt(b.limit()), (byte) random.nextInt());
            }
          });
      byte[] damaged =
          header(b -> {
            b.put(0, bytes);
            for (int i = 0; i < random.nextInt(2); i++) {
              b.put(32 + random.nextInt(92), (byte) random.nextInt());
            }
          });
      assertThat(Arrays.equals(damaged, GOOD) || refused(damaged)).as("seed %d", seed).isTrue();
    }
  }

  /** Returns the place of a section's offset in the table. */
  private static int sectionAt(int wanted) {
    ByteBuffer b = ByteBuffer.wrap(GOOD).order(ByteOrder.LITTLE_ENDIAN);
    b.position((int) b.getLong(40));
    int start = b.position();
    for (int i = b.getInt(); i > 0; i--) {
      b.position(b.position() + 2 + b.getShort(b.position()) + 8);
    }
    b.getInt();
    for (int i = 0; i < wanted; i++) {
      b.position(b.position() + 2 + b.getShort(b.position()) + 20);
    }
    return b.position() + 2 + b.getShort(b.position()) - start;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "x", "a file of another kind that is longer than a header and a footer"})
  void refusesOtherFiles(String text, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("file");
    Files.writeString(file, text.repeat(10), StandardCharsets.UTF_8);
    assertThatThrownBy(() -> Snapshot.open(file))
        .isInstanceOf(NotASnapshotException.class)
        .hasMessageContaining(file.toString());
  }

  @Test
  void refusesFoldersAndLinksThatLeadNowhere(@TempDir Path folder) throws IOException {
    assertThatThrownBy(() -> Snapshot.open(folder)).hasMessageContaining("found a folder");
    assertThatThrownBy(() -> Snapshot.open(folder.resolve("none"))).isInstanceOf(IOException.class);
    Path loop = Files.createSymbolicLink(folder.resolve("loop"), folder.resolve("loop"));
    assertThatThrownBy(() -> Snapshot.open(loop)).isInstanceOf(IOException.class);
  }
}
