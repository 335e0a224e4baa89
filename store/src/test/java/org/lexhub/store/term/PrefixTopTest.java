package org.lexhub.store.term;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.AllocatedBytes;
import org.lexhub.store.RandomWords;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.term.writer.LexemeTermsWriter;

class PrefixTopTest {
  private record Lexeme(int language, int rank, List<String> spellings) {}

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 1", "16, 1", "17, 3", "300, 1", "300, 40", "5000, 7"})
  void givesThePostingsOfARangeFromTheCheapestOn(int count, int languages) throws Exception {
    long seed = 1000L * count + languages;
    List<Lexeme> lexemes = lexemes(count, languages, seed);
    try (Snapshot s = write(lexemes)) {
      TermIndex terms = LexemeTerms.open(s);
      PrefixTop top = PrefixTop.open(s, terms);
      PostingCosts costs = posting -> cost(lexemes, posting);
      PrefixTop.verify(s, terms, costs, posting -> language(lexemes, posting));
      PrefixTopWalk walk = new PrefixTopWalk();
      Random random = new Random(seed);
      for (int i = 0; i < 60; i++) {
        int from = random.nextInt(terms.size() + 1);
        int to = i == 0 ? terms.size() : from + random.nextInt(terms.size() - from + 1);
        from = i == 0 ? 0 : from;
        String message = "seed " + seed + ", " + from + ".." + to;
        walk.start(top, costs);
        walk.addAll(from, to);
        checkWalk(walk, terms, lexemes, places(terms, from, to, lexemes, -1), message);
        int language = random.nextInt(languages);
        walk.start(top, costs);
        walk.addLanguage(language, from, to);
        checkWalk(walk, terms, lexemes, places(terms, from, to, lexemes, language), message);
      }
    }
  }

  @Test
  void walksSeveralLanguagesAtOnce() throws Exception {
    List<Lexeme> lexemes = lexemes(2000, 9, 4);
    try (Snapshot s = write(lexemes)) {
      TermIndex terms = LexemeTerms.open(s);
      PrefixTopWalk walk = new PrefixTopWalk();
      for (int from = 0; from < terms.size(); from += 37) {
        int to = Math.min(terms.size(), from * 2 + 5);
        walk.start(PrefixTop.open(s, terms), posting -> cost(lexemes, posting));
        List<Long> expected = new ArrayList<>();
        for (int language : new int[] {1, 2, 5, 8, 20}) {
          walk.addLanguage(language, from, to);
          expected.addAll(places(terms, from, to, lexemes, language));
        }
        expected.sort(Comparator.comparingInt(place -> cost(lexemes, terms.posting(place))));
        checkWalk(walk, terms, lexemes, expected, from + ".." + to);
      }
    }
  }

  @Test
  void inflectedFormsAndUnknownFrequenciesComeLater() {
    int lemma = LexemeTerms.posting(3, LexemeTerms.LEMMA);
    int form = LexemeTerms.posting(3, LexemeTerms.FORM);
    assertThat(PrefixTop.cost(form, 10))
        .isGreaterThan(PrefixTop.cost(lemma, 79))
        .isLessThan(PrefixTop.cost(lemma, 81));
    assertThat(PrefixTop.cost(lemma, 0)).isGreaterThan(PrefixTop.cost(form, Integer.MAX_VALUE));
    assertThat(PrefixTop.cost(form, 0)).isGreaterThan(PrefixTop.cost(lemma, 0));
  }

  @Test
  void verifyFindsOtherCostsAndLanguages() throws Exception {
    List<Lexeme> lexemes = lexemes(500, 5, 6);
    try (Snapshot s = write(lexemes)) {
      TermIndex terms = LexemeTerms.open(s);
      assertThatThrownBy(
              () -> PrefixTop.verify(s, terms, p -> 1, posting -> language(lexemes, posting)))
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining("minima");
      assertThatThrownBy(
              () -> PrefixTop.verify(s, terms, posting -> cost(lexemes, posting), p -> 1))
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining("places");
    }
  }

