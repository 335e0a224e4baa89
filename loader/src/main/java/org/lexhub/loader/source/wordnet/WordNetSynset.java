package org.lexhub.loader.source.wordnet;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * One line of a {@code data.*} file of the WordNet database (manual page wndb(5WN)).
 *
 * @param key its meaning key
 * @param words its words, without markers and underscores
 * @param pointers its pointers to other synsets
 * @param traits the frames and lexicographer file of its verbs, bits of {@link VerbFrames}
 */
record WordNetSynset(
    String key, List<String> words, List<Pointer> pointers, long traits, WordNetGloss gloss) {

  /**
   * A pointer.
   *
   * @param sourceWord the number of the word from which it starts, 0 for the whole synset
   * @param targetWord the number of the word to which it leads, 0 for the whole synset
   */
  record Pointer(String symbol, String target, int sourceWord, int targetWord) {}

  WordNetSynset {
    words = List.copyOf(words);
    pointers = List.copyOf(pointers);
  }

  /** Parses a line; returns null if it is not valid. */
  static @Nullable WordNetSynset parse(String line) {
    int bar = line.indexOf('|');
    String[] parts = (bar < 0 ? line : line.substring(0, bar)).strip().split(" +", -1);
    try {
      String key = WordNetKeys.of(parts[0], parts[2].charAt(0));
      // A wrong count must not reserve memory.
      int wordCount = Integer.parseInt(parts[3], 16);
      List<String> words = new ArrayList<>();
      int at = 4;
      for (int i = 0; i < wordCount; i++, at += 2) {
        words.add(word(parts[at]));
      }
      int pointerCount = Integer.parseInt(parts[at++]);
      List<Pointer> pointers = new ArrayList<>();
      for (int i = 0; i < pointerCount; i++, at += 4) {
        String target = WordNetKeys.of(parts[at + 1], parts[at + 2].charAt(0));
        if (target == null) {
          return null;
        }
        int source = Integer.parseInt(parts[at + 3].substring(0, 2), 16);
        int word = Integer.parseInt(parts[at + 3].substring(2, 4), 16);
        pointers.add(new Pointer(parts[at], target, source, word));
      }
      if (key == null || words.isEmpty() || words.contains("")) {
        return null;
      }
      long traits = VerbFrames.field(Integer.parseInt(parts[1])) | frames(parts, at);
      WordNetGloss gloss = WordNetGloss.of(bar < 0 ? "" : line.substring(bar + 1));
      return new WordNetSynset(key, words, pointers, traits, gloss);
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      return null;
    }
  }

  /** Returns the frames of {@code 02 + 02 00 + 08 00}: their number, then each frame and word. */
  private static long frames(String[] parts, int start) {
    long frames = 0;
    int count = start < parts.length ? Integer.parseInt(parts[start]) : 0;
    for (int i = 0, at = start + 1; i < count; i++, at += 3) {
      frames |= VerbFrames.frame(Integer.parseInt(parts[at + 1]));
    }
    return frames;
  }

  /** Removes the adjective markers (a), (p), (ip) and replaces underscores by blanks. */
  static String word(String written) {
    String word = written;
    if (word.endsWith(")")) {
      int open = word.lastIndexOf('(');
      String marker = open > 0 ? word.substring(open) : "";
      if (marker.equals("(a)") || marker.equals("(p)") || marker.equals("(ip)")) {
        word = word.substring(0, open);
      }
    }
    return word.replace('_', ' ').strip();
  }
}
