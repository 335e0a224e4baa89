package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.Int2ObjectAVLTreeMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectSortedMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How likely each meaning of the words on one side of a dictionary entry is a meaning of the word
 * on the other side: the odds are
 *
 * <p>{@code 1.08 · s^0.37 · (1 + n)^2 · (1 + l)^0.58 · c^-0.61 · (1 + o)^1.5 · (1 + k)^-0.15 ·
 * p^0.53}
 *
 * <ul>
 *   <li>s, 0.01 and the meaning's mean share of the use of the entry's words that are known
 *   <li>n, how many of these words have the meaning
 *   <li>l, how many other languages have a word for it
 *   <li>c, how many meanings there are to choose from
 *   <li>o and k, of the words that other entries give for the same word, how many have the meaning,
 *       and how many there are
 *   <li>p, 0.01 and the mean share of the words in the learner's language that the entry gives
 *       beside it, 0.03 where it gives none that is known
 * </ul>
 *
 * <p>The exponents were fitted to words that wordnets know, as if they were unknown.
 */
final class EntryVotes {
  private static final double NOTHING = 0.01;
  private static final double NO_PEERS = 0.03;

  /** A meaning and how likely it is. */
  record Choice(int meaning, double likelihood) {}

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

  /** Counts a word of the other side. */
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

  /** Counts a word that the entry gives beside the learner; after all words. */
  void peer(MeaningShares shares) {
    if (!shares.isEmpty()) {
      peers++;
      tallies.forEach((meaning, tally) -> tally.peers += shares.share(meaning));
    }
  }

  /** Counts a word that another entry gives for the learner; after all words. */
  void other(MeaningShares shares) {
    if (!shares.isEmpty()) {
      others++;
      tallies.forEach((meaning, tally) -> tally.others += shares.share(meaning) > 0 ? 1 : 0);
    }
  }

  /** Whether no word of the other side is known. */
  boolean isEmpty() {
    return words == 0;
  }

  /**
   * The meanings, the likeliest first.
   *
   * @param reach in how many other languages each meaning has a word
   */
  List<Choice> choices(Reach reach) {
    List<Choice> choices = new ArrayList<>();
    tallies.forEach(
        (meaning, tally) -> choices.add(new Choice(meaning, likelihood(tally, reach.of(meaning)))));
    choices.sort(
        Comparator.comparingDouble(Choice::likelihood)
            .reversed()
            .thenComparingInt(Choice::meaning));
    return choices;
  }

  /** In how many languages a meaning has a word. */
  interface Reach {
    int of(int meaning);
  }

  private double likelihood(Tally tally, int languages) {
    double peer = peers == 0 ? NO_PEERS : NOTHING + tally.peers / peers;
    double odds =
        1.08
            * power(NOTHING + tally.shares / words, 0.37)
            * power(1 + tally.words, 2)
            * power(1 + languages, 0.58)
            * power(tallies.size(), -0.61)
            * power(1 + tally.others, 1.5)
            * power(1 + others, -0.15)
            * power(peer, 0.53);
    return odds / (1 + odds);
  }

  /** The same on every machine. */
  private static double power(double base, double exponent) {
    return StrictMath.pow(base, exponent);
  }
}
