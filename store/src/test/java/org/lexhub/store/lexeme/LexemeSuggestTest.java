package org.lexhub.store.lexeme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.RandomWords;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.ZeroAllocation;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

class LexemeSuggestTest {
  private static final int LANGUAGES = 6;

  /** A spelling of a lexeme; its order is that of equally frequent ones. */
  private record Spelling(String term, int lexeme, boolean form, long cost) {}

  @TempDir Path folder;
  private final Suggestions suggestions = new Suggestions();

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void completesLikeALookAtAllSpellings(long seed) throws Exception {
    TestDataset data = dataset(seed, 400);
    try (Store store = data.open(folder.resolve("s"))) {
      List<Spelling> spellings = spellings(data);
      RandomWords words = new RandomWords(seed + 10);
      Random random = new Random(seed);
      for (int i = 0; i < 300; i++) {
        String text = Normalizer.normalize(words.next(1 + i % 4), Normalizer.Form.NFC);
        int limit = i % 10 == 0 ? 0 : 1 + random.nextInt(20);
        LanguageSet languages = languages(random, i % 3);
        String message = "seed " + seed + ", '" + text + "', " + limit + " of " + i % 3;
        complete(store, text, languages, limit);
        assertThat(found())
            .as(message)
            .isEqualTo(expected(data, spellings, text, languages, limit));
      }
    }
  }

  @Test
  void whatIsTypedComesFirstThenTheMoreFrequent() throws Exception {
    TestDataset data = new TestDataset();
    data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    rank(data, "do", 900);
    rank(data, "dog", 50);
    rank(data, "door", 20);
    rank(data, "dodo", 0);
    rank(data, "run", 10).forms.add("doran");
    rank(data, "dog", 70);
    try (Store store = data.open(folder.resolve("s"))) {
      complete(store, "do", all(), 10);
      assertThat(lemmas(store)).containsExactly("do", "door", "dog", "run", "dodo");
      complete(store, "DÓ", all(), 2);
      assertThat(lemmas(store)).containsExactly("do", "door");
      complete(store, "x", all(), 10);
      assertThat(suggestions.size()).isZero();
      complete(store, "", all(), 10);
      assertThat(suggestions.size()).isZero();
    }
  }

  @Test
  void wordsSayWhetherTheyAreTyped() throws Exception {
    TestDataset data = new TestDataset();
    data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    rank(data, "do", 900);
    rank(data, "dog", 50);
    rank(data, "run", 200).forms.add("do");
    rank(data, "Dō", 0);
    try (Store store = data.open(folder.resolve("s"))) {
      complete(store, "do", all(), 10);
      assertThat(lemmas(store)).containsExactly("do", "dog", "run", "Dō");
      assertThat(typed()).containsExactly(true, false, false, true);
      assertThat(suggestions.isComplete()).isTrue();
      complete(store, "do", all(), 3);
      assertThat(suggestions.isComplete()).isFalse();
    }
  }

  private List<Boolean> typed() {
    List<Boolean> typed = new ArrayList<>();
    for (int i = 0; i < suggestions.size(); i++) {
      typed.add(suggestions.isTyped(i));
    }
    return typed;
  }

  @Test
  void refusesWhatCannotBeAnswered() throws Exception {
    try (Store store = dataset(5, 3).open(folder.resolve("s"))) {
      assertThatThrownBy(() -> complete(store, "a", all(), Suggestions.MAX_SUGGESTIONS + 1))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("100");
      byte[] torn = {'a', (byte) 0xC3};
      assertThatThrownBy(() -> store.lexemeSuggest().complete(torn, 2, all(), 5, suggestions))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("UTF-8");
    }
  }

  @Test
  void allocatesNothing() throws Exception {
    try (Store store = dataset(6, 1000).open(folder.resolve("s"))) {
      byte[] text = {'a'};
      LanguageSet some = languages(new Random(1), 2);
      LanguageSet all = all();
      ZeroAllocation.assertNone(() -> {
        store.lexemeSuggest().complete(text, 1, all, 20, suggestions);
        store.lexemeSuggest().complete(text, 1, some, 20, suggestions);
      });
    }
  }

