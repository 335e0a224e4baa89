package org.lexhub.store.term;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.RandomWords;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.column.OffsetsColumnWriter;
import org.lexhub.store.column.PackedColumnWriter;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.pattern.AnagramLetters;
import org.lexhub.store.term.pattern.TermWalk;
import org.lexhub.store.term.writer.LexemeTermsWriter;
import org.lexhub.store.term.writer.TermIndexWriter;

class TermAnagramsTest {
  @TempDir Path folder;

  private static String letters(String word) {
    return Arrays.toString(word.codePoints().sorted().toArray());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void findsAllTermsWithTheLettersOfOne(long seed) throws Exception {
    RandomWords random = new RandomWords(seed);
    TreeSet<String> words = new TreeSet<>();
    for (int i = 0; i < 4000; i++) {
      words.add(random.next(1 + i % 4));
    }
    try (Snapshot s = WrittenSnapshot.of(folder.resolve("s"), out -> write(out, words))) {
      TermIndex terms = LexemeTerms.open(s);
      TermAnagrams.verify(s, terms);
      TermAnagrams anagrams = TermAnagrams.open(s);
      AnagramLetters letters = new AnagramLetters();
      TermWalk found = new TermWalk();
      for (int term = 0; term < terms.size(); term += 7) {
        String word = terms.get(term);
        if (word.contains(" ") || word.codePointCount(0, word.length()) < 2) {
          continue;
        }
        byte[] utf8 = word.getBytes(StandardCharsets.UTF_8);
        assertThat(letters.read(utf8, utf8.length)).isTrue();
        letters.find(anagrams, terms, found);
        TreeSet<String> expected = new TreeSet<>();
        for (int other = 0; other < terms.size(); other++) {
          if (letters(terms.get(other)).equals(letters(word))) {
            expected.add(terms.get(other));
          }
        }
        TreeSet<String> all = new TreeSet<>();
        for (int i = 0; i < found.size(); i++) {
          all.add(terms.get(found.term(i)));
        }
        assertThat(all).as("seed %d, '%s'", seed, word).isEqualTo(expected);
      }
    }
  }

  private static void write(SnapshotWriter out, Iterable<String> words) {
    try (LexemeTermsWriter writer = LexemeTermsWriter.create(out)) {
      int lexeme = 0;
      for (String word : words) {
        writer.addLexeme(0, 0);
        writer.addLemma(lexeme++, word);
      }
    }
  }

  @Test
  void verifyFindsDamagedBuckets() throws Exception {
    assertDamaged("1 blocks", new int[] {1}, 0, 0);
    assertDamaged("ascending blocks", new int[] {1}, 1);
    assertDamaged("ascending blocks", new int[] {2}, 0, 0);
    assertDamaged("the block of term 0", new int[] {0});
    assertDamaged("the block of term 0", new int[] {});
  }

  private void assertDamaged(String message, int[] ends, int... blocks) {
    assertThatThrownBy(
            () -> {
              try (Snapshot s =
                  WrittenSnapshot.of(
                      folder.resolve("d" + Arrays.hashCode(ends) + Arrays.hashCode(blocks)),
                      out -> damaged(out, ends, blocks))) {
                TermAnagrams.verify(s, TermIndex.open(s, "t"));
              }
            })
        .isInstanceOf(CorruptSnapshotException.class)
        .hasMessageContaining(message);
  }

  private static void damaged(SnapshotWriter out, int[] ends, int[] blocks) {
    try (TermIndexWriter terms = TermIndexWriter.create(out, "t")) {
      terms.add("cat", LexemeTerms.posting(0, LexemeTerms.LEMMA));
    }
    String name = TermAnagrams.NAME;
    try (OffsetsColumnWriter column =
        OffsetsColumnWriter.create(out, name + TermAnagrams.BUCKETS)) {
      for (int end : ends) {
        column.add(end);
      }
    }
    try (PackedColumnWriter column =
        PackedColumnWriter.create(out, name + TermAnagrams.BLOCKS, 3)) {
      for (int block : blocks) {
        column.add(block);
      }
    }
  }
}
