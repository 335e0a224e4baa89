package org.lexhub.store.column;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchTest {
  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("scratch");
  }

  @Test
  void givesZeroBytesThatNobodyElseHas() {
    for (Scratch scratch : List.of(Scratch.at(file()), Scratch.current())) {
      Random random = new Random(3);
      List<MemorySegment> all = new ArrayList<>();
      for (int i = 0; i < 400; i++) {
        MemorySegment bytes = scratch.allocate(1 + random.nextInt(i % 50 == 0 ? 900_000 : 5_000));
        assertThat(bytes.address() % Long.BYTES).isZero();
        assertThat(bytes.mismatch(MemorySegment.ofArray(new byte[(int) bytes.byteSize()])))
            .isEqualTo(-1);
        bytes.fill((byte) (i + 1));
        all.add(bytes);
      }
      for (int i = 0; i < all.size(); i++) {
        MemorySegment bytes = all.get(i);
        for (long at = 0; at < bytes.byteSize(); at++) {
          if (bytes.get(ValueLayout.JAVA_BYTE, at) != (byte) (i + 1)) {
            throw new AssertionError("byte " + at + " of block " + i + " was overwritten");
          }
        }
      }
    }
  }

  @Test
  void leavesNoFile() throws Exception {
    MemorySegment bytes = Scratch.at(file()).allocate(3 << 20);
    try (var files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
    bytes.fill((byte) 7);
    assertThat(bytes.get(ValueLayout.JAVA_BYTE, bytes.byteSize() - 1)).isEqualTo((byte) 7);
  }

  @Test
  void saysWhyItHasNoFile() throws Exception {
    Scratch nowhere = Scratch.at(folder.resolve("missing/scratch"));
    assertThatThrownBy(() -> nowhere.allocate(1))
        .isInstanceOf(ScratchException.class)
        .hasCauseInstanceOf(NoSuchFileException.class);
    Files.createFile(file());
    Scratch taken = Scratch.at(file());
    assertThatThrownBy(() -> taken.allocate(1))
        .isInstanceOf(ScratchException.class)
        .hasCauseInstanceOf(FileAlreadyExistsException.class);
    assertThat(file()).exists();
  }

  @Test
  void aListTakesTheScratchOfTheWorkThatCreatesIt() {
    Scratch full = Scratch.at(folder.resolve("missing/scratch"));
    GatheredInts list = full.call(GatheredInts::new);
    for (int i = 0; i < 4095; i++) {
      list.add(i);
    }
    assertThatThrownBy(() -> list.add(4095)).isInstanceOf(ScratchException.class);

    GatheredInts other = new GatheredInts();
    for (int i = 0; i < 9000; i++) {
      other.add(i);
    }
    assertThat(other.getInt(4095)).isEqualTo(4095);
  }
}
