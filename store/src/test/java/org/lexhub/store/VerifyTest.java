package org.lexhub.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.SnapshotException;

/** Snapshots whose bytes are as written but whose rows contradict each other are refused. */
class VerifyTest {
  private static final long SEED = 7L;

  @TempDir static Path folder;
  private static Path good;

  @BeforeAll
  static void write() throws IOException {
    good = folder.resolve("good");
    RandomDataset.of(SEED, 12, 80, 400).write(good, PlainModels.FEW);
  }

  @Test
  void aSoundSnapshotPassesAndReportsItsParts() throws IOException {
    List<String> progress = new ArrayList<>();
    Store.verify(good, progress::add);
    List<String> inParallel = new ArrayList<>();
    Store.verify(good, 4, inParallel::add);
    assertThat(inParallel).as("the lines on several threads").isEqualTo(progress);
    assertThat(progress)
        .contains(
            "12 languages, 12 names: consistent", "400 lexemes: consistent", "indexes: consistent");
  }

  @Test
  void anEmptyDatasetPasses() throws IOException {
    Path empty = folder.resolve("empty");
    new TestDataset().write(empty, PlainModels.EMPTY);
    Store.verify(empty, line -> {});
    Store.open(empty).close();
  }

  /** Each row: a section, the byte offset and width of a number in it, and its new value. */
  @ParameterizedTest
  @CsvSource({
    "language.id, 4, 4, 7",
    "language.byId, 28, 4, 5",
    "language.parent, 4, 4, 1",
    "language.parent, 8, 4, 99",
    "language.family, 0, 4, 3",
    "language.level, 0, 1, 9",
    "language.status, 0, 1, 7",
    "language.name, 0, 4, 1000000",
    "language.treeStart, 0, 4, 5",
    "name.language, 0, 4, 1",
    "name.own, 0, 1, 2",
    "lexeme.id, 0, 4, 7",
    "lexeme.id, 0, 4, 0",
    "lexeme.language, 0, 4, 3",
    "lexeme.pos, 0, 1, 24",
    "lexeme.pos, 0, 1, 200",
    "lexeme.lemma, 40, 4, -1",
    "lexeme.source, 0, 2, 3",
    "lexeme.frequencyRank, 0, 4, -1",
    "lexeme.latin.systems, 0, 2, 1",
    "sense.id, 0, 4, 11",
    "sense.lexeme, 0, 4, 399",
    "sense.meaning, 0, 4, 80",
    "sense.confidence, 0, 2, 10001",
    "sense.register, 0, 1, 100",
    "meaning.concept, 0, 4, 5",
    "meaning.relationType, 0, 1, 28",
    "meaning.relationMeaning, 0, 4, 80",
    "meaning.senseLanguages, 0, 4, 1",
    "language.senseMeanings, 0, 4, 79",
    "language.sensePos, 0, 1, 20",
    "language.senseConfidences, 0, 2, 1",
    "pairHead.key, 0, 4, 99",
    "pairHead.key, 8, 4, 0",
    "pairHead.byPos, 4, 4, 2147483647",
    "pairHead.stretchConfidence, 0, 2, 10001",
    "pairHead.stretchEnd, 0, 4, 0",
    "pairHead.stretchEnd, 0, 4, 2147483647",
    "pairHead.ids, 0, 4, 1",
    "pairHead.ids, 4, 4, -1",
    "concept.nameRows, 0, 4, 5",
    "concept.names, 0, 4, -1",
    "source.lexemes, 0, 4, 1",
    "source.senses, 0, 4, 1",
    "codes.iso3, 0, 4, 100000000",
    "registry.lexeme.ids, 0, 4, 0",
    "registry.sense.keys, 12, 4, 2147483647",
    "signature.words, 0, 4, 2147483647",
    "vector.meanings, 0, 4, 1",
    "wordclass.words, 0, 4, 2147483647",
    "graph.spellings, 0, 4, 2147483647",
    "trait.meanings, 4, 4, 0",
    "trait.meanings, 0, 4, -1",
    "trait.bits, 4, 4, -1",
  })
  void aChangedValueIsFound(String section, int offset, int width, int value) throws IOException {
    Path bad = folder.resolve("bad");
    boolean changed =
        copy(
            bad,
            section,
            bytes -> {
              ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
              if (offset + width <= bytes.length) {
                switch (width) {
                  case 1 -> buffer.put(offset, (byte) value);
                  case 2 -> buffer.putShort(offset, (short) value);
                  default -> buffer.putInt(offset, value);
                }
              }
            });
    assertThat(changed).isTrue();
    CorruptSnapshotException fault =
        catchThrowableOfType(CorruptSnapshotException.class, () -> Store.verify(bad, line -> {}));
    assertThat(fault).hasMessageContaining(bad.toString());
    assertThatThrownBy(() -> Store.verify(bad, 4, line -> {}))
        .as("the fault on several threads")
        .isInstanceOf(CorruptSnapshotException.class)
        .hasMessage(fault.getMessage());
  }

  /** A change of a list, an id or a facet is reported as an error of the store. */
  @Test
  void randomChangesOfDerivedSectionsAreFound() throws IOException {
    Random random = new Random(SEED);
    String[] sections = {
      "language.children.values",
      "language.descendants.values",
      "language.levelDescendants.values",
      "meaning.senses.values",
      "language.senses.values",
      "concept.meanings.values",
      "lexeme.byId",
      "sense.byId",
      "facet.pos.bodies",
      "language.treeEnd",
    };
    Path bad = folder.resolve("random");
    for (int round = 0; round < 60; round++) {
      String section = sections[round % sections.length];
      boolean changed =
          copy(
              bad,
              section,
              bytes -> {
                if (bytes.length >= 4) {
                  int at = random.nextInt(bytes.length / 4) * 4;
                  bytes[at] ^= (byte) (1 << random.nextInt(4));
                }
              });
      if (changed) {
        assertThatThrownBy(
                () -> Store.verify(bad, line -> {}),
                "seed %d round %d section %s",
                SEED,
                round,
                section)
            .isInstanceOf(SnapshotException.class);
      }
    }
  }

  /** Changes only bits before the padding at the end of a column, which is never read. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "lexeme.terms.samples",
        "lexeme.terms.shortest",
        "lexeme.terms.hash",
        "lexeme.terms.bytes",
        "lexeme.terms.forward.nodes",
        "lexeme.terms.forward.groups",
        "lexeme.terms.backward",
        "lexeme.terms.backward.nodes",
        "lexeme.terms.backward.groups",
        "lexeme.top.minima",
        "lexeme.top.places",
        "lexeme.top.language-minima",
        "definition.words.hash",
        "definition.words.bytes",
        "language.terms.bytes"
      })
  void changedBitsOfIndexesAreFound(String section) throws IOException {
    Random random = new Random(SEED);
    Path bad = folder.resolve("bits");
    for (int round = 0; round < 3; round++) {
      int[] bit = new int[1];
      copy(
          bad,
          section,
          bytes -> {
            bit[0] = (2 + random.nextInt(3)) * bytes.length + random.nextInt(bytes.length);
            bytes[bit[0] / 8] ^= (byte) (1 << bit[0] % 8);
          });
      assertThatThrownBy(() -> Store.verify(bad, line -> {}), "%s, bit %d", section, bit[0])
          .isInstanceOf(SnapshotException.class);
    }
  }

  private static boolean copy(Path to, String section, Consumer<byte[]> change) throws IOException {
    return ChangedSnapshot.copy(good, to, section, change);
  }
}
