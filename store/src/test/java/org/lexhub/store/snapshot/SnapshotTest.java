package org.lexhub.store.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotTest {
  @TempDir Path folder;

  private static void content(SnapshotWriter out) {
    try (SectionWriter spooled = out.spooledSection("spooled");
        SectionWriter direct = out.section("direct")) {
      for (int i = 0; i < 100; i++) {
        direct.putByte(i);
        spooled.putInt(i);
      }
      direct.putShort(0x1234);
      direct.putLong(0x0102030405060708L);
      direct.putLong(Double.doubleToRawLongBits(1.5));
    }
    out.section("empty").close();
  }

  @Test
  void partsGiveTheSameBytesAsWritingInOrder() {
    byte[] direct =
        Snapshots.bytes(out -> {
          section(out, "first", 10);
          content(out);
          section(out, "large", 3_000_000);
          section(out, "last", 5);
        });
    byte[] inParts =
        Snapshots.bytes(out -> {
          SnapshotWriter middle = out.part();
          SnapshotWriter large = out.part();
          section(large, "large", 3_000_000);
          section(out, "first", 10);
          content(middle);
          out.append(middle);
          out.append(large);
          section(out, "last", 5);
        });
    assertThat(inParts).isEqualTo(direct);
  }

  private static void section(SnapshotWriter out, String name, int bytes) {
    try (SectionWriter section = out.spooledSection(name)) {
      for (int i = 0; i < bytes; i++) {
        section.putByte(i * 31);
      }
    }
  }

  @Test
  void partsAreCompleteAndAppendedOnceBeforeTheEnd() throws IOException {
    Path file = folder.resolve("a");
    try (SnapshotWriter out = SnapshotWriter.create(file, Snapshots.UNFORCED);
        SnapshotWriter other = SnapshotWriter.create(folder.resolve("other"), Snapshots.UNFORCED)) {
      SnapshotWriter part = out.part();
      SectionWriter open = part.section("open");
      assertThatThrownBy(() -> out.append(part)).hasMessageContaining("section open is still open");
      open.close();
      assertThatThrownBy(() -> out.finish(Instant.EPOCH, Map.of()))
          .hasMessageContaining("a part of");
      assertThatThrownBy(() -> other.append(part)).hasMessageContaining("only a part");
      out.append(part);
      assertThatThrownBy(() -> out.append(part)).hasMessageContaining("only a part");
      SnapshotWriter twin = out.part();
      twin.section("open").close();
      assertThatThrownBy(() -> out.append(twin)).hasMessageContaining("section open already");
      SnapshotWriter left = out.part();
      section(left, "left", 2_000_000);
      SectionWriter unfinished = left.scratchSection();
      unfinished.put(new byte[2_000_000]);
    }
    try (var files = Files.list(folder)) {
      assertThat(files).as("what is left of an unfinished snapshot").isEmpty();
    }
  }

  @Test
  void givesBackWhatWasWritten() throws IOException {
    Path file = Snapshots.write(folder.resolve("a"), SnapshotTest::content);
    try (Snapshot s = Snapshot.open(file)) {
      MemorySegment direct = s.section("direct");
      assertThat(direct.byteSize()).isEqualTo(118);
      assertThat(direct.get(Layout.BYTE, 99)).isEqualTo((byte) 99);
      assertThat(direct.get(Layout.SHORT, 100)).isEqualTo((short) 0x1234);
      assertThat(direct.get(Layout.LONG, 102)).isEqualTo(0x0102030405060708L);
      assertThat(direct.get(Layout.BYTE, 102)).as("little-endian").isEqualTo((byte) 8);
      assertThat(s.section("spooled").get(Layout.INT, 396)).isEqualTo(99);
      assertThat(s.section("empty").byteSize()).isZero();
      assertThat(s.hasSection("empty")).isTrue();
      assertThat(s.hasSection("other")).isFalse();
      assertThatThrownBy(() -> s.section("other")).hasMessageContaining("section other");
      assertThat(s.file()).isEqualTo(file);
      assertThat(s.length()).isEqualTo(Files.size(file));
      assertThat(s.header().counts()).isEqualTo(Map.of("rows", 7L, "things", 1_234_567L));
      assertThat(s.header().created()).isEqualTo(Instant.parse("2026-01-02T03:04:05.678Z"));
      assertThat(s.header().sections()).allMatch(x -> x.offset() % 64 == 0);
      assertThat(s.header().sections())
          .extracting(Section::name)
          .containsExactly("direct", "spooled", "empty");
      List<String> progress = new ArrayList<>();
      SnapshotVerifier.verify(file, progress::add);
      assertThat(progress).hasSize(3).first().asString().contains("direct", "118 bytes");
    }
  }

  @Test
  void refusesReadsAfterClose() throws IOException {
    Path file = Snapshots.write(folder.resolve("a"), SnapshotTest::content);
    Snapshot s = Snapshot.open(file);
    MemorySegment direct = s.section("direct");
    s.close();
    s.close();
    assertThatThrownBy(() -> direct.get(Layout.BYTE, 0)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void closesWhileOthersRead() throws Exception {
    Path file =
        Snapshots.write(
            folder.resolve("a"),
            out -> {
              try (SectionWriter section = out.section("x")) {
                section.put(new byte[1 << 20]);
              }
            });
    Snapshot s = Snapshot.open(file);
    MemorySegment x = s.section("x");
    byte[] copy = new byte[1 << 20];
    Thread reader =
        Thread.ofPlatform()
            .start(() -> {
              try {
                while (true) {
                  MemorySegment.copy(x, Layout.BYTE, 0, copy, 0, copy.length);
                }
              } catch (IllegalStateException e) {
                // expected: the snapshot is closed
              }
            });
    Thread.sleep(20);
    s.close();
    assertThat(reader.join(Duration.ofSeconds(20))).isTrue();
  }

  @Test
  void closesWithoutWaitingForALongRead() throws Exception {
    Path file =
        Snapshots.write(
            folder.resolve("a"),
            out -> {
              try (SectionWriter section = out.section("x")) {
                section.put(new byte[1 << 20]);
              }
            });
    Snapshot s = Snapshot.open(file);
    MemorySegment x = s.section("x");
    Pipe pipe = Pipe.open();
    Thread reader =
        Thread.ofPlatform()
            .start(() -> {
              try {
                pipe.sink().write(x.asByteBuffer()); // holds the mapping until the pipe is read
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    ByteBuffer first = ByteBuffer.allocate(1);
    assertThat(pipe.source().read(first)).isOne();
    s.close(); // returns before the pipe is read
    assertThat(reader.isAlive()).as("still reading").isTrue();
    ByteBuffer rest = ByteBuffer.allocate(1 << 20);
    while (rest.position() < (1 << 20) - 1) {
      assertThat(pipe.source().read(rest)).isPositive();
    }
    reader.join();
    for (int i = 0; i < 1_000 && x.scope().isAlive(); i++) {
      Thread.sleep(10);
    }
    assertThat(x.scope().isAlive()).as("mapped after the last read").isFalse();
  }

  @Test
  void seesThatTheFileWasCutWhileOpen() throws IOException {
    Path file = Snapshots.write(folder.resolve("a"), SnapshotTest::content);
    try (Snapshot s = Snapshot.open(file)) {
      assertThat(s.intact()).isTrue();
      try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
        channel.truncate(100);
      }
      assertThat(s.intact()).isFalse();
      assertThatThrownBy(() -> SnapshotVerifier.verify(s, line -> {}))
          .isInstanceOf(IOException.class);
    }
  }

  @Test
  void givesTheSameBytesAndBuildIdForTheSameContent() {
    byte[] once = Snapshots.bytes(SnapshotTest::content);
    assertThat(Snapshots.bytes(SnapshotTest::content)).isEqualTo(once);
    byte[] other =
        Snapshots.bytes(out -> {
          content(out);
          out.section("more").close();
        });
    try (Snapshot a = Snapshots.open(once);
        Snapshot b = Snapshots.open(other)) {
      assertThat(a.header().buildId()).matches("[0-9a-f]{16}");
      assertThat(b.header().buildId()).isNotEqualTo(a.header().buildId());
    }
  }

  @Test
  void spoolsWhatIsLarge() throws IOException {
    byte[] block = new byte[700_001];
    for (int i = 0; i < block.length; i++) {
      block[i] = (byte) ((i * 31) >>> 3);
    }
    Path file =
        Snapshots.write(
            folder.resolve("a"),
            out -> {
              SectionWriter a = out.spooledSection("a");
              SectionWriter b = out.spooledSection("b");
              SectionWriter scratch = out.scratchSection();
              for (int i = 0; i < 3; i++) {
                a.put(block);
                b.putLong(i);
                b.put(block, 5, 1000);
                scratch.put(block);
              }
              b.close();
              try (SectionWriter joined = out.section("joined")) {
                joined.putByte(1);
                out.move(scratch, joined);
              }
              a.close();
            });
    try (Snapshot s = Snapshot.open(file)) {
      assertThat(s.section("a").byteSize()).isEqualTo(3 * 700_001L);
      assertThat(s.section("joined").byteSize()).isEqualTo(3 * 700_001L + 1);
      assertThat(s.section("a").asSlice(700_001, 700_001).mismatch(MemorySegment.ofArray(block)))
          .isEqualTo(-1);
      assertThat(s.section("joined").asSlice(1 + 1_400_002).mismatch(MemorySegment.ofArray(block)))
          .isEqualTo(-1);
      assertThat(s.section("b").get(Layout.LONG, 2 * 1008)).isEqualTo(2);
      SnapshotVerifier.verify(s, line -> {});
    }
    assertThat(folder.toFile().list()).containsExactly("a");
  }

  @Test
  void refusesWrongUseOfWriters() throws IOException {
    Path file = folder.resolve("a");
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      assertThatThrownBy(() -> SnapshotWriter.create(file)).isInstanceOf(IOException.class);
      SectionWriter first = out.section("first");
      assertThatThrownBy(() -> out.section("second")).hasMessageContaining("first is still open");
      assertThatThrownBy(() -> out.finish(Instant.EPOCH, Map.of()))
          .hasMessageContaining("first is still open");
      first.close();
      first.close();
      assertThatThrownBy(() -> first.putByte(1)).hasMessageContaining("first is closed already");
      assertThatThrownBy(() -> out.section("first")).hasMessageContaining("already");
      assertThatThrownBy(() -> out.section("")).hasMessageContaining("1 to 200 bytes");
      assertThatThrownBy(() -> out.spooledSection("x".repeat(201)))
          .hasMessageContaining("1 to 200 bytes");
      assertThatThrownBy(() -> out.move(first, first)).hasMessageContaining("only a scratch");
      SectionWriter spooled = out.spooledSection("spooled");
      assertThatThrownBy(() -> out.finish(Instant.EPOCH, Map.of()))
          .hasMessageContaining("spooled is still open");
      spooled.close();
      out.finish(Instant.EPOCH, Map.of());
      assertThatThrownBy(() -> out.section("late")).hasMessageContaining("is finished");
      assertThatThrownBy(() -> out.finish(Instant.EPOCH, Map.of()))
          .hasMessageContaining("is finished");
    }
    assertThat(file).exists();
  }

  @Test
  void leavesNothingOfWhatWasNotFinished() throws IOException {
    try (SnapshotWriter out = SnapshotWriter.create(folder.resolve("a"))) {
      SectionWriter spooled = out.spooledSection("spooled");
      spooled.put(new byte[3_000_000]);
      out.section("open").putInt(1);
      assertThatThrownBy(() -> Snapshot.open(folder.resolve("a")))
          .isInstanceOf(NotASnapshotException.class);
    }
    assertThat(folder.toFile().list()).isEmpty();
  }

  @Test
  void describesItselfInAlignedText() throws IOException {
    try (Snapshot s = Snapshots.open(SnapshotTest::content)) {
      assertThat(SnapshotDescription.of(s.header()))
          .isEqualTo(
              """
              build    %s
              created  2026-01-02T03:04:05.678Z
              format   version 12
              size     518 B in 3 sections

              count      number
              rows            7
              things  1,234,567

              section  bytes    share    crc32c
              direct     118   22.8 %%  %08x
              spooled    400   77.2 %%  %08x
              empty        0    0.0 %%  00000000
              all        518  100.0 %%
              """
                  .formatted(
                      s.header().buildId(),
                      s.header().sections().get(0).crc32c(),
                      s.header().sections().get(1).crc32c()));
    }
    assertThatCode(() -> SnapshotDescription.of(Snapshots.open(out -> {}).header()))
        .doesNotThrowAnyException();
  }
}
