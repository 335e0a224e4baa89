package org.lexhub.store.lexeme;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The parts of speech that the words beside a word tell, in languages without a tagger: a Hindi
 * word before a postposition and an Arabic word after a preposition are nouns. The resource {@code
 * places.tsv} lists the neighbours.
 */
public final class WordPlaces {
  private enum Shape {
    WORD,
    BEGINNING,
    END,
    START_OF_SENTENCE
  }

  private static final class Neighbour {
    final byte[] word;
    final Shape shape;
    final boolean before;
    final Pos pos;
    final int[] languages;

    Neighbour(byte[] word, Shape shape, boolean before, Pos pos, int[] languages) {
      this.word = word;
      this.shape = shape;
      this.before = before;
      this.pos = pos;
      this.languages = languages;
    }
  }

  private final Neighbour[] neighbours;

  private WordPlaces(List<Neighbour> list) {
    neighbours = list.toArray(new Neighbour[0]);
  }

  /** Reads the neighbours in the languages of a snapshot. */
  public static WordPlaces of(LanguageCodes codes) {
    List<Neighbour> list = new ArrayList<>();
    for (String[] columns : LanguageResource.rows(WordPlaces.class, "places.tsv")) {
      int[] languages = LanguageResource.languages(columns[0], codes);
      Pos pos = Pos.valueOf(columns[2].toUpperCase(Locale.ROOT));
      for (String word : columns[3].split(" ", -1)) {
        if (languages.length > 0) {
          list.add(neighbour(word, columns[1].equals("before"), pos, languages));
        }
      }
    }
    return new WordPlaces(list);
  }

  private static Neighbour neighbour(String word, boolean before, Pos pos, int[] languages) {
    Shape shape = Shape.WORD;
    if (word.equals("^")) {
      shape = Shape.START_OF_SENTENCE;
    } else if (word.endsWith("…")) {
      shape = Shape.BEGINNING;
    } else if (word.startsWith("…")) {
      shape = Shape.END;
    }
    byte[] bytes = word.replace("…", "").replace('_', ' ').getBytes(StandardCharsets.UTF_8);
    return new Neighbour(bytes, shape, before, pos, languages);
  }

  /**
   * Returns the part of speech that the neighbours of a word, at its first place in a text, tell;
   * null if they tell none or several.
   */
  public @Nullable Pos pos(Utf8Buffer text, Utf8Buffer word, LanguageSet languages) {
    int start = find(text, word);
    Pos told = null;
    for (int i = 0; start >= 0 && i < neighbours.length; i++) {
      Neighbour neighbour = neighbours[i];
      if (isOf(neighbour, languages) && isBeside(neighbour, text, start, start + word.length())) {
        if (told != null && told != neighbour.pos) {
          return null;
        }
        told = neighbour.pos;
      }
    }
    return told;
  }

  private static boolean isOf(Neighbour neighbour, LanguageSet languages) {
    for (int language : neighbour.languages) {
      if (languages.contains(language)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first place of a word that does not begin or end inside a word, or -1. */
  private static int find(Utf8Buffer text, Utf8Buffer word) {
    byte[] bytes = text.bytes();
    int length = word.length();
    for (int at = 0; length > 0 && at + length <= text.length(); at++) {
      if (Arrays.equals(bytes, at, at + length, word.bytes(), 0, length)
          && isEdge(bytes, at, text.length())
          && isEdge(bytes, at + length, text.length())) {
        return at;
      }
    }
    return -1;
  }

  /** Returns whether a word can begin or end at a place of a text. */
  private static boolean isEdge(byte[] text, int at, int length) {
    if (at < length && (text[at] & 0xc0) == 0x80) {
      return false; // inside a character
    }
    return at == 0
        || at == length
        || !isLetter(Utf8.decode(text, at, length))
        || !isLetter(before(text, at));
  }

  private static int before(byte[] text, int at) {
    int start = at - 1;
    while (start > 0 && (text[start] & 0xc0) == 0x80) {
      start--;
    }
    return Utf8.decode(text, start, at);
  }

  private static boolean isLetter(int c) {
    return Character.isLetterOrDigit(c)
        || Character.getType(c) == Character.NON_SPACING_MARK
        || Character.getType(c) == Character.COMBINING_SPACING_MARK;
  }

  private static boolean isBeside(Neighbour neighbour, Utf8Buffer text, int start, int end) {
    return neighbour.before
        ? isBefore(neighbour, text.bytes(), start, text.length())
        : isAfter(neighbour, text.bytes(), end, text.length());
  }

  private static boolean isBefore(Neighbour neighbour, byte[] text, int start, int length) {
    int to = start;
    while (to > 0 && text[to - 1] == ' ') {
      to--;
    }
    if (neighbour.shape == Shape.START_OF_SENTENCE) {
      return to == 0 || text[to - 1] == '.' || text[to - 1] == '!' || text[to - 1] == '?';
    }
    int from = Math.max(0, to - 1);
    while (from > 0 && !isEdge(text, from, length)) {
      from--;
    }
    byte[] word = neighbour.word;
    return switch (neighbour.shape) {
      case BEGINNING -> from + word.length < to && starts(text, from, to, word);
      case END -> from + word.length < to && starts(text, to - word.length, to, word);
      default -> {
        from = to - word.length;
        yield from >= 0 && starts(text, from, to, word) && isEdge(text, from, length);
      }
    };
  }

  private static boolean isAfter(Neighbour neighbour, byte[] text, int end, int length) {
    int from = end;
    while (from < length && text[from] == ' ') {
      from++;
    }
    return starts(text, from, length, neighbour.word)
        && isEdge(text, from + neighbour.word.length, length);
  }

  private static boolean starts(byte[] text, int from, int to, byte[] word) {
    return to - from >= word.length
        && Arrays.equals(text, from, from + word.length, word, 0, word.length);
  }
}
