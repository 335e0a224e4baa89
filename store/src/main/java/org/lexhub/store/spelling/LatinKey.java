package org.lexhub.store.spelling;

import java.util.Arrays;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Compares words in Latin letters by what the ways to romanize a script have in common. The key of
 * an abjad holds its consonants only; whether two words agree then also depends on the vowels:
 * where the written word shows one, the romanized word must have one like it.
 *
 * <p>A reusable object of one thread; allocates nothing once it has grown.
 */
public final class LatinKey {
  private final Utf8Buffer letters = new Utf8Buffer(64);
  private final Utf8Buffer normal = new Utf8Buffer(64);
  private final Utf8Buffer key = new Utf8Buffer(64);

  /** Creates an empty key. */
  public LatinKey() {}

  /**
   * Reads a word as it is said: a letter that stands twice counts once.
   *
   * @param latin folded Latin letters; only a to z are taken
   * @return false where too little is left to tell words apart
   */
  public boolean read(LatinSystem system, byte[] latin, int from, int to) {
    return read(system, latin, from, to, true);
  }

  /**
   * Reads what a {@link Romanizer} wrote: between equal letters of an abjad a vowel may be said.
   */
  public boolean readWritten(LatinSystem system, byte[] latin, int from, int to) {
    return read(system, latin, from, to, !system.abjad());
  }

  private boolean read(LatinSystem system, byte[] latin, int from, int to, boolean joined) {
    letters.clear();
    normal.clear();
    key.clear();
    for (int at = from; at < to; at++) {
      if (latin[at] >= 'a' && latin[at] <= 'z') {
        letters.put(latin[at]);
      }
    }
    system.normalize(letters.bytes(), 0, letters.length(), joined, normal);
    key.put((byte) ('A' + system.number()));
    byte[] b = normal.bytes();
    for (int at = 0; at < normal.length(); at++) {
      if (!system.abjad() || !isVowel(b[at])) {
        key.put(b[at]);
      }
    }
    return key.length() > 2;
  }

  /** The key: the letter of the system, then what is left of the word. */
  public Utf8Buffer key() {
    return key;
  }

  /** How many letters one word has more or other than the other; -1 where they do not agree. */
  public int distance(LatinSystem system, LatinKey written) {
    if (!equal(key, written.key) || (system.abjad() && !vowelsAgree(written.normal))) {
      return -1;
    }
    return Letters.distance(letters, written.letters);
  }

  private static boolean equal(Utf8Buffer a, Utf8Buffer b) {
    return Arrays.equals(a.bytes(), 0, a.length(), b.bytes(), 0, b.length());
  }

  /** Both have the same consonants: compares what stands before, between and behind them. */
  private boolean vowelsAgree(Utf8Buffer written) {
    byte[] a = normal.bytes();
    byte[] b = written.bytes();
    int atA = 0;
    int atB = 0;
    while (atA <= normal.length() && atB <= written.length()) {
      int endA = vowels(a, atA, normal.length());
      int endB = vowels(b, atB, written.length());
      boolean open = endA == normal.length();
      if (endB > atB && !agree(a, atA, endA, b, atB, endB, atB == 0 || open)) {
        return false;
      }
      atA = endA + 1;
      atB = endB + 1;
    }
    return true;
  }

  private static int vowels(byte[] b, int at, int end) {
    int to = at;
    while (to < end && isVowel(b[to])) {
      to++;
    }
    return to;
  }

  /** Whether vowels that are said may be those that are written, at an edge of the word any. */
  private static boolean agree(
      byte[] said, int from, int to, byte[] written, int start, int end, boolean edge) {
    if (from == to) {
      return false;
    }
    for (int at = start; at < end; at++) {
      boolean found = edge && written[at] == 'a';
      for (int i = from; i < to && !found; i++) {
        found = likeness(said[i]) == likeness(written[at]);
      }
      if (!found) {
        return false;
      }
    }
    return true;
  }

  private static int likeness(byte vowel) {
    return switch (vowel) {
      case 'o', 'u' -> 'u';
      case 'i', 'y' -> 'i';
      case 'e' -> 'i';
      default -> 'a';
    };
  }

  static boolean isVowel(byte b) {
    return switch (b) {
      case 'a', 'e', 'i', 'o', 'u', 'y' -> true;
      default -> false;
    };
  }
}
