package org.lexhub.loader.source.wiktionary;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the senses to which a translation belongs. Wiktionary attaches translations to the entry
 * and refers to a sense by its number, or by free text that abbreviates the gloss.
 *
 * <p>The evidence is a factor of the prior of the source: 1.0 if the number is given; 0.8 to 1.0 if
 * the text shares at least half of its words with a gloss; 0.8 if the entry has a single sense; or
 * else 0.5 for every sense, and 0.35 if there are more than three.
 */
final class SenseMatch {
  private static final double BY_NUMBER = 1.0;
  private static final double ONLY_SENSE = 0.8;
  private static final double UNCLEAR = 0.5;
  private static final double VERY_UNCLEAR = 0.35;

  /** The share of the words of the text that must occur in the gloss. */
  private static final double MIN_SHARE = 0.5;

  /** The maximum number of senses for the higher evidence of an unclear translation. */
  private static final int MAX_SENSES_FOR_UNCLEAR = 3;

  /** The maximum number of senses of an unclear translation; beyond it says almost nothing. */
  private static final int MAX_UNCLEAR_SENSES = 8;

  /**
   * A sense of a translation.
   *
   * @param sense its index in the list of senses
   * @param evidence 0 to 1
   */
  record Match(int sense, double evidence) {}

  private SenseMatch() {}

  /** Returns the senses of a translation; empty if it is unclear and there are too many. */
  static List<Match> of(List<KaikkiSense> senses, @Nullable String index, @Nullable String text) {
    List<Match> matches = index == null ? List.of() : byNumber(senses, index);
    if (matches.isEmpty() && text != null) {
      matches = byText(senses, text);
    }
    if (!matches.isEmpty()) {
      return matches;
    }
    if (senses.size() == 1) {
      return List.of(new Match(0, ONLY_SENSE));
    }
    List<Match> all = new ArrayList<>();
    for (int i = 0; i < senses.size() && senses.size() <= MAX_UNCLEAR_SENSES; i++) {
      all.add(new Match(i, senses.size() > MAX_SENSES_FOR_UNCLEAR ? VERY_UNCLEAR : UNCLEAR));
    }
    return all;
  }

  /** Matches numbers such as {@code 1}, {@code 1-3} or {@code 1,2}, with or without brackets. */
  private static List<Match> byNumber(List<KaikkiSense> senses, String index) {
    List<Match> matches = new ArrayList<>();
    for (String part : index.replaceAll("[\\[\\]()\\s]", "").split(",", -1)) {
      String[] ends = part.split("[-–]", -1);
      for (int i = 0; i < senses.size(); i++) {
        String own = senses.get(i).index().replaceAll("[\\[\\]()\\s]", "");
        String number = own.isEmpty() ? String.valueOf(i + 1) : own;
        if (number.equals(part) || (ends.length == 2 && between(number, ends[0], ends[1]))) {
          matches.add(new Match(i, BY_NUMBER));
        }
      }
    }
    return matches;
  }

  private static boolean between(String number, String from, String to) {
    boolean numbers =
        number.matches("[0-9]{1,4}") && from.matches("[0-9]{1,4}") && to.matches("[0-9]{1,4}");
    return numbers
        && Integer.parseInt(number) >= Integer.parseInt(from)
        && Integer.parseInt(number) <= Integer.parseInt(to);
  }

  private static List<Match> byText(List<KaikkiSense> senses, String text) {
    Set<String> wanted = words(text);
    int best = -1;
    double bestShare = 0;
    for (int i = 0; i < senses.size() && !wanted.isEmpty(); i++) {
      Set<String> shared = words(senses.get(i).gloss());
      shared.retainAll(wanted);
      double share = (double) shared.size() / wanted.size();
      if (share > bestShare) {
        bestShare = share;
        best = i;
      }
    }
    return bestShare < MIN_SHARE
        ? List.of()
        : List.of(new Match(best, ONLY_SENSE + (1 - ONLY_SENSE) * bestShare));
  }

  private static Set<String> words(String text) {
    Set<String> words = new HashSet<>();
    for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)) {
      if (word.length() > 2) {
        words.add(word);
      }
    }
    return words;
  }
}
