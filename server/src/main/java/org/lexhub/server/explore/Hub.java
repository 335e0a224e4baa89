package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.MeaningTable;

/**
 * The words of a meaning by language family. Families are sorted by descending number of words,
 * languages by descending number of speakers, words by descending confidence.
 *
 * @param meaning the row of the meaning
 * @param words the number of all its words
 * @param languages the number of their languages
 * @param families the words to show
 */
public record Hub(int meaning, int words, int languages, List<Family> families) {
  /** The maximum number of words to show; the most confident ones of each language come first. */
  static final int MAX_WORDS = 900;

  /**
   * The words of one family.
   *
   * @param root the row of the family, or of a language without one
   */
  public record Family(int root, List<Word> words) {}

  /**
   * A word.
   *
   * @param place its index among the words of its language
   * @param rank its index among all words: the first words of the most spoken languages come first
   */
  public record Word(int lexeme, int language, int confidenceBasisPoints, int place, int rank) {}

  /** Collects the words of a meaning. */
  public static Hub of(Store store, int meaning) {
    List<Word> all = ranked(store, words(store, meaning));
    int languages = (int) all.stream().filter(word -> word.place() == 0).count();
    Map<Integer, List<Word>> byFamily = new HashMap<>();
    all.stream()
        .limit(MAX_WORDS)
        .forEach(word ->
            byFamily
                .computeIfAbsent(root(store, word.language()), r -> new ArrayList<>())
                .add(word));
    List<Family> families = new ArrayList<>();
    byFamily.forEach((root, words) -> families.add(new Family(root, words)));
    families.sort(
        Comparator.comparingInt((Family family) -> -family.words().size())
            .thenComparingInt(Family::root));
    for (Family family : families) {
      family.words().sort(order(store));
    }
    return new Hub(meaning, all.size(), languages, families);
  }

  /** Returns this hub with one word for each of the {@code count} most spoken languages. */
  Hub mostSpoken(Store store, int count) {
    List<Word> best = new ArrayList<>();
    for (Family family : families) {
      family.words().stream().filter(word -> word.place() == 0).forEach(best::add);
    }
    best.sort(order(store));
    List<Word> kept = best.subList(0, Math.min(count, best.size()));
    List<Family> smaller = new ArrayList<>();
    for (Family family : families) {
      List<Word> words = family.words().stream().filter(kept::contains).toList();
      if (!words.isEmpty()) {
        smaller.add(new Family(family.root(), words));
      }
    }
    return new Hub(meaning, kept.size(), kept.size(), smaller);
  }

  private static List<Word> words(Store store, int meaning) {
    MeaningTable meanings = store.meanings();
    List<Word> words = new ArrayList<>();
    int previous = -1;
    int place = 0;
    for (long i = meanings.senseStart(meaning); i < meanings.senseEnd(meaning); i++) {
      int language = meanings.senseLanguage(i);
      place = language == previous ? place + 1 : 0;
      previous = language;
      int sense = meanings.sense(i);
      int lexeme = store.senses().lexeme(sense);
      words.add(new Word(lexeme, language, store.senses().confidence(sense), place, 0));
    }
    return words;
  }

  private static List<Word> ranked(Store store, List<Word> words) {
    words.sort(Comparator.comparingInt(Word::place).thenComparing(order(store)));
    List<Word> ranked = new ArrayList<>(words.size());
    for (Word word : words) {
      ranked.add(
          new Word(
              word.lexeme(),
              word.language(),
              word.confidenceBasisPoints(),
              word.place(),
              ranked.size()));
    }
    return ranked;
  }

  private static Comparator<Word> order(Store store) {
    LanguageTable languages = store.languages();
    return Comparator.comparingLong((Word word) -> -languages.speakers(word.language()))
        .thenComparingInt(Word::language)
        .thenComparingInt(Word::place);
  }

  private static int root(Store store, int language) {
    int family = store.languages().family(language);
    return family < 0 ? language : family;
  }
}
