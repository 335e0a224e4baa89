package org.lexhub.loader.source.morphology;

import java.util.ArrayList;
import java.util.List;

/**
 * The end that a stem must have for a rule: a row of letters, dots for any letter, and sets of
 * letters such as {@code [aeo]} or {@code [^aeo]}. It is compared from the last letter on, where
 * most rules fail.
 */
final class HunspellCondition {
  /** The condition of rules that apply to every stem. */
  static final HunspellCondition ALWAYS = new HunspellCondition(List.of());

  /** Sets as they are written, without the closing bracket; other letters alone. */
  private final List<String> letters;

  private HunspellCondition(List<String> letters) {
    this.letters = letters;
  }

  /**
   * Reads a condition.
   *
   * @throws IllegalArgumentException if a bracket is open at its end
   */
  static HunspellCondition of(String written) {
    if (written.equals(".")) {
      return ALWAYS;
    }
    List<String> letters = new ArrayList<>();
    for (int at = 0; at < written.length(); at++) {
      int end = at;
      if (written.charAt(at) == '[') {
        end = written.indexOf(']', at);
        if (end < 0) {
          throw new IllegalArgumentException("no bracket closes " + written.substring(at));
        }
      }
      letters.add(end == at ? written.substring(at, at + 1) : written.substring(at, end));
      at = end;
    }
    return new HunspellCondition(List.copyOf(letters));
  }

  /** Returns whether a stem has this end. */
  boolean matches(String stem) {
    int from = stem.length() - letters.size();
    if (from < 0) {
      return false;
    }
    for (int i = letters.size() - 1; i >= 0; i--) {
      if (!matches(letters.get(i), stem.charAt(from + i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean matches(String wanted, char letter) {
    if (wanted.length() == 1) {
      return wanted.charAt(0) == letter || wanted.charAt(0) == '.';
    }
    boolean isNegated = wanted.charAt(1) == '^';
    return (wanted.indexOf(letter, isNegated ? 2 : 1) >= 0) != isNegated;
  }
}
