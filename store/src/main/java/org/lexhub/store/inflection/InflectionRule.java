package org.lexhub.store.inflection;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.fold.Fold;

/** One change of a form on its way to a lemma: its beginning, its ending, or both. */
final class InflectionRule {
  /** The minimum length of what a rule makes of a form, in bytes. */
  private static final int MIN_STEM_LENGTH = 2;

  /** The states of a form to which the rule applies, one bit each. */
  final int from;

  /** The states of the changed form, one bit each; 0 if no rule applies to it. */
  final int to;

  /** The parts of speech of which the changed form can be a lemma, one bit each. */
  final int parts;

  final int cost;

  /** Whether the ending is the whole form. */
  final boolean whole;

  /** Whether the beginning stays, out of reach of the rules that follow. */
  final boolean kept;

  final byte[] prefix;
  final byte[] newPrefix;
  final byte[] suffix;
  final byte[] replacement;
  final @Nullable HangulEnding syllable;

  /**
   * Reads a rule such as {@code ge-t>en}, {@code wa:m->}, {@code auf^-} or {@code =went>go}.
   *
   * @throws IllegalArgumentException if it is not a rule
   */
  InflectionRule(String rule, int from, int to, int parts, int cost) {
    this.from = from;
    this.to = to;
    this.parts = parts;
    this.cost = cost;
    String text = rule.replace('_', ' ');
    whole = text.startsWith("=");
    int hyphen = whole ? -1 : text.indexOf('-');
    String beginning = hyphen < 0 ? "" : text.substring(0, hyphen);
    String ending = text.substring(whole ? 1 : hyphen + 1);
    kept = beginning.endsWith("^");
    beginning = kept ? beginning.substring(0, beginning.length() - 1) : beginning;
    int colon = beginning.indexOf(':');
    prefix = folded(colon < 0 ? beginning : beginning.substring(0, colon));
    newPrefix = folded(colon < 0 ? "" : beginning.substring(colon + 1));
    int arrow = ending.indexOf('>');
    if (arrow < 0 && !ending.isEmpty()) {
      throw new IllegalArgumentException("the rule \"" + rule + "\" has no >");
    }
    String form = arrow < 0 ? "" : ending.substring(0, arrow);
    String lemma = arrow < 0 ? "" : ending.substring(arrow + 1);
    int formJamo = HangulEnding.jamo(form);
    int lemmaJamo = HangulEnding.jamo(lemma);
    suffix = folded(form.substring(formJamo));
    replacement = folded(lemma.substring(lemmaJamo));
    syllable =
        formJamo + lemmaJamo == 0
            ? null
            : HangulEnding.of(form.substring(0, formJamo), lemma.substring(0, lemmaJamo));
  }

  /** Folds each word of a text and keeps blanks at its ends. */
  private static byte[] folded(String text) {
    if (text.isBlank()) {
      return text.getBytes(StandardCharsets.UTF_8);
    }
    String start = text.startsWith(" ") ? " " : "";
    String end = text.endsWith(" ") ? " " : "";
    return (start + Fold.fold(text) + end).getBytes(StandardCharsets.UTF_8);
  }

  /** Returns whether the rule matches the part of a form from {@code start} to {@code end}. */
  boolean matches(byte[] form, int start, int end) {
    int stem = start + prefix.length;
    int stemEnd = end - suffix.length;
    int left = stemEnd - stem;
    boolean fits = whole ? left == 0 : left >= 0 && left + replacement.length >= MIN_STEM_LENGTH;
    return fits
        && Arrays.equals(form, stemEnd, end, suffix, 0, suffix.length)
        && Arrays.equals(form, start, stem, prefix, 0, prefix.length)
        && (syllable == null || syllable.fits(form, stem, stemEnd));
  }

  /** Returns an upper bound of the number of bytes that the rule adds to a form. */
  int growth() {
    return newPrefix.length + replacement.length;
  }
}