  private void complete(Store store, String text, LanguageSet languages, int limit) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    store.lexemeSuggest().complete(utf8, utf8.length, languages, limit, suggestions);
  }

  private List<Integer> found() {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < suggestions.size(); i++) {
      found.add(suggestions.lexeme(i));
    }
    return found;
  }

  private List<String> lemmas(Store store) {
    return found().stream().map(i -> store.strings().get(store.lexemes().lemma(i))).toList();
  }

  private static TestDataset.Lexeme rank(TestDataset data, String lemma, int rank) {
    TestDataset.Lexeme lexeme = data.lexeme(0, lemma, Pos.NOUN);
    lexeme.rank = rank;
    return lexeme;
  }

  private static LanguageSet all() {
    LanguageSet languages = new LanguageSet();
    languages.setAll();
    return languages;
  }

  /** Returns all languages, one of them, or several. */
  private static LanguageSet languages(Random random, int kind) {
    LanguageSet languages = all();
    if (kind > 0) {
      languages.clear();
      for (int n = kind == 1 ? 1 : 3; n > 0; n--) {
        languages.add(random.nextInt(LANGUAGES));
      }
    }
    return languages;
  }

  private static TestDataset dataset(long seed, int lexemes) {
    Random random = new Random(seed);
    RandomWords words = new RandomWords(seed);
    TestDataset data = new TestDataset();
    for (int i = 0; i < LANGUAGES; i++) {
      data.language("q" + (char) ('a' + i) + "a", "Language " + i, LanguageLevel.LANGUAGE, -1);
    }
    Set<String> known = new HashSet<>();
    while (data.lexemes.size() < lexemes) {
      String lemma = Normalizer.normalize(words.next(6), Normalizer.Form.NFC);
      int language = random.nextInt(LANGUAGES);
      Pos pos = random.nextBoolean() ? Pos.NOUN : Pos.VERB;
      if (!Fold.fold(lemma).isEmpty() && known.add(language + lemma + pos)) {
        TestDataset.Lexeme lexeme = data.lexeme(language, lemma, pos);
        lexeme.rank = Math.max(0, random.nextInt(80) - 20);
        for (int n = random.nextInt(3); n > 0; n--) {
          lexeme.forms.add(words.next(5));
        }
      }
    }
    return data;
  }

  private static List<Spelling> spellings(TestDataset data) {
    Set<Spelling> spellings = new LinkedHashSet<>();
    for (int i = 0; i < data.lexemes.size(); i++) {
      TestDataset.Lexeme lexeme = data.lexemes.get(i);
      long rank = lexeme.rank == 0 ? Integer.MAX_VALUE : lexeme.rank;
      spellings.add(new Spelling(Fold.fold(lexeme.lemma), i, false, rank));
      for (String form : lexeme.forms) {
        long cost = lexeme.rank == 0 ? rank + 1 : 8 * rank;
        spellings.add(new Spelling(Fold.fold(form), i, true, cost));
      }
    }
    spellings.removeIf(spelling -> spelling.term().isEmpty());
    return new ArrayList<>(spellings);
  }

  /** Returns the best word equal to the prefix, then the best that begin with it, each once. */
  private static List<Integer> expected(
      TestDataset data, List<Spelling> spellings, String text, LanguageSet languages, int limit) {
    String prefix = Fold.fold(text);
    Comparator<Spelling> order =
        Comparator.comparingLong(Spelling::cost)
            .thenComparingInt(s -> languages.all() ? 0 : data.lexemes.get(s.lexeme()).language)
            .thenComparing((a, b) -> compare(a.term(), b.term()))
            .thenComparingInt(Spelling::lexeme)
            .thenComparing(Spelling::form);
    List<Spelling> matches =
        spellings.stream()
            .filter(s -> !prefix.isEmpty() && s.term().startsWith(prefix))
            .filter(s -> languages.contains(data.lexemes.get(s.lexeme()).language))
            .sorted(order)
            .toList();
    List<Spelling> ordered = new ArrayList<>();
    matches.stream().filter(s -> s.term().equals(prefix)).findFirst().ifPresent(ordered::add);
    ordered.addAll(matches);
    List<Integer> result = new ArrayList<>();
    Set<String> words = new HashSet<>();
    for (Spelling spelling : ordered) {
      TestDataset.Lexeme lexeme = data.lexemes.get(spelling.lexeme());
      if (result.size() < limit && words.add(lexeme.language + " " + lexeme.lemma)) {
        result.add(spelling.lexeme());
      }
    }
    return result;
  }

  private static int compare(String a, String b) {
    return java.util.Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());
  }
}
