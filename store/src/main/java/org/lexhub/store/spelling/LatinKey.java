package org.lexhub.store.spelling;

import java.util.Arrays;
import org.lexhub.store.term.LatinSystems;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Compares words in Latin letters by a key that the usual romanizations of a script have in common.
 * The key of an abjad has its consonants only, so whether two words match also depends on the
 * vowels: where the written word has one, the romanized word must have one like it; where it has
 * none, vowels are unlikely at the start and at the end.
 *
 * <p>Reusable, for one thread; it allocates nothing once it has grown.
 */
public final class LatinKey {
  /** More than any sum of penalties: the vowels differ. */
  private static final int DIFFERENT = 1000;

  /** The length of a key of three letters, which too many words share. */
  private static final int SHORT = 4;

  private final Utf8Buffer letters = new Utf8Buffer(64);
  private final Utf8Buffer normal = new Utf8Buffer(64);
  private final Utf8Buffer key = new Utf8Buffer(64);
  private final Utf8Buffer consonants = new Utf8Buffer(64);
  private final int[] row = new int[EditCount.MAX_LENGTH + 1];
  private int shape;

  /** Creates an empty key. */
  public LatinKey() {}

  /**
   * Reads a word as it is pronounced: a doubled letter counts once.
   *
   * @param latin folded Latin letters; only a to z count
   * @return false if the key is too short to tell words apart
   */
  public boolean read(LatinSystem system, byte[] latin, int from, int to) {
    return read(system, latin, from, to, true);
  }

  /**
   * Reads the output of a {@link Romanizer}: between equal letters of an abjad a vowel can be
   * missing, so they count twice.
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
    key.put((byte) (LatinSystems.FIRST + system.number()));
    byte[] b = normal.bytes();
    for (int at = 0; at < normal.length(); at++) {
      if (!system.abjad() || !isVowel(b[at])) {
        key.put(b[at]);
      }
    }
    shape =
        system.abjad()
            ? LatinShape.ofGaps(normal, endsInH(letters))
            : LatinShape.ofLetters(letters);
    return key.length() > 2;
  }

  /** Returns whether a word ends in an h that is not part of another consonant. */
  private static boolean endsInH(Utf8Buffer letters) {
    int last = letters.length() - 1;
    if (last < 1 || letters.bytes()[last] != 'h') {
      return false;
    }
    return switch (letters.bytes()[last - 1]) {
      case 'c', 'd', 'g', 'k', 'p', 's', 't', 'z' -> false;
      default -> true;
    };
  }

  /** Returns the key: the letter of the system, then the letters of the word that count. */
  public Utf8Buffer key() {
    return key;
  }

  /** Returns the shape of the last word, in 15 bits, for {@link #mayBe}. */
  public int shape() {
    return shape;
  }

  /**
   * Returns whether a written word of the same key can match, from its shape alone.
   *
   * @param shape the shape of the written word
   * @param strict as in {@link #distance}
   */
  public boolean mayBe(LatinSystem system, int shape, boolean strict) {
    return system.abjad()
        ? silent(shape) <= (!strict ? 2 : key.length() < SHORT ? 0 : 1)
        : !strict || LatinShape.minDistance(this.shape, shape) <= maxDistance();
  }

  /** Returns the maximum distance of words of this key in a strict comparison. */
  private int maxDistance() {
    return key.length() <= SHORT ? 1 : key.length() / 2;
  }

  /**
   * Returns the number of letters in which two words differ, or -1 if they do not match.
   *
   * @param written a word of the same system
   * @param strict whether to allow fewer differences, because words of all languages are compared
   */
  public int distance(LatinSystem system, LatinKey written, boolean strict) {
    if (!equal(key, written.key)
        || !mayBe(system, written.shape, strict)
        || (system.abjad() && !vowelsAgree(written.normal))) {
      return -1;
    }
    if (strict && system.abjad() && !consonantsAgree(written)) {
      return -1;
    }
    int distance = EditCount.distance(letters, written.letters, row);
    boolean far = strict && !system.abjad() && distance - carons(written) > maxDistance();
    return far ? -1 : distance;
  }

