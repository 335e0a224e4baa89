package org.lexhub.loader.source.wiktionary;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the senses that a translation belongs to. Wiktionary hangs translations on the entry; what
 * ties them to a sense is its number, or free text that shortens the gloss.
 *
 * <p>Evidence, as a factor on the source's prior: the number is given 1.0; the text shares half of
 * its words or more with one gloss 0.8 to 1.0; the entry has a single sense 0.8; else every sense
 * gets 0.5, and 0.35 where there are more than three.
 */
final class SenseMatch {
  private static final double BY_NUMBER = 1.0;
  private static final double ONLY_SENSE = 0.8;
  private static final double UNCLEAR = 0.5;
  private static final double VERY_UNCLEAR = 0.35;
  private static final double ENOUGH = 0.5;

  /** Senses beyond which an unclear translation is dropped: it would say next to nothing. */
  private static final int MAX_UNCLEAR = 8;

  /** A sense by its place in the list, and how sure that is. */
  record Match(int sense, double evidence) {}

  private SenseMatch() {}

  /** The senses that a translation belongs to; empty where there is nothing to go by. */
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
    for (int i = 0; i < senses.size() && senses.size() <= MAX_UNCLEAR; i++) {
      all.add(new Match(i, senses.size() > 3 ? VERY_UNCLEAR : UNCLEAR));
    }
    return all;
  }

  /** Numbers read {@code 1}, {@code 1-3} or {@code 1,2}, with or without brackets. */
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
    return bestShare < ENOUGH
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
