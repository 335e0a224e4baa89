package org.lexhub.benchmarks.translation;

import java.util.Locale;

/** Counts how the answers to the words of a dictionary did. */
final class Tally {
  /** The head of a table whose rows {@link #row} makes. */
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
   * @param answers how many translations it got
   * @param place at which place the first right one stands, from 0; -1 where none is right
   * @param known whether the target language has any of the right ones
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

  /** Adds the counts of another. */
  void add(Tally other) {
    words += other.words;
    covered += other.covered;
    first += other.first;
    five += other.five;
    any += other.any;
    possible += other.possible;
  }

  /**
   * A row of a table: how many words; in percent how many are covered, and of those, how many have
   * a right one first, among five, among five where the target language knows a right one at all,
   * and anywhere.
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
