package org.lexhub.loader.romanization;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.romanization.LetterAlignment.Pair;

/**
 * The readings and romanizations that sources give, from which others are made. Of languages of
 * which none are made, it keeps nothing.
 */
public final class KnownSpellings {
  /** The value of a word with several readings or romanizations. */
  private static final String AMBIGUOUS = "";

  /** The languages whose readings are looked up. */
  private static final Set<String> READ = Set.of("jpn", "cmn", "zho", "lzh");

  /** The languages whose romanizations are looked up and learned from. */
  private static final Set<String> ROMANIZED = Set.of("arb", "pes", "heb", "tha", "ben");

  /** By language and word. */
  private final Map<String, Map<String, String>> readings = new HashMap<>();

  private final Map<String, Map<String, String>> romanizations = new HashMap<>();

  /** By language and source. */
  private final Map<String, Map<Integer, List<Pair>>> words = new HashMap<>();

  /** Creates an object that knows none. */
  public KnownSpellings() {}

  /** Returns whether spellings of a language are kept. */
  public static boolean uses(String iso) {
    return READ.contains(iso) || ROMANIZED.contains(iso);
  }

  /** Returns whether the romanizations of a language are learned from. */
  static boolean isLearned(String iso) {
    return ROMANIZED.contains(iso);
  }

  /**
   * Adds what a source gives of a word.
   *
   * @param iso the ISO 639-3 code of the language
   * @param source the number of the source: romanizations of one source follow one system
   */
  public void add(
      String iso,
      String lemma,
      @Nullable String reading,
      @Nullable String romanization,
      int source) {
    if (reading != null && READ.contains(iso)) {
      put(readings, iso, lemma, reading);
    }
    if (romanization != null && ROMANIZED.contains(iso) && LatinText.hasForeign(lemma)) {
      put(romanizations, iso, lemma, romanization);
      words
          .computeIfAbsent(iso, key -> new HashMap<>())
          .computeIfAbsent(source, key -> new ArrayList<>())
          .add(new Pair(lemma, romanization));
    }
  }

  private static void put(
      Map<String, Map<String, String>> all, String iso, String lemma, String value) {
    all.computeIfAbsent(iso, key -> new HashMap<>())
        .merge(lemma, value, (a, b) -> a.equals(b) ? a : AMBIGUOUS);
  }

  /** Returns the only reading of a spelling, null if there is none or several. */
  @Nullable String reading(String iso, String lemma) {
    return only(readings, iso, lemma);
  }

  /** Returns the only romanization of a spelling, null if there is none or several. */
  @Nullable String romanization(String iso, String lemma) {
    return only(romanizations, iso, lemma);
  }

  private static @Nullable String only(
      Map<String, Map<String, String>> all, String iso, String lemma) {
    String value = all.getOrDefault(iso, Map.of()).get(lemma);
    return AMBIGUOUS.equals(value) ? null : value;
  }

  /** Returns the romanized words of the source that has most of them. */
  List<Pair> words(String iso) {
    List<Pair> most = List.of();
    for (List<Pair> each : words.getOrDefault(iso, Map.of()).values()) {
      most = each.size() > most.size() ? each : most;
    }
    return most;
  }
}
