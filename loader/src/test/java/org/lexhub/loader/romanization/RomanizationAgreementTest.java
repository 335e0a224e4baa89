package org.lexhub.loader.romanization;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.table.vocabulary.Pos;

/** Compares what is made with the romanizations of the core vocabulary, which people wrote. */
class RomanizationAgreementTest {
  private static final Path WORDS = Path.of("../data/core/words");

  private record Word(String lemma, Pos pos, String reading, String romanization) {}

  private static List<Word> words(String language) throws IOException {
    List<Word> words = new ArrayList<>();
    List<String> lines = Files.readAllLines(WORDS.resolve(language + ".tsv"));
    for (String line : lines.subList(1, lines.size())) {
      String[] row = line.split("\t", -1);
      Pos pos = Pos.parse(row[2]);
      if (row[4].isEmpty() || !MadeSpellings.concerns(row[1])) {
        continue;
      }
      words.add(new Word(row[1], pos == null ? Pos.OTHER : pos, row[3], row[4]));
    }
    return words;
  }

  private static double agreement(
      MadeSpellings made, String iso, List<Word> words, List<String> wrong) {
    int right = 0;
    for (Word word : words) {
      String reading = word.reading().isEmpty() ? null : word.reading();
      String latin = made.of(iso, word.lemma(), word.pos(), reading, null).romanization();
      if (word.romanization().equals(latin)) {
        right++;
      } else {
        wrong.add(word.lemma() + " " + latin + ", not " + word.romanization());
      }
    }
    return 1.0 * right / words.size();
  }

  @ParameterizedTest
  @CsvSource({
    "bul,bul,0.99",
    "rus,rus,0.98",
    "ukr,ukr,0.99",
    "ell,ell,0.97",
    "kor,kor,0.97",
    "jpn,jpn,0.98",
    "hin,hin,0.9"
  })
  void rulesAgreeWithTheCore(String file, String iso, double least) throws IOException {
    MadeSpellings made = new MadeSpellings(new KnownSpellings());
    List<String> wrong = new ArrayList<>();
    List<Word> words = words(file);
    // Where the words of an entry end is a matter of convention; kana do not show it.
    words.removeIf(word -> word.romanization().contains(" ") && !word.lemma().contains(" "));
    double agreement = agreement(made, iso, words, wrong);
    assertThat(agreement).as("%s: %s", iso, wrong).isGreaterThanOrEqualTo(least);
  }

  /** A phrase has several words, each of which can be read wrongly. */
  @ParameterizedTest
  @CsvSource({"false,0.96", "true,0.93"})
  void readingsOfKanjiAgreeWithTheCore(boolean phrases, double least) throws IOException {
    List<Word> words = words("jpn");
    words.removeIf(word -> word.lemma().codePoints().noneMatch(Character::isIdeographic));
    words.removeIf(word -> (word.pos() == Pos.PHRASE) != phrases);
    List<String> wrong = new ArrayList<>();
    int right = 0;
    try (MadeSpellings made = new MadeSpellings(new KnownSpellings())) {
      for (Word word : words) {
        String reading = made.of("jpn", word.lemma(), word.pos(), null, null).reading();
        if (word.reading().equals(reading)) {
          right++;
        } else {
          wrong.add(word.lemma() + " " + reading + ", not " + word.reading());
        }
      }
    }
    assertThat(1.0 * right / words.size()).as("%s", wrong).isGreaterThanOrEqualTo(least);
  }

  @ParameterizedTest
  @CsvSource({"arb,arb,0.2", "fas,pes,0.2", "heb,heb,0.2", "tha,tha,0.3", "ben,ben,0.4"})
  void whatIsLearnedFromHalfTheCoreAgreesWithTheOther(String file, String iso, double least)
      throws IOException {
    KnownSpellings known = new KnownSpellings();
    List<Word> held = new ArrayList<>();
    int number = 0;
    for (Word word : words(file)) {
      if (number++ % 5 == 0) {
        held.add(word);
      } else {
        known.add(iso, word.lemma(), null, word.romanization(), 0);
      }
    }
    held.removeIf(word -> known.romanization(iso, word.lemma()) != null);
    List<String> wrong = new ArrayList<>();
    double agreement = agreement(new MadeSpellings(known), iso, held, wrong);
    assertThat(agreement).as("%s: %s", iso, wrong).isGreaterThanOrEqualTo(least);
  }
}