  /** Returns the number of missing letters h that can be carons, which folding removes. */
  private int carons(LatinKey written) {
    return Math.max(0, hushes(written.letters) - hushes(letters));
  }

  /** Returns the number of sh, ch and zh in a word. */
  private static int hushes(Utf8Buffer word) {
    byte[] b = word.bytes();
    int hushes = 0;
    for (int at = 1; at < word.length(); at++) {
      if (b[at] == 'h' && (b[at - 1] == 's' || b[at - 1] == 'c' || b[at - 1] == 'z')) {
        hushes++;
      }
    }
    return hushes;
  }

  /** Returns whether at most one in three consonants of the same key differs. */
  private boolean consonantsAgree(LatinKey written) {
    consonants(letters, consonants);
    consonants(written.letters, written.consonants);
    int distance = EditCount.distance(consonants, written.consonants, row);
    return key.length() < SHORT ? distance == 0 : 3 * distance <= key.length();
  }

  private static void consonants(Utf8Buffer letters, Utf8Buffer out) {
    out.clear();
    int end = endsInH(letters) ? letters.length() - 1 : letters.length();
    for (int at = 0; at < end; at++) {
      if (!isVowel(letters.bytes()[at])) {
        out.put(letters.bytes()[at]);
      }
    }
  }

  /**
   * Returns the penalty for vowels of this word where the written word has none, from 0 on, or
   * {@link #DIFFERENT} if the written word has one that this word lacks.
   */
  private int silent(int shape) {
    byte[] b = normal.bytes();
    int silent = 0;
    int from = 0;
    for (int gap = 0; from <= normal.length(); gap++) {
      int to = vowels(b, from, normal.length());
      boolean last = to == normal.length();
      if (LatinShape.knows(gap, last)) {
        int written = LatinShape.gap(shape, gap, last);
        if (written == LatinShape.NONE) {
          silent += silent(b, from, to, gap == 0, last && LatinShape.endsInH(shape), last);
        } else if (!says(b, from, to, written, gap == 0 || last)) {
          return DIFFERENT;
        }
      }
      from = to + 1;
    }
    return silent;
  }

  /** Returns the penalty for vowels in one gap between consonants where none are written. */
  private static int silent(
      byte[] b, int from, int to, boolean first, boolean shownByH, boolean last) {
    if (from == to || shownByH) {
      return 0;
    }
    if (last) {
      return b[to - 1] == 'e' || b[to - 1] == 'o' ? 3 : 2;
    }
    return first ? 2 : to - from > 1 ? 1 : 0;
  }

  private static boolean says(byte[] b, int from, int to, int written, boolean edge) {
    for (int at = from; at < to; at++) {
      if ((edge && written == LatinShape.LIKE_A) || LatinShape.like(b[at]) == written) {
        return true;
      }
    }
    return false;
  }

  private static boolean equal(Utf8Buffer a, Utf8Buffer b) {
    return Arrays.equals(a.bytes(), 0, a.length(), b.bytes(), 0, b.length());
  }

  /** Compares the vowels before, between and after the consonants, which are the same. */
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

  /** Returns whether vowels match written ones; at an edge of the word, a written a matches any. */
  private static boolean agree(
      byte[] said, int from, int to, byte[] written, int start, int end, boolean edge) {
    if (from == to) {
      return false;
    }
    for (int at = start; at < end; at++) {
      boolean found = edge && written[at] == 'a';
      for (int i = from; i < to && !found; i++) {
        found = LatinShape.like(said[i]) == LatinShape.like(written[at]);
      }
      if (!found) {
        return false;
      }
    }
    return true;
  }

  static boolean isVowel(byte b) {
    return switch (b) {
      case 'a', 'e', 'i', 'o', 'u', 'y' -> true;
      default -> false;
    };
  }
}