  /** Reads only some blocks of costs for each posting, however many words have the prefix. */
  @Test
  void looksAtFewCostsForTheFirst() throws Exception {
    List<Lexeme> lexemes = lexemes(30_000, 3, 8);
    try (Snapshot s = write(lexemes)) {
      TermIndex terms = LexemeTerms.open(s);
      PrefixTop top = PrefixTop.open(s, terms);
      int[] looks = new int[1];
      PostingCosts costs =
          posting -> {
            looks[0]++;
            return cost(lexemes, posting);
          };
      PrefixTopWalk walk = new PrefixTopWalk();
      for (int language = -1; language < 3; language++) {
        looks[0] = 0;
        walk.start(top, costs);
        if (language < 0) {
          walk.addAll(0, terms.size());
        } else {
          walk.addLanguage(language, 0, terms.size());
        }
        for (int taken = 1; taken <= 100; taken++) {
          assertThat(walk.next()).isNotNegative();
          assertThat(looks[0]).isLessThanOrEqualTo(taken << BlockMinima.FAN_BITS);
        }
      }
    }
  }

  @Test
  void allocatesNothing() throws Exception {
    List<Lexeme> lexemes = lexemes(5000, 3, 2);
    try (Snapshot s = write(lexemes)) {
      TermIndex terms = LexemeTerms.open(s);
      PrefixTop top = PrefixTop.open(s, terms);
      PostingCosts costs = posting -> cost(lexemes, posting);
      PrefixTopWalk walk = new PrefixTopWalk();
      long[] sink = new long[1];
      long bytes =
          AllocatedBytes.bytes(() -> {
            walk.start(top, costs);
            walk.addLanguage(1, 0, terms.size());
            for (int i = 0; i < 50; i++) {
              sink[0] += terms.termAt(walk.next());
            }
          });
      assertThat(bytes).isZero();
    }
  }

  private static void checkWalk(
      PrefixTopWalk walk, TermIndex terms, List<Lexeme> lexemes, List<Long> expected, String as) {
    for (long place : expected) {
      assertThat(walk.next()).as(as).isEqualTo(place);
      assertThat(walk.cost()).as(as).isEqualTo(cost(lexemes, terms.posting(place)));
      int term = terms.termAt(place);
      assertThat(place).isBetween(terms.postingsStart(term), terms.postingsEnd(term) - 1);
    }
    assertThat(walk.next()).as(as).isEqualTo(-1);
  }

  private static List<Long> places(
      TermIndex terms, int from, int to, List<Lexeme> lexemes, int language) {
    List<Long> places = new ArrayList<>();
    for (int term = from; term < to; term++) {
      for (long at = terms.postingsStart(term); at < terms.postingsEnd(term); at++) {
        if (language < 0 || language(lexemes, terms.posting(at)) == language) {
          places.add(at);
        }
      }
    }
    places.sort(Comparator.comparingInt(place -> cost(lexemes, terms.posting(place))));
    return places;
  }

  private static int cost(List<Lexeme> lexemes, int posting) {
    return PrefixTop.cost(posting, lexemes.get(LexemeTerms.lexeme(posting)).rank());
  }

  private static int language(List<Lexeme> lexemes, int posting) {
    return lexemes.get(LexemeTerms.lexeme(posting)).language();
  }

  private static List<Lexeme> lexemes(int count, int languages, long seed) {
    Random random = new Random(seed);
    RandomWords words = new RandomWords(seed);
    List<Lexeme> lexemes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<String> spellings = new ArrayList<>();
      for (int n = random.nextInt(4); n >= 0; n--) {
        spellings.add(words.next(5));
      }
      int language = (int) ((long) i * languages / count);
      lexemes.add(new Lexeme(language, Math.max(0, random.nextInt(60) - 20), spellings));
    }
    return lexemes;
  }

  private Snapshot write(List<Lexeme> lexemes) throws Exception {
    return WrittenSnapshot.of(
        folder.resolve("s"),
        out -> {
          try (LexemeTermsWriter writer = LexemeTermsWriter.create(out)) {
            for (int i = 0; i < lexemes.size(); i++) {
              writer.addLexeme(lexemes.get(i).language(), lexemes.get(i).rank());
              for (int n = 0; n < lexemes.get(i).spellings().size(); n++) {
                String spelling = lexemes.get(i).spellings().get(n);
                if (n == 0) {
                  writer.addLemma(i, spelling);
                } else {
                  writer.addForm(i, spelling);
                }
              }
            }
          }
        });
  }
}
