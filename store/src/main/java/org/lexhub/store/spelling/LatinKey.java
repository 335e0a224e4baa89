package org.lexhub.store.spelling;

import java.util.Arrays;
import org.lexhub.store.term.LatinSystems;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Compares words in Latin letters by what the ways to romanize a script have in common. The key of
 * an abjad holds its consonants only; whether two words agree then also depends on the vowels:
 * where the written word shows one, the romanized word must have one like it, and where it shows
 * none, as at the start and at the end, hardly any vowels can be said.
 *
 * <p>A reusable object of one thread; allocates nothing once it has grown.
 */
public final class LatinKey {
  /** More than any word may be hard to believe. */
  private static final int OTHER = 1000;

  /** So long are keys of three letters, among which there are too many words. */
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

  /** Whether a word ends in an h that is no part of another consonant. */
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

  /** The key: the letter of the system, then what is left of the word. */
  public Utf8Buffer key() {
    return key;
  }

  /** What the word that was read last has, in 15 bits, for {@link #mayBe}. */
  public int shape() {
    return shape;
  }

  /**
   * Tells without its letters whether a written word of the same key may be at a {@link #distance}.
   *
   * @param shape that of the written word
   */
  public boolean mayBe(LatinSystem system, int shape, boolean strict) {
    return system.abjad()
        ? silent(shape) <= (!strict ? 2 : key.length() < SHORT ? 0 : 1)
        : !strict || LatinShape.leastDistance(this.shape, shape) <= most();
  }

  /** How many letters a word of a key may be away to be taken for it among all words. */
  private int most() {
    return key.length() <= SHORT ? 1 : key.length() / 2;
  }

  /**
   * How many letters one word has more or other than the other; -1 where they do not agree.
   *
   * @param written a word of the same system
   * @param strict whether the two must be closer than people can be trusted to write, since words
   *     of all languages are compared
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
    boolean far = strict && !system.abjad() && distance - carons(written) > most();
    return far ? -1 : distance;
  }

  /** How many letters h are missing that may have been a caron, which folding takes away. */
  private int carons(LatinKey written) {
    return Math.max(0, hushes(written.letters) - hushes(letters));
  }

  /** How often sh, ch and zh stand in a word. */
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

  /** Whether consonants of the same key are written alike but for one in three. */
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
   * How hard it is to believe that vowels are said where none are written, from 0 on; {@link
   * #OTHER} where one is written that is not said.
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
          return OTHER;
        }
      }
      from = to + 1;
    }
    return silent;
  }

  /** How hard it is to believe that one gap between consonants holds vowels that nobody writes. */
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
