package org.lexhub.loader.merge.entry;

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
  private static final double PEER_EXPONENT = 0.53;
  private static final double OF_NO_PEERS = power(NO_PEERS, PEER_EXPONENT);

  /** The weight of the likeness of definitions. */
  private static final double LIKENESS_WEIGHT = 12;

  /**
   * A meaning and its likelihood.
   *
   * @param isBacked whether more than one word speaks for the meaning
   */
  record Choice(int meaning, double likelihood, boolean isBacked) {}

  private final MeaningTallies tallies = new MeaningTallies();
  private final IntPowers ofWords = new IntPowers(2);
  private final IntPowers ofLanguages = new IntPowers(0.58);
  private final IntPowers ofCandidates = new IntPowers(-0.61);
  private final IntPowers ofOthers = new IntPowers(1.5);
  private final IntPowers ofAllOthers = new IntPowers(-0.15);
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
    tallies.word(shares);
  }

  /**
   * Counts another word of the entry in the language of the learner; call it after {@link #word}.
   */
  void peer(MeaningShares shares) {
    if (!shares.isEmpty()) {
      peers++;
      tallies.peer(shares);
    }
  }

  /** Counts a teacher of another entry of the learner; call it after {@link #word}. */
  void other(MeaningShares shares) {
    if (!shares.isEmpty()) {
      others++;
      tallies.other(shares);
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
    List<Choice> choices = new ArrayList<>(tallies.size());
    for (int i = 0; i < tallies.size(); i++) {
      int meaning = tallies.meaning(i);
      double likelihood = likelihood(i, reach.of(meaning), likeness.of(meaning));
      boolean isBacked = tallies.words(i) > 1 || tallies.others(i) > 0 || tallies.peers(i) > 0;
      choices.add(new Choice(meaning, likelihood, isBacked));
    }
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

  private double likelihood(int i, int languages, double likeness) {
    double odds =
        1.08
            * power(MIN_SHARE + tallies.shares(i) / words, 0.37)
            * ofWords.of(1 + tallies.words(i))
            * ofLanguages.of(1 + languages)
            * ofCandidates.of(tallies.size())
            * ofOthers.of(1 + tallies.others(i))
            * ofAllOthers.of(1 + others)
            * ofPeers(i)
            * (1 + LIKENESS_WEIGHT * likeness);
    return odds / (1 + odds);
  }

  private double ofPeers(int i) {
    return peers == 0 ? OF_NO_PEERS : power(MIN_SHARE + tallies.peers(i) / peers, PEER_EXPONENT);
  }

  /** Returns a power that is the same on every machine. */
  private static double power(double base, double exponent) {
    return StrictMath.pow(base, exponent);
  }
}
