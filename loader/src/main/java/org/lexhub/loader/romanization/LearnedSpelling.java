package org.lexhub.loader.romanization;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.romanization.LetterAlignment.Pair;

/**
 * Romanizes a language whose script leaves sounds out, in the way of known words: each letter
 * becomes what it most often is between the same neighbours, as many neighbours as are known (W.
 * Daelemans, A. van den Bosch, A. Weijters, "IGTree", 1997).
 */
final class LearnedSpelling {
  /** The minimum number of words to learn from. */
  static final int MIN_WORDS = 200;

  /**
   * The minimum number of words, evenly spread, that letters are aligned with sounds by, where
   * there are more; all words change nothing.
   */
  private static final int ALIGNED_WORDS = 1000;

  /** The positions of the neighbours in the order in which they count. */
  private static final int[] NEIGHBOURS = {0, 1, -1, 2, -2, 3, -3, 4};

  /** The neighbour before the start and after the end of a word. */
  private static final char EDGE = '#';

  private static final char THAI_FIRST_VOWEL = 'เ';
  private static final char THAI_LAST_VOWEL = 'ไ';

  /** By letter and neighbours, how often each piece occurs. */
  private final Map<String, Map<String, Integer>> pieces = new HashMap<>();

  private LearnedSpelling() {}

  /** Learns from words and their romanizations, or returns null if they are too few. */
  static @Nullable LearnedSpelling learn(List<Pair> words) {
    if (words.size() < MIN_WORDS) {
      return null;
    }
    List<Pair> prepared = new ArrayList<>();
    for (Pair word : words) {
      prepared.add(new Pair(prepared(word.letters()), word.sounds()));
    }
    LetterAlignment alignment = LetterAlignment.learn(sample(prepared));
    LearnedSpelling learned = new LearnedSpelling();
    for (Pair word : prepared) {
      List<String> of = alignment.pieces(word);
      for (int letter = 0; letter < of.size(); letter++) {
        learned.count(word.letters(), letter, of.get(letter));
      }
    }
    return learned;
  }

  private static List<Pair> sample(List<Pair> words) {
    int step = Math.max(1, words.size() / ALIGNED_WORDS);
    List<Pair> sample = new ArrayList<>();
    for (int at = 0; at < words.size(); at += step) {
      sample.add(words.get(at));
    }
    return sample;
  }

  /** Returns a word with each Thai vowel behind the consonant that it is written before. */
  private static String prepared(String word) {
    StringBuilder letters = new StringBuilder(word);
    for (int i = 0; i + 1 < letters.length(); i++) {
      char c = letters.charAt(i);
      if (c >= THAI_FIRST_VOWEL && c <= THAI_LAST_VOWEL) {
        letters.setCharAt(i, letters.charAt(i + 1));
        letters.setCharAt(i + 1, c);
        i++;
      }
    }
    return letters.toString();
  }

  private void count(String word, int letter, String piece) {
    StringBuilder context = new StringBuilder();
    for (int neighbour : NEIGHBOURS) {
      context.append(at(word, letter + neighbour));
      pieces
          .computeIfAbsent(context.toString(), key -> new HashMap<>())
          .merge(piece, 1, Integer::sum);
    }
  }

  private static char at(String word, int index) {
    return index < 0 || index >= word.length() ? EDGE : word.charAt(index);
  }

  /** Returns a word in Latin letters, or null if it has a letter that no known word has. */
  @Nullable String apply(String word) {
    String letters = prepared(word);
    StringBuilder out = new StringBuilder();
    for (int letter = 0; letter < letters.length(); letter++) {
      String piece = piece(letters, letter);
      if (piece == null) {
        if (LatinText.isForeign(letters.charAt(letter))) {
          return null;
        }
        piece = String.valueOf(letters.charAt(letter));
      }
      out.append(piece);
    }
    return out.toString();
  }

  private @Nullable String piece(String word, int letter) {
    StringBuilder context = new StringBuilder();
    String piece = null;
    for (int neighbour : NEIGHBOURS) {
      context.append(at(word, letter + neighbour));
      Map<String, Integer> seen = pieces.get(context.toString());
      if (seen == null) {
        break;
      }
      piece = most(seen);
    }
    return piece;
  }

  /** Returns the most frequent piece, of equally frequent ones the first in order. */
  private static String most(Map<String, Integer> seen) {
    String best = "";
    int count = 0;
    for (Map.Entry<String, Integer> each : seen.entrySet()) {
      int difference = each.getValue() - count;
      if (difference > 0 || (difference == 0 && each.getKey().compareTo(best) < 0)) {
        best = each.getKey();
        count = each.getValue();
      }
    }
    return best;
  }
}
