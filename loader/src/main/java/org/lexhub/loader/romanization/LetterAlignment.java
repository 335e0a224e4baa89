package org.lexhub.loader.romanization;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How letters are written in another alphabet, or sound: the probability that a letter stands for a
 * piece of up to four characters. Learned from pairs of words by expectation maximization over all
 * monotonic alignments (S. F. Chen, "Conditional and joint models for grapheme-to-phoneme
 * conversion", Eurospeech 2003, with one letter to each piece).
 */
public final class LetterAlignment {
  private static final int MAX_PIECE = 4;
  private static final int ROUNDS = 6;
  private static final double UNSEEN = 1e-6;

  /** The factor of each further character of a piece before the first round. */
  private static final double LENGTH_PRIOR = 0.4;

  /**
   * The factor of a piece that begins with a vowel and goes on: unwritten vowels follow letters.
   */
  private static final double VOWEL_FIRST_PRIOR = 0.05;

  private static final String VOWELS = "aeiouāēīōūæœøɐɑɒɔəɛɜɪʊʌ";

  /** The length of longer words is not learned from. */
  private static final int MAX_LENGTH = 48;

  private Map<String, Double> probabilities = Map.of();

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
      Map<String, Double> counts = new HashMap<>();
      Map<Character, Double> totals = new HashMap<>();
      for (Pair pair : pairs) {
        if (pair.isShort()) {
          alignment.count(pair, counts, totals);
        }
      }
      counts.replaceAll((key, count) -> count / totals.getOrDefault(key.charAt(0), 1.0));
      alignment.probabilities = counts;
    }
    return alignment;
  }

  private double probability(String letters, int letter, String sounds, int from, int to) {
    double prior = to - from > 1 && isVowel(sounds.charAt(from)) ? VOWEL_FIRST_PRIOR : 1;
    if (probabilities.isEmpty()) {
      return prior * Math.pow(LENGTH_PRIOR, Math.abs(to - from - 1));
    }
    Double known = probabilities.get(letters.charAt(letter) + sounds.substring(from, to));
    return prior * (known == null ? UNSEEN : Math.max(known, UNSEEN));
  }

  private static boolean isVowel(char c) {
    return VOWELS.indexOf(c) >= 0;
  }

  /** Adds the expected counts of the pieces of a pair: forward and backward sums. */
  private void count(Pair pair, Map<String, Double> counts, Map<Character, Double> totals) {
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
        for (int to = from; to <= Math.min(sounds.length(), from + MAX_PIECE); to++) {
          double share = probability(letters, letter, sounds, from, to) * after[to];
          before[from] += share;
          double count = forward[letter][from] * share / all;
          if (count > UNSEEN) {
            counts.merge(letters.charAt(letter) + sounds.substring(from, to), count, Double::sum);
            totals.merge(letters.charAt(letter), count, Double::sum);
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
          for (int to = from; to <= Math.min(sounds.length(), from + MAX_PIECE); to++) {
            forward[letter + 1][to] +=
                forward[letter][from] * probability(letters, letter, sounds, from, to);
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
        for (int to = from; to <= Math.min(sounds.length(), from + MAX_PIECE); to++) {
          double here = best[letter][from] * probability(letters, letter, sounds, from, to);
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
