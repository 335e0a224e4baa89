package org.lexhub.store.translation;

import java.util.Arrays;
import org.lexhub.store.translation.evidence.SenseCandidates;

/**
 * What each detected sense contributes to translations. Reusable; grows and never shrinks.
 *
 * <p>If a hint or a context chose among the senses, a word is right if one of its senses is meant
 * and if it is right for this sense; the odds of its paths tell only the second. Otherwise the odds
 * contain the probability of the sense. Where one sense is settled, the others hardly count: a
 * dubious link of the meant sense does not lead because the word is usual for another sense.
 */
final class SenseParts {
  private int[] parts = new int[64];
  private int[] shares = new int[64];
  private boolean evidence;
  private boolean settled;

  /**
   * Reads the confidences of the senses.
   *
   * @param evidence whether a hint or a context chose among the senses
   * @param closed whether the first sense is of a closed class or of a phrase that many languages
   *     have
   */
  void read(SenseCandidates senses, boolean evidence, boolean closed) {
    boolean likely =
        senses.size() > 0 && senses.confidenceBasisPoints(0) >= TranslationWeights.SETTLED_SENSE;
    settled = likely && (evidence || closed);
    this.evidence = evidence;
    if (parts.length < senses.size()) {
      parts = new int[2 * senses.size()];
      shares = new int[2 * senses.size()];
    }
    Arrays.fill(parts, 0);
    for (int i = 0; i < senses.size(); i++) {
      shares[i] = senses.confidenceBasisPoints(i);
      int part = evidence ? shares[i] : (int) Math.round(10_000 * Math.cbrt(shares[i] / 10_000.0));
      boolean other = settled && evidence && i > 0;
      parts[i] = other ? (int) (part * TranslationWeights.OTHER_THAN_SETTLED) : part;
    }
  }

  /** Returns whether a hint or a context chose among the senses. */
  boolean evidence() {
    return evidence;
  }

  /**
   * Returns whether the words of the first sense come before all others: a hint or a context
   * settled it or, without them, the frequency of a word of a closed class or of a phrase did.
   */
  boolean settled() {
    return settled;
  }

  /** Returns the factor of a sense in the odds of its paths, in basis points. */
  int partBasisPoints(int source) {
    return parts[source];
  }

  /** Returns the probability of a sense in basis points. */
  int shareBasisPoints(int source) {
    return shares[source];
  }

  /**
   * Returns the minimum probability of the senses that translate the word where the likeliest has
   * no translation, in basis points.
   */
  int minSubstitute() {
    return (int) Math.ceil(TranslationWeights.FRINGE_SENSE * shares[0]);
  }

  /**
   * Returns the minimum probability of the senses of a word that comes before the others, in basis
   * points.
   *
   * @param first whether the likeliest sense has a translation
   */
  int minLeading(boolean first) {
    return settled && first
        ? shares[0]
        : (int) Math.ceil(TranslationWeights.LEADING_SENSE * shares[0]);
  }
}
