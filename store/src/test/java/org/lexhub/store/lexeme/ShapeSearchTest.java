package org.lexhub.store.lexeme;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.RandomWords;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.ZeroAllocation;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.lexeme.ShapeSearch.Outcome;
import org.lexhub.store.lexeme.letters.TermShape;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;

class ShapeSearchTest {
  private static final int ALL = Integer.MAX_VALUE;

  @TempDir Path folder;
  private final LexemeQuery query = new LexemeQuery();
  private final LexemeHits hits = new LexemeHits();

  private Store words(String... words) throws Exception {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    int spanish = data.language("spa", "Spanish", LanguageLevel.LANGUAGE, -1);
    int rank = 1;
    for (String word : words) {
      boolean other = word.startsWith("es:");
      data.lexeme(other ? spanish : english, other ? word.substring(3) : word, Pos.NOUN).rank =
          rank++;
    }
    return data.open(folder.resolve("s"));
  }

  private List<String> find(Store store, TermShape shape, String text, int min, int max) {
    query.setText(text);
    Outcome outcome = store.shapeSearch().search(query, shape, min, max, false, hits);
    assertThat(outcome).isEqualTo(Outcome.FOUND);
    List<String> found = new ArrayList<>();
    for (int i = 0; i < hits.size(); i++) {
      found.add(store.strings().get(store.lexemes().lemma(hits.lexeme(i))));
    }
    return found;
  }

  @Test
  void wildcardsAreOneOrAnyLetters() throws Exception {
    try (Store store =
        words("cat", "cut", "coat", "Cót", "ct", "es:biología", "es:geologia", "ice cream")) {
      assertThat(find(store, TermShape.PATTERN, "c?t", 0, ALL))
          .containsExactly("cat", "cut", "Cót");
      assertThat(hits.match(0)).isEqualTo(MatchKind.PATTERN);
      assertThat(find(store, TermShape.PATTERN, "C*T", 0, ALL))
          .containsExactly("cat", "cut", "coat", "Cót", "ct");
      assertThat(find(store, TermShape.PATTERN, "*ología", 0, ALL))
          .containsExactly("biología", "geologia");
      assertThat(find(store, TermShape.PATTERN, "?e*a", 0, ALL)).containsExactly("geologia");
      assertThat(find(store, TermShape.PATTERN, "ice *", 0, ALL)).containsExactly("ice cream");
      assertThat(find(store, TermShape.PATTERN, "*-cream", 0, ALL)).containsExactly("ice cream");
      assertThat(find(store, TermShape.PATTERN, "c\\?t", 0, ALL)).isEmpty();
      assertThat(find(store, TermShape.PATTERN, "cat", 0, ALL)).containsExactly("cat");
      assertThat(find(store, TermShape.PATTERN, "c*t", 4, ALL)).containsExactly("coat");
      assertThat(find(store, TermShape.PATTERN, "c*t", 0, 2)).containsExactly("ct");
    }
  }

  @Test
  void patternsOpenAtBothEndsAreFoundInAllLanguages() throws Exception {
    try (Store store = words("coat", "boat", "es:oasis", "tea")) {
      assertThat(find(store, TermShape.PATTERN, "*oa*", 0, ALL))
          .containsExactly("coat", "boat", "oasis");
      query.languages().clear();
      query.languages().add(0);
      assertThat(find(store, TermShape.PATTERN, "*oa*", 0, ALL)).containsExactly("coat", "boat");
      query.languages().add(1);
      assertThat(find(store, TermShape.CONTAINS, "oa", 0, ALL))
          .containsExactly("coat", "boat", "oasis");
      assertThat(find(store, TermShape.CONTAINS, "o*", 0, ALL)).isEmpty();
      assertThat(find(store, TermShape.CONTAINS, "oa", 5, 5)).containsExactly("oasis");
    }
  }

  /** Letters in most words have no list: only the spellings of a named language are read. */
  @Test
  void lettersOfMostWordsNeedALanguage() throws Exception {
    String[] many = new String[20_000];
    for (int i = 0; i < many.length; i++) {
      String word = "ab".charAt(i & 1) + "e" + Integer.toString(i + 100_000, 36) + "e";
      many[i] = i < 10 ? "es:" + word : word;
    }
    try (Store store = words(many)) {
      query.languages().setAll();
      assertThat(outcome(store, TermShape.CONTAINS, "e")).isEqualTo(Outcome.TOO_WIDE);
      assertThat(hits.size()).isZero();
      query.languages().clear();
      query.languages().add(1);
      assertThat(find(store, TermShape.CONTAINS, "e", 0, ALL)).hasSize(10);
    }
  }

