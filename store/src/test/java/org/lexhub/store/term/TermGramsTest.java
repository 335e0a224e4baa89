package org.lexhub.store.term;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.RandomWords;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.column.OffsetsColumnWriter;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.writer.LexemeTermsWriter;
import org.lexhub.store.term.writer.TermIndexWriter;

class TermGramsTest {
  @TempDir Path folder;

  private static void spell(LexemeTermsWriter out, int lexeme, String word) {
    out.addLexeme(0, 0);
    // Every third word is only a form: the lists leave it out.
    if (lexeme % 3 == 2) {
      out.addForm(lexeme, word);
    } else {
      out.addLemma(lexeme, word);
    }
  }

  private Snapshot write(String... words) throws Exception {
    return WrittenSnapshot.of(
        folder.resolve("s"),
        out -> {
          try (LexemeTermsWriter writer = LexemeTermsWriter.create(out)) {
            for (int i = 0; i < words.length; i++) {
              spell(writer, i, words[i]);
            }
          }
        });
  }

  private static LongArrayList keys(String text) {
    LongArrayList keys = new LongArrayList();
    TermGramKeys grams = new TermGramKeys(keys::add);
    grams.start();
    text.codePoints().forEach(grams::add);
    grams.end();
    grams.length(text.codePointCount(0, text.length()));
    return keys;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void listsTheLemmasWithEachGram(long seed) throws Exception {
    RandomWords random = new RandomWords(seed);
    String[] words = new String[2000];
    for (int i = 0; i < words.length; i++) {
      words[i] = random.next(1 + i % 7);
    }
    try (Snapshot s = write(words)) {
      TermIndex terms = LexemeTerms.open(s);
      TermGrams.verify(s, terms);
      TermGrams grams = TermGrams.open(s);
      TreeMap<Long, TreeSet<Integer>> expected = new TreeMap<>();
      Set<Integer> indexed = new HashSet<>();
      for (int term = 0; term < terms.size(); term++) {
        for (long at = terms.postingsStart(term); at < terms.postingsEnd(term); at++) {
          if (LexemeTerms.kind(terms.posting(at)) == LexemeTerms.LEMMA) {
            indexed.add(term);
            for (long key : keys(terms.get(term))) {
              expected.computeIfAbsent(key, none -> new TreeSet<>()).add(term);
            }
          }
        }
      }
      assertThat(grams.size()).isEqualTo(expected.size());
      expected.forEach((key, with) -> check(grams, key, with, indexed.size()));
    }
  }

  private static void check(TermGrams grams, long key, Set<Integer> with, int indexed) {
    int gram = grams.gram(key);
    assertThat(grams.key(gram)).isEqualTo(key);
    if (!TermGrams.isStored(key, with.size(), indexed)) {
      assertThat(grams.length(gram)).isZero();
      return;
    }
    TermGramReader reader = new TermGramReader();
    int[] list = new int[grams.terms(gram)];
    int count = reader.read(grams, gram, list);
    assertThat(Arrays.copyOf(list, count))
        .containsExactly(with.stream().mapToInt(Integer::intValue).toArray());
    int[] some = with.stream().mapToInt(Integer::intValue).filter(i -> i % 2 == 0).toArray();
    int[] mixed = new int[some.length * 2];
    for (int i = 0; i < some.length; i++) {
      mixed[2 * i] = some[i];
      mixed[2 * i + 1] = some[i] + 1;
    }
    int kept = reader.retain(grams, gram, mixed, mixed.length);
    int[] all = with.stream().mapToInt(Integer::intValue).toArray();
    int[] both = Arrays.stream(all).filter(i -> Arrays.binarySearch(some, i & ~1) >= 0).toArray();
    assertThat(Arrays.copyOf(mixed, kept)).containsExactly(both);
  }

  @Test
  void theLongestGramsLeaveOutTheirParts() {
    assertThat(longest("abcd", true))
        .containsExactly(key("^ab"), key("abc"), key("bcd"), key("cd$"));
    assertThat(longest("abc", false)).containsExactly(key("abc"));
    assertThat(longest("ab", false)).containsExactly(key("ab"));
    assertThat(longest("a", false)).containsExactly(key("a"));
    assertThat(longest("a", true)).containsExactly(key("^a$"));
    assertThat(longest("", false)).isEmpty();
  }

  /** Returns the keys of the longest grams of a text, with or without its start and end. */
  private static long[] longest(String text, boolean bounded) {
    LongArrayList keys = new LongArrayList();
    TermGramKeys grams = TermGramKeys.longest(keys::add);
    if (bounded) {
      grams.start();
    } else {
      grams.gap();
    }
    text.codePoints().forEach(grams::add);
    if (!bounded) {
      grams.gap();
    }
    grams.end();
    return keys.toLongArray();
  }

  private static long key(String gram) {
    long key = 0;
    for (int i = 0; i < gram.length(); i++) {
      char letter = gram.charAt(i);
      int codePoint =
          switch (letter) {
            case '^' -> TermGramKeys.START;
            case '$' -> TermGramKeys.END;
            default -> letter;
          };
      key = key << 21 | codePoint;
    }
    return key;
  }

  @Test
  void anUnknownGramIsInNoTerm() throws Exception {
    try (Snapshot s = write("cat", "coat")) {
      TermGrams grams = TermGrams.open(s);
      assertThat(grams.gram('x')).isEqualTo(-1);
      assertThat(grams.gram('c')).isNotNegative();
    }
  }

  @Test
  void verifyFindsDamagedLists() throws Exception {
    assertDamaged("ascending keys", new long[] {'c', 'a'}, new int[] {1, 2}, 0, 0);
    assertDamaged("ascending terms below 1", new long[] {'c'}, new int[] {1}, 5);
    assertDamaged("numbers that end", new long[] {'c'}, new int[] {1}, 0x80);
    assertDamaged("terms up to 1", new long[] {'c'}, new int[] {7}, 0x80, 0, 2, 0, 0, 0, 1);
    assertDamaged("numbers that end", new long[] {'c'}, new int[] {8}, 0x80, 0, 1, 0, 0, 0, 1, 0);
    assertDamaged("the grams of all terms", new long[] {'c'}, new int[] {1}, 0);
    assertDamaged("2 lists", new long[] {'c', 'd'}, new int[] {1}, 0);
    assertDamaged("1 bytes", new long[] {'c'}, new int[] {1}, 0, 0);
  }

  private void assertDamaged(String message, long[] keys, int[] ends, int... bytes) {
    assertThatThrownBy(
            () -> {
              try (Snapshot s =
                  WrittenSnapshot.of(
                      folder.resolve("d" + Arrays.hashCode(bytes) + message.hashCode()),
                      out -> damaged(out, keys, ends, bytes))) {
                TermGrams.verify(s, TermIndex.open(s, "t"));
              }
            })
        .isInstanceOf(CorruptSnapshotException.class)
        .hasMessageContaining(message);
  }

  private static void damaged(SnapshotWriter out, long[] keys, int[] ends, int[] bytes) {
    try (TermIndexWriter terms = TermIndexWriter.create(out, "t")) {
      terms.add("cat", LexemeTerms.posting(0, LexemeTerms.LEMMA));
    }
    try (LongColumnWriter column = LongColumnWriter.create(out, TermGrams.NAME + TermGrams.KEYS)) {
      for (long key : keys) {
        column.add(key);
      }
    }
    try (OffsetsColumnWriter column =
        OffsetsColumnWriter.create(out, TermGrams.NAME + TermGrams.LISTS)) {
      for (int end : ends) {
        column.add(end);
      }
    }
    try (ByteColumnWriter column = ByteColumnWriter.create(out, TermGrams.NAME + TermGrams.BYTES)) {
      for (int value : bytes) {
        column.add(value);
      }
    }
  }
}
