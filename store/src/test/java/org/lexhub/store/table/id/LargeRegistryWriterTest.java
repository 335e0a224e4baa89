package org.lexhub.store.table.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.IdSections;

/**
 * The large registry gives the ids of the small one, which is the oracle, and the same sections.
 */
class LargeRegistryWriterTest {
  private static final IdSections SECTIONS = IdSections.LEXEME;

  @TempDir private Path folder;
  private int files;

  /** What a writer gave, and the registry that it wrote. */
  private record Written(List<Integer> ids, Registry registry) {
    List<String> rows() {
      List<String> rows = new ArrayList<>();
      for (int i = 0; i < registry.size(); i++) {
        rows.add(registry.key(i) + " " + registry.id(i));
      }
      return rows;
    }
  }

  private Written large(@Nullable Registry previous, List<String> keys) throws IOException {
    List<Integer> ids = new ArrayList<>();
    Path file = folder.resolve("large-" + files++);
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      try (LargeRegistryWriter writer =
          LargeRegistryWriter.create(out, SECTIONS, previous, Integer.MAX_VALUE)) {
        keys.forEach(key -> ids.add(id(writer, key)));
      }
      out.finish(Instant.EPOCH, Map.of());
    }
    return new Written(ids, Registry.open(Snapshot.open(file), SECTIONS));
  }

  private static int id(LargeRegistryWriter writer, String key) {
    byte[] bytes = ("." + key).getBytes(StandardCharsets.UTF_8);
    return writer.id(bytes, 1, bytes.length - 1);
  }

  private Written small(@Nullable Registry previous, List<String> keys) throws IOException {
    List<Integer> ids = new ArrayList<>();
    Path file = folder.resolve("small-" + files++);
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      try (RegistryWriter writer = RegistryWriter.create(out, SECTIONS, previous)) {
        keys.forEach(key -> ids.add(writer.id(key)));
      }
      out.finish(Instant.EPOCH, Map.of());
    }
    return new Written(ids, Registry.open(Snapshot.open(file), SECTIONS));
  }

  @Test
  void idsAndRowsEqualThoseOfTheSmallRegistryOverSnapshots() throws IOException {
    Random random = new Random(20261127);
    Registry previousLarge = null;
    Registry previousSmall = null;
    for (int round = 0; round < 4; round++) {
      List<String> keys = new ArrayList<>();
      for (int i = 0; i < 150_000; i++) {
        if (random.nextInt(3) > 0) {
          keys.add("key " + i);
        }
      }
      Collections.shuffle(keys, random);
      Written large = large(previousLarge, keys);
      Written small = small(previousSmall, keys);
      assertThat(large.ids).isEqualTo(small.ids);
      assertThat(large.rows()).isEqualTo(small.rows());
      previousLarge = large.registry;
      previousSmall = small.registry;
    }
  }

  /** Equal keys are to the registry what different keys with equal fingerprints are. */
  @Test
  void keysWithOneFingerprintKeepTheirIds() throws IOException {
    List<String> keys = List.of("same", "other", "same", "same");
    Written first = large(null, keys);
    assertThat(first.ids).containsExactly(1, 2, 3, 4);
    assertThat(first.rows()).isEqualTo(small(null, keys).rows());
    Written second = large(first.registry, List.of("same", "same", "new", "same", "same", "other"));
    assertThat(second.ids).containsExactly(1, 3, 5, 4, 6, 2);
    assertThat(second.registry.size()).isEqualTo(6);
  }

  @Test
  void anEmptyRegistryIsAPreviousOneToo() throws IOException {
    Registry empty = large(null, List.of()).registry;
    assertThat(empty.size()).isZero();
    assertThat(large(empty, List.of("a", "b")).ids).containsExactly(1, 2);
  }

  @Test
  void idsStayBelowTheirBound() throws IOException {
    try (SnapshotWriter out = SnapshotWriter.create(folder.resolve("bound"));
        LargeRegistryWriter writer = LargeRegistryWriter.create(out, SECTIONS, null, 3)) {
      assertThat(id(writer, "a")).isEqualTo(1);
      assertThat(id(writer, "b")).isEqualTo(2);
      assertThatThrownBy(() -> id(writer, "c"))
          .isInstanceOf(IdsExhaustedException.class)
          .hasMessage("no lexeme id is left: all below 3 are given out");
    }
  }
}