  @Test
  void anagramsHaveAllLettersInAnotherOrder() throws Exception {
    try (Store store = words("listen", "silent", "enlist", "tin", "es:Niltes", "inlet's")) {
      assertThat(find(store, TermShape.ANAGRAM, "Listen", 0, ALL))
          .containsExactly("silent", "enlist", "Niltes", "inlet's");
      assertThat(hits.match(0)).isEqualTo(MatchKind.ANAGRAM);
      assertThat(find(store, TermShape.ANAGRAM, "en list", 0, ALL)).contains("listen", "silent");
    }
  }

  @Test
  void whatCannotBeSearchedIsSaid() throws Exception {
    try (Store store = words("cat")) {
      assertThat(outcome(store, TermShape.PATTERN, "*??*")).isEqualTo(Outcome.NO_LETTER);
      assertThat(outcome(store, TermShape.PATTERN, "a".repeat(61))).isEqualTo(Outcome.TOO_LONG);
      assertThat(outcome(store, TermShape.PATTERN, "a".repeat(60))).isEqualTo(Outcome.FOUND);
      assertThat(outcome(store, TermShape.ANAGRAM, "a".repeat(33))).isEqualTo(Outcome.TOO_LONG);
      assertThat(outcome(store, TermShape.ANAGRAM, "a".repeat(32))).isEqualTo(Outcome.FOUND);
    }
  }

