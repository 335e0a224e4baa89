package org.lexhub.store.term.fuzzy;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.writer.TermIndexWriter;

/** Checks that a fuzzy walk finds every term within the distance, for terms of many shapes. */
class FuzzyCompleteTest {
  private static final int[] SCRIPTS = {'a', 0xE0, 0x430, 0x5D0, 0x905, 0xE01, 0x3042, 0x1F600};

  @TempDir Path folder;
  private final FuzzyWalk walk = new FuzzyWalk();
  private final FuzzyTerms found = new FuzzyTerms();

  @Test
  void everyWordOfTwoLettersFindsItsNeighbours() throws Exception {
    List<String> words = new ArrayList<>();
    for (int length = 1; length <= 7; length++) {
      for (int bits = 0; bits < 1 << length; bits++) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
          word.append((bits >> i & 1) == 0 ? "a" : "😀");
        }
        words.add(word.toString());
      }
    }
    List<String> terms = words.stream().filter(word -> word.hashCode() % 3 != 0).toList();
    check(terms, words, "all words of a and 😀");
  }

  @Test
  void theEmptyQueryFindsTheShortestTerms() throws Exception {
    check(List.of("a", "b", "ab", "😀", "😀я", "abc"), List.of(""), "nothing");
  }

  @Test
  void repeatedLettersAreCountedRight() throws Exception {
    List<String> terms = new ArrayList<>();
    List<String> queries = new ArrayList<>();
    for (String letter : List.of("a", "и", "😁")) {
      for (int length = 1; length <= 40; length++) {
        terms.add(letter.repeat(length));
        queries.add(letter.repeat(length));
        terms.add(letter.repeat(length) + "b" + letter.repeat(length % 7));
        queries.add(letter.repeat(length / 2) + "bc" + letter.repeat(length - length / 2));
      }
    }
    check(terms, queries, "repeated letters");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void termsThatShareLongBeginningsAndEnds(long seed) throws Exception {
    Random random = new Random(seed);
    String beginning = letters(random, 5, 30);
    String end = letters(random, 5, 30);
    TreeSet<String> terms = new TreeSet<>();
    while (terms.size() < 1200) {
      String own = letters(random, 4, 1 + random.nextInt(6));
      switch (random.nextInt(3)) {
        case 0 -> terms.add(beginning + own);
        case 1 -> terms.add(own + end);
        default -> terms.add(beginning + own + end);
      }
    }
    check(terms, misspelt(terms, random, 80), "seed " + seed);
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 5})
  void wordsOfThirtyLetters(long seed) throws Exception {
    Random random = new Random(seed);
    TreeSet<String> terms = new TreeSet<>();
    while (terms.size() < 600) {
      String word = letters(random, 2 + random.nextInt(8), 28 + random.nextInt(5));
      terms.add(word);
      terms.add(edit(word, random));
      terms.add(edit(edit(word, random), random));
    }
    check(terms, misspelt(terms, random, 80), "seed " + seed);
  }

  /** Has thousands of different letters, so that nodes have thousands of children. */
  @ParameterizedTest
  @ValueSource(longs = {6, 7})
  void wideAlphabets(long seed) throws Exception {
    Random random = new Random(seed);
    TreeSet<String> terms = new TreeSet<>();
    while (terms.size() < 4000) {
      StringBuilder word = new StringBuilder(seed % 2 == 0 ? "" : "同じ");
      for (int i = random.nextInt(4); i >= 0; i--) {
        word.appendCodePoint(0x4E00 + random.nextInt(1500));
      }
      terms.add(word.toString());
    }
    check(terms, misspelt(terms, random, 60), "seed " + seed);
  }

  @ParameterizedTest
  @ValueSource(longs = {8, 9})
  void scriptsSideBySide(long seed) throws Exception {
    Random random = new Random(seed);
    TreeSet<String> terms = new TreeSet<>();
    while (terms.size() < 3000) {
      int first = SCRIPTS[random.nextInt(SCRIPTS.length)];
      StringBuilder word = new StringBuilder();
      for (int i = 3 + random.nextInt(6); i >= 0; i--) {
        word.appendCodePoint(first + random.nextInt(6));
      }
      terms.add(word.toString());
    }
    check(terms, misspelt(terms, random, 80), "seed " + seed);
  }

  private static List<String> misspelt(Collection<String> terms, Random random, int count) {
    List<String> all = new ArrayList<>(terms);
    List<String> queries = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String query = all.get(random.nextInt(all.size()));
      for (int edits = random.nextInt(4); edits > 0; edits--) {
        query = edit(query, random);
      }
      queries.add(query);
    }
    return queries;
  }

  private static String letters(Random random, int alphabet, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append((char) ('a' + random.nextInt(alphabet)));
    }
    return text.toString();
  }

  /** Deletes, inserts, replaces or swaps at a random place, including the first and the last. */
  private static String edit(String text, Random random) {
    IntArrayList points = IntArrayList.wrap(text.codePoints().toArray());
    int at = random.nextInt(points.size());
    int other = points.getInt(random.nextInt(points.size()));
    switch (random.nextInt(4)) {
      case 0 -> points.removeInt(at);
      case 1 -> points.add(random.nextInt(points.size() + 1), other);
      case 2 -> points.set(at, other);
      default -> points.add(Math.max(0, at - 1), points.removeInt(at));
    }
    StringBuilder edited = new StringBuilder();
    points.forEach((int point) -> edited.appendCodePoint(point));
    return edited.isEmpty() ? text : edited.toString();
  }

  private void check(Collection<String> given, Collection<String> queries, String as)
      throws Exception {
    List<String> terms = new ArrayList<>(new TreeSet<>(given));
    try (Snapshot snapshot =
        WrittenSnapshot.of(
            folder.resolve("s"),
            out -> {
              try (TermIndexWriter writer = TermIndexWriter.create(out, "t")) {
                for (String term : terms) {
                  byte[] utf8 = term.getBytes(StandardCharsets.UTF_8);
                  writer.addTerm(utf8, 0, utf8.length, 1);
                }
              }
            })) {
      TermIndex index = TermIndex.open(snapshot, "t");
      assertThat(index.size()).isEqualTo(terms.size());
      String[] spelt = new String[index.size()];
      for (int term = 0; term < spelt.length; term++) {
        spelt[term] = index.get(term);
      }
      for (String query : queries) {
        checkOne(index, spelt, query, as);
      }
    }
  }

  private void checkOne(TermIndex index, String[] terms, String query, String as) {
    List<String> one = new ArrayList<>();
    List<String> two = new ArrayList<>();
    int length = query.codePointCount(0, query.length());
    for (String term : terms) {
      boolean near = Math.abs(term.codePointCount(0, term.length()) - length) <= 2;
      int distance = near ? Osa.distance(query, term) : 3;
      if (distance <= 1) {
        one.add(term + " " + distance);
      }
      if (distance <= 2) {
        two.add(term + " " + distance);
      }
    }
    assertThat(found(index, terms, query, 1)).as("%s: '%s', one edit", as, query).isEqualTo(one);
    assertThat(found(index, terms, query, 2)).as("%s: '%s', two edits", as, query).isEqualTo(two);
  }

  private List<String> found(TermIndex index, String[] terms, String query, int edits) {
    byte[] utf8 = query.getBytes(StandardCharsets.UTF_8);
    walk.find(index, utf8, 0, utf8.length, edits, found);
    List<String> result = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      result.add(terms[found.term(i)] + " " + found.distance(i));
    }
    return result;
  }
}
