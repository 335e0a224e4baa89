package org.lexhub.benchmarks.translation;

import java.util.Locale;

/** Counts right translations of the words of a dictionary. */
final class Tally {
  /** The head of the table whose rows {@link #row} returns. */
  static final String HEAD =
      """
      | | words | covered | P@1 | P@5 | P@5 where possible | any of all |
      |---|---|---|---|---|---|---|
      """;

  private int words;
  private int covered;
  private int first;
  private int five;
  private int any;
  private int possible;

  /**
   * Counts a word.
   *
   * @param answers the number of its translations
   * @param place the index of the first right translation, or -1 if none is right
   * @param known whether the target language has any of the right translations
   */
  void add(int answers, int place, boolean known) {
    words++;
    if (answers == 0) {
      return;
    }
    covered++;
    first += place == 0 ? 1 : 0;
    five += place >= 0 && place < 5 ? 1 : 0;
    any += place >= 0 ? 1 : 0;
    possible += known ? 1 : 0;
  }

  /** Adds the counts of another tally. */
  void add(Tally other) {
    words += other.words;
    covered += other.covered;
    first += other.first;
    five += other.five;
    any += other.any;
    possible += other.possible;
  }

  /**
   * Returns a row of the table: the number of words; the percentage that has translations; and of
   * those, the percentages with a right one first, among five, among five where the target language
   * has a right one at all, and anywhere.
   */
  String row(String name) {
    return String.format(
        Locale.ROOT,
        "| %s | %,d | %.1f | %.1f | %.1f | %.1f | %.1f |%n",
        name,
        words,
        percent(covered, words),
        percent(first, covered),
        percent(five, covered),
        percent(five, possible),
        percent(any, covered));
  }

  private static double percent(int part, int whole) {
    return whole == 0 ? 0 : 100.0 * part / whole;
  }
}