  private Outcome outcome(Store store, TermShape shape, String text) {
    query.setText(text);
    return store.shapeSearch().search(query, shape, 0, ALL, false, hits);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void findsExactlyWhatRegularExpressionsFind(long seed) throws Exception {
    RandomWords words = new RandomWords(seed);
    Random random = new Random(seed);
    TreeSet<String> lemmas = new TreeSet<>();
    while (lemmas.size() < 3000) {
      lemmas.add(words.next(1 + random.nextInt(9)));
    }
    List<String> all = new ArrayList<>(lemmas);
    query.limit = 5000;
    query.languages().clear();
    query.languages().add(0);
    try (Store store = words(all.toArray(String[]::new))) {
      for (int i = 0; i < 300; i++) {
        String folded = Fold.fold(all.get(random.nextInt(all.size())));
        String pattern = pattern(folded, random);
        if (pattern.replaceAll("[*?\\s-]", "").isEmpty()) {
          continue;
        }
        int min = random.nextInt(4);
        int max = random.nextBoolean() ? ALL : min + random.nextInt(8);
        Pattern regex = Pattern.compile(regex(pattern), Pattern.DOTALL);
        List<String> expected = new ArrayList<>();
        for (String lemma : all) {
          String term = Fold.fold(lemma);
          int length = term.codePointCount(0, term.length());
          if (regex.matcher(term).matches() && length >= min && length <= max) {
            expected.add(lemma);
          }
        }
        assertThat(find(store, TermShape.PATTERN, pattern, min, max))
            .as("seed %d, '%s', %d to %d", seed, pattern, min, max)
            .containsExactlyInAnyOrderElementsOf(expected);
        assertThat(hits.total()).isEqualTo(expected.size());
      }
    }
  }

  /** Rows that cannot be among the best are not read: the best few are those of a long list. */
  @ParameterizedTest
  @ValueSource(longs = {6, 7})
  void theBestFewBeginTheWholeList(long seed) throws Exception {
    Random random = new Random(seed);
    TestDataset data = new TestDataset();
    int[] languages = new int[3];
    for (int i = 0; i < languages.length; i++) {
      languages[i] = data.language("qa" + (char) ('a' + i), "L" + i, LanguageLevel.LANGUAGE, -1);
    }
    for (int i = 0; i < 6000; i++) {
      StringBuilder word = new StringBuilder();
      for (int length = 2 + random.nextInt(6); word.length() < length; ) {
        word.append("abcdefgh".charAt(random.nextInt(8)));
      }
      data.lexeme(
                  languages[random.nextInt(3)],
                  word.toString(),
                  random.nextBoolean() ? Pos.NOUN : Pos.VERB)
              .rank =
          random.nextInt(3) == 0 ? 1 + random.nextInt(90_000) : 0;
    }
    try (Store store = data.open(folder.resolve("s"))) {
      for (String text : new String[] {"ab*", "*ab", "*abc*", "a*b", "a?c*", "*bcd*e"}) {
        for (int mask = 0; mask < 8; mask++) {
          choose(languages, mask);
          query.pos = random.nextBoolean() ? -1 : Pos.VERB.number();
          query.limit = 100_000;
          List<String> all = rows(store, text);
          query.limit = 7;
          assertThat(rows(store, text))
              .as("seed %d, %s, languages %d", seed, text, mask)
              .isEqualTo(all.subList(0, Math.min(7, all.size())));
          assertThat(hits.total()).isEqualTo(all.size());
        }
      }
    }
  }

  private void choose(int[] languages, int mask) {
    query.languages().clear();
    for (int i = 0; i < languages.length; i++) {
      if ((mask >>> i & 1) == 1) {
        query.languages().add(languages[i]);
      }
    }
    if (mask == 0) {
      query.languages().setAll();
    }
  }

  private List<String> rows(Store store, String text) {
    List<String> rows = new ArrayList<>();
    find(store, TermShape.PATTERN, text, 0, ALL);
    for (int i = 0; i < hits.size(); i++) {
      rows.add(hits.lexeme(i) + " " + hits.scoreBasisPoints(i));
    }
    return rows;
  }

  @Test
  void textsAreFoundWhereverTheyAre() throws Exception {
    try (Store store =
        words("abcdefghijk", "xabcdefghi", "abcdefgh", "es:zabcdefghij", "bcdefghij", "äöüßabc")) {
      assertThat(find(store, TermShape.CONTAINS, "abcdefghi", 0, ALL))
          .containsExactly("abcdefghijk", "xabcdefghi", "zabcdefghij");
      assertThat(find(store, TermShape.CONTAINS, "bcdefghij", 0, ALL))
          .containsExactly("abcdefghijk", "zabcdefghij", "bcdefghij");
      assertThat(find(store, TermShape.CONTAINS, "ssab", 0, ALL)).containsExactly("äöüßabc");
      assertThat(find(store, TermShape.CONTAINS, "abcdx", 0, ALL)).isEmpty();
    }
  }

  /** Replaces some code points by wildcards. */
  private static String pattern(String folded, Random random) {
    StringBuilder out = new StringBuilder();
    folded
        .codePoints()
        .forEach(codePoint -> {
          switch (random.nextInt(5)) {
            case 0 -> out.append('?');
            case 1 -> out.append('*');
            default -> {
              if (codePoint == '\\' || codePoint == '*' || codePoint == '?') {
                out.append('\\');
              }
              out.appendCodePoint(codePoint);
            }
          }
        });
    return out.toString();
  }

  private static String regex(String pattern) {
    StringBuilder out = new StringBuilder();
    boolean plain = false;
    for (int codePoint : pattern.codePoints().toArray()) {
      if (!plain && codePoint == '\\') {
        plain = true;
        continue;
      }
      boolean wild = !plain && (codePoint == '*' || codePoint == '?');
      String any = codePoint == '*' ? ".*" : ".";
      out.append(wild ? any : Pattern.quote(Character.toString(codePoint)));
      plain = false;
    }
    return out.toString();
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 5})
  void findsExactlyTheAnagramsThatSortingFinds(long seed) throws Exception {
    Random random = new Random(seed);
    TreeSet<String> lemmas = new TreeSet<>();
    while (lemmas.size() < 2000) {
      String letters = random.nextBoolean() ? "aeté" : "犬猫ab日";
      StringBuilder word = new StringBuilder();
      for (int length = 1 + random.nextInt(7); word.length() < length; ) {
        word.append(letters.charAt(random.nextInt(letters.length())));
      }
      lemmas.add(Fold.fold(word.toString()));
    }
    List<String> all = new ArrayList<>(lemmas);
    query.limit = 5000;
    try (Store store = words(all.toArray(String[]::new))) {
      for (int i = 0; i < 200; i++) {
        String text = all.get(i * 7);
        List<String> expected =
            all.stream()
                .filter(word -> !word.equals(text) && sorted(word).equals(letters(text)))
                .toList();
        assertThat(find(store, TermShape.ANAGRAM, text, 0, ALL))
            .as("seed %d, '%s'", seed, text)
            .containsExactlyInAnyOrderElementsOf(expected);
      }
    }
  }

  private static String sorted(String text) {
    return Arrays.toString(text.codePoints().sorted().toArray());
  }

  private static String letters(String text) {
    return sorted(text.replace(" ", ""));
  }

  @Test
  void allocatesNothing() throws Exception {
    try (Store store = words("listen", "silent", "coat", "boat", "es:biología")) {
      for (TermShape shape : TermShape.values()) {
        for (String text : new String[] {"*at", "*oat*", "co*", "oat", "*o?t*", "tacos"}) {
          query.setText(text);
          query.languages().clear();
          query.languages().add(0);
          ZeroAllocation.assertNone(
              () -> store.shapeSearch().search(query, shape, 0, ALL, false, hits));
        }
      }
    }
  }
}
