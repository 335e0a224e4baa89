package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.Int2ObjectAVLTreeMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectSortedMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Estimates how likely each meaning of the teachers of a dictionary entry is a meaning of the
 * learner. The odds are
 *
 * <p>{@code 1.08 · s^0.37 · (1 + n)^2 · (1 + l)^0.58 · c^-0.61 · (1 + o)^1.5 · (1 + k)^-0.15 ·
 * p^0.53}
 *
 * <ul>
 *   <li>s, 0.01 plus the mean share of the meaning in the use of the known teachers
 *   <li>n, the number of teachers with the meaning
 *   <li>l, the number of other languages with a word for it
 *   <li>c, the number of candidate meanings
 *   <li>o and k, the number of words with the meaning among the teachers of other entries of the
 *       same learner, and the number of these teachers
 *   <li>d, how alike the definitions of the entry and of the meaning are, 0 to 1; multiplies the
 *       odds by {@code 1 + 12 · d}
 *   <li>p, 0.01 plus the mean share of the meaning in the use of the other words that the entry
 *       gives in the language of the learner, 0.03 where none of them is known
 * </ul>
 *
 * <p>The exponents are fitted to words of wordnets, treated as if they were unknown.
 */
final class EntryVotes {
  /** Added to every share, so that no odds are zero. */
  private static final double MIN_SHARE = 0.01;

  private static final double NO_PEERS = 0.03;

  /** The weight of the likeness of definitions. */
  private static final double LIKENESS_WEIGHT = 12;

  /**
   * A meaning and its likelihood.
   *
   * @param isBacked whether more than one word speaks for the meaning
   */
  record Choice(int meaning, double likelihood, boolean isBacked) {}

  private static final class Tally {
    double shares;
    int words;
    double peers;
    int others;
  }

  private final Int2ObjectSortedMap<Tally> tallies = new Int2ObjectAVLTreeMap<>();
  private int words;
  private int peers;
  private int others;

  void clear() {
    tallies.clear();
    words = 0;
    peers = 0;
    others = 0;
  }

  /** Counts a teacher. */
  void word(MeaningShares shares) {
    if (shares.isEmpty()) {
      return;
    }
    words++;
    for (int meaning : shares.meanings()) {
      Tally tally = tallies.computeIfAbsent(meaning, any -> new Tally());
      tally.shares += shares.share(meaning);
      tally.words++;
    }
  }

  /**
   * Counts another word of the entry in the language of the learner; call it after {@link #word}.
   */
  void peer(MeaningShares shares) {
    if (!shares.isEmpty()) {
      peers++;
      tallies.forEach((meaning, tally) -> tally.peers += shares.share(meaning));
    }
  }

  /** Counts a teacher of another entry of the learner; call it after {@link #word}. */
  void other(MeaningShares shares) {
    if (!shares.isEmpty()) {
      others++;
      tallies.forEach((meaning, tally) -> tally.others += shares.share(meaning) > 0 ? 1 : 0);
    }
  }

  /** Returns whether no teacher has meanings. */
  boolean isEmpty() {
    return words == 0;
  }

  /**
   * Returns the meanings, the most likely first.
   *
   * @param reach the number of other languages with a word for each meaning
   * @param likeness how alike the definitions of the entry and of each meaning are
   */
  List<Choice> choices(Reach reach, Likeness likeness) {
    List<Choice> choices = new ArrayList<>();
    tallies.forEach((meaning, tally) ->
        choices.add(
            new Choice(
                meaning,
                likelihood(tally, reach.of(meaning), likeness.of(meaning)),
                tally.words > 1 || tally.others > 0 || tally.peers > 0)));
    choices.sort(
        Comparator.comparingDouble(Choice::likelihood)
            .reversed()
            .thenComparingInt(Choice::meaning));
    return choices;
  }

  /** Returns the number of languages with a word for a meaning. */
  interface Reach {
    int of(int meaning);
  }

  /** Returns how alike the definitions of an entry and of a meaning are, 0 to 1. */
  interface Likeness {
    double of(int meaning);
  }

  private double likelihood(Tally tally, int languages, double likeness) {
    double peer = peers == 0 ? NO_PEERS : MIN_SHARE + tally.peers / peers;
    double odds =
        1.08
            * power(MIN_SHARE + tally.shares / words, 0.37)
            * power(1 + tally.words, 2)
            * power(1 + languages, 0.58)
            * power(tallies.size(), -0.61)
            * power(1 + tally.others, 1.5)
            * power(1 + others, -0.15)
            * power(peer, 0.53)
            * (1 + LIKENESS_WEIGHT * likeness);
    return odds / (1 + odds);
  }

  /** Returns a power that is the same on every machine. */
  private static double power(double base, double exponent) {
    return StrictMath.pow(base, exponent);
  }
}
