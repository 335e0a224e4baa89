package org.lexhub.loader.romanization;

import it.unimi.dsi.fastutil.chars.Char2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A model of how letters are transcribed into another alphabet or into IPA: the probability that a
 * letter corresponds to a piece of up to four characters. Learned from pairs of words by
 * expectation maximization over all monotonic alignments (S. F. Chen, "Conditional and joint models
 * for grapheme-to-phoneme conversion", Eurospeech 2003, with one letter to each piece).
 */
public final class LetterAlignment {
  private static final int MAX_PIECE = 4;
  private static final int ROUNDS = 5;
  private static final double UNSEEN = 1e-6;

  /** The factor of each further character of a piece before the first round. */
  private static final double LENGTH_PRIOR = 0.4;

  private static final double[] SHORT_FIRST = {
    LENGTH_PRIOR,
    1,
    LENGTH_PRIOR,
    LENGTH_PRIOR * LENGTH_PRIOR,
    LENGTH_PRIOR * LENGTH_PRIOR * LENGTH_PRIOR
  };

  /**
   * The factor of a piece that begins with a vowel and goes on: unwritten vowels follow letters.
   */
  private static final double VOWEL_FIRST_PRIOR = 0.05;

  private static final String VOWELS = "aeiouāēīōūæœøɐɑɒɔəɛɜɪʊʌ";

  /** The length of longer words is not learned from. */
  private static final int MAX_LENGTH = 48;

  private static final int SYMBOL_BITS = 8;
  private static final int MAX_SYMBOLS = (1 << SYMBOL_BITS) - 1;

  /** The numbers of the characters that pieces consist of, from 1 on. */
  private final Char2IntOpenHashMap symbols = new Char2IntOpenHashMap();

  /** By letter and numbers of the piece. */
  private Long2DoubleOpenHashMap probabilities = new Long2DoubleOpenHashMap();

  /** A word and how it is written or sounds. */
  public record Pair(String letters, String sounds) {
    private boolean isShort() {
      return !letters.isEmpty()
          && letters.length() <= MAX_LENGTH
          && sounds.length() <= Math.min(MAX_LENGTH, MAX_PIECE * letters.length());
    }
  }

  private LetterAlignment() {}

  /** Learns from pairs; longer ones than 48 letters are left out. */
  public static LetterAlignment learn(List<Pair> pairs) {
    LetterAlignment alignment = new LetterAlignment();
    for (int round = 0; round < ROUNDS; round++) {
      Long2DoubleOpenHashMap counts = new Long2DoubleOpenHashMap();
      double[] totals = new double[1 << Character.SIZE];
      for (Pair pair : pairs) {
        if (pair.isShort()) {
          alignment.count(pair, counts, totals);
        }
      }
      counts.replaceAll((key, count) -> count / totals[letter(key)]);
      alignment.probabilities = counts;
    }
    return alignment;
  }

  private static int letter(long key) {
    return (int) (key >>> (MAX_PIECE * SYMBOL_BITS));
  }

  /** Returns the key of a letter with an empty piece. */
  private static long key(char letter) {
    return (long) letter << (MAX_PIECE * SYMBOL_BITS);
  }

  /** Returns the number of a character; the rare ones beyond {@value #MAX_SYMBOLS} share one. */
  private int symbol(char c) {
    int known = symbols.get(c);
    if (known > 0) {
      return known;
    }
    int number = Math.min(MAX_SYMBOLS, symbols.size() + 1);
    symbols.put(c, number);
    return number;
  }

  /** Returns what the last character of a piece of some length adds to its key. */
  private long place(char last, int length) {
    return (long) symbol(last) << (SYMBOL_BITS * (length - 1));
  }

  /** Returns the probability of a piece of some length that begins with a vowel or not. */
  private double probability(long key, int length, boolean vowelFirst) {
    double prior = length > 1 && vowelFirst ? VOWEL_FIRST_PRIOR : 1;
    if (probabilities.isEmpty()) {
      return prior * SHORT_FIRST[length];
    }
    return prior * Math.max(UNSEEN, probabilities.get(key));
  }

  private static boolean isVowel(char c) {
    return VOWELS.indexOf(c) >= 0;
  }

  /** Adds the expected counts of the pieces of a pair: forward and backward sums. */
  private void count(Pair pair, Long2DoubleOpenHashMap counts, double[] totals) {
    String letters = pair.letters();
    String sounds = pair.sounds();
    double[][] forward = forward(letters, sounds);
    double all = forward[letters.length()][sounds.length()];
    if (all <= 0) {
      return;
    }
    double[] after = new double[sounds.length() + 1];
    after[sounds.length()] = 1;
    for (int letter = letters.length() - 1; letter >= 0; letter--) {
      double[] before = new double[sounds.length() + 1];
      for (int from = 0; from <= sounds.length(); from++) {
        if (forward[letter][from] <= 0) {
          continue;
        }
        long key = key(letters.charAt(letter));
        boolean vowelFirst = from < sounds.length() && isVowel(sounds.charAt(from));
        for (int to = from; to <= Math.min(sounds.length(), from + MAX_PIECE); to++) {
          key += to > from ? place(sounds.charAt(to - 1), to - from) : 0;
          double share = probability(key, to - from, vowelFirst) * after[to];
          before[from] += share;
          double count = forward[letter][from] * share / all;
          if (count > UNSEEN) {
            counts.addTo(key, count);
            totals[letters.charAt(letter)] += count;
          }
        }
      }
      after = before;
    }
  }

  private double[][] forward(String letters, String sounds) {
    double[][] forward = new double[letters.length() + 1][sounds.length() + 1];
    forward[0][0] = 1;
    for (int letter = 0; letter < letters.length(); letter++) {
      for (int from = 0; from <= sounds.length(); from++) {
        if (forward[letter][from] > 0) {
          long key = key(letters.charAt(letter));
          boolean vowelFirst = from < sounds.length() && isVowel(sounds.charAt(from));
          for (int to = from; to <= Math.min(sounds.length(), from + MAX_PIECE); to++) {
            key += to > from ? place(sounds.charAt(to - 1), to - from) : 0;
            forward[letter + 1][to] +=
                forward[letter][from] * probability(key, to - from, vowelFirst);
          }
        }
      }
    }
    return forward;
  }

  /**
   * Returns the logarithm of the probability that a word sounds so, for each of its letters; lower
   * than any other where it is too long.
   */
  public double fit(String letters, String sounds) {
    if (!new Pair(letters, sounds).isShort()) {
      return -Double.MAX_VALUE;
    }
    double all = forward(letters, sounds)[letters.length()][sounds.length()];
    return all <= 0 ? -Double.MAX_VALUE : Math.log(all) / letters.length();
  }

  /** Returns the piece of each letter in the most probable alignment; empty if there is none. */
  List<String> pieces(Pair pair) {
    String letters = pair.letters();
    String sounds = pair.sounds();
    if (!pair.isShort()) {
      return List.of();
    }
    double[][] best = new double[letters.length() + 1][sounds.length() + 1];
    int[][] start = new int[letters.length() + 1][sounds.length() + 1];
    best[0][0] = 1;
    for (int letter = 0; letter < letters.length(); letter++) {
      for (int from = 0; from <= sounds.length(); from++) {
        long key = key(letters.charAt(letter));
        boolean vowelFirst = from < sounds.length() && isVowel(sounds.charAt(from));
        for (int to = from; to <= Math.min(sounds.length(), from + MAX_PIECE); to++) {
          key += to > from ? place(sounds.charAt(to - 1), to - from) : 0;
          double here = best[letter][from] * probability(key, to - from, vowelFirst);
          if (here > best[letter + 1][to]) {
            best[letter + 1][to] = here;
            start[letter + 1][to] = from;
          }
        }
      }
    }
    if (best[letters.length()][sounds.length()] <= 0) {
      return List.of();
    }
    String[] pieces = new String[letters.length()];
    int to = sounds.length();
    for (int letter = letters.length(); letter > 0; letter--) {
      pieces[letter - 1] = sounds.substring(start[letter][to], to);
      to = start[letter][to];
    }
    return new ArrayList<>(Arrays.asList(pieces));
  }
}
