package org.lexhub.store.lexeme.sound;

import java.util.Arrays;
import org.lexhub.store.text.Utf8;

/**
 * A transcription in the International Phonetic Alphabet as a sequence of segments, without length,
 * tone and secondary articulation. A reusable object of one thread.
 *
 * <p>Two words rhyme if they have the same segments from the vowel of the last primary stress on,
 * or from the last vowel if no stress is marked. Words whose segments have the same sequence of
 * {@link SoundClass sound classes} sound alike, the more the fewer segments differ.
 */
public final class Phones {
  private static final int NASAL = 1 << 21;
  private static final int COMBINING_TILDE = 0x303;
  private static final int SYLLABIC = 0x329;
  private static final int RHOTIC_HOOK = 0x2DE;
  private static final int PRIMARY_STRESS = 0x2C8;
  private static final int FIRST_COMBINING = 0x300;
  private static final int LAST_COMBINING = 0x36F;
  private static final int FIRST_MODIFIER = 0x2B0;
  private static final int LAST_MODIFIER = 0x2FF;
  private static final String NASAL_VOWELS = "ãẽĩõũ";
  private static final String PLAIN_VOWELS = "aeiou";

  private int[] segments = new int[32];
  private int size;
  private int stress;

  /** Creates a sequence without segments. */
  public Phones() {}

  /** Reads a transcription; what is not of the alphabet is left out. */
  public void read(byte[] utf8, int length) {
    size = 0;
    stress = -1;
    for (int at = 0; at < length; ) {
      int codePoint = Utf8.decode(utf8, at, length);
      if (codePoint < 0) {
        at++;
        continue;
      }
      at += Utf8.length(codePoint);
      add(codePoint);
    }
  }

  private void add(int codePoint) {
    if (codePoint == PRIMARY_STRESS || codePoint == '\'') {
      stress = size;
    } else if (codePoint == COMBINING_TILDE) {
      if (size > 0) {
        segments[size - 1] |= NASAL;
      }
    } else if (codePoint == SYLLABIC) {
      addBeforeLast('ə');
    } else if (codePoint == RHOTIC_HOOK) {
      put('ɹ');
    } else if (!isMark(codePoint) && Character.isLetter(codePoint)) {
      addLetter(Character.toLowerCase(codePoint));
    }
  }

  private static boolean isMark(int codePoint) {
    return (codePoint >= FIRST_COMBINING && codePoint <= LAST_COMBINING)
        || (codePoint >= FIRST_MODIFIER && codePoint <= LAST_MODIFIER)
        || codePoint == 'ⁿ'
        || codePoint == 'ˡ';
  }

  private void addLetter(int letter) {
    switch (letter) {
      case 'ɚ' -> {
        put('ə');
        put('ɹ');
      }
      case 'ɝ' -> {
        put('ɜ');
        put('ɹ');
      }
      case 'g' -> put('ɡ');
      case 'r', 'ɾ', 'ɻ' -> put('ɹ');
      case 'ɫ' -> put('l');
      default -> {
        int nasal = NASAL_VOWELS.indexOf(letter);
        put(nasal < 0 ? letter : PLAIN_VOWELS.charAt(nasal) | NASAL);
      }
    }
  }

  private void addBeforeLast(int segment) {
    if (size > 0) {
      int last = segments[size - 1];
      segments[size - 1] = segment;
      put(last);
    }
  }

  private void put(int segment) {
    if (size == segments.length) {
      segments = Arrays.copyOf(segments, 2 * size);
    }
    segments[size++] = segment;
  }

  /** Returns the number of segments. */
  public int size() {
    return size;
  }

  private SoundClass soundClass(int i) {
    return SoundClass.of(segments[i] & ~NASAL);
  }

  private boolean isVowel(int i) {
    return soundClass(i) == SoundClass.VOWEL;
  }

  /** Returns the index of the first segment that rhymes, -1 if there is no vowel. */
  private int rhymeStart() {
    for (int i = Math.max(0, stress); i < size && stress >= 0; i++) {
      if (isVowel(i)) {
        return i;
      }
    }
    int last = size - 1;
    while (last >= 0 && !isVowel(last)) {
      last--;
    }
    while (last > 0 && isVowel(last - 1)) {
      last--;
    }
    return last;
  }

  /** Returns whether there is a vowel, without which nothing rhymes. */
  public boolean canRhyme() {
    return rhymeStart() >= 0;
  }

  /** Returns a hash of the segments that rhyme. */
  public int rhymeHash() {
    int hash = 17;
    for (int i = Math.max(0, rhymeStart()); i < size; i++) {
      hash = hash * 31 + segments[i];
    }
    return mixed(hash);
  }

  /** Returns whether two words rhyme. */
  public boolean rhymes(Phones other) {
    int from = rhymeStart();
    int otherFrom = other.rhymeStart();
    return from >= 0
        && otherFrom >= 0
        && Arrays.equals(segments, from, size, other.segments, otherFrom, other.size);
  }

  /** Returns a hash of the classes of all segments; adjacent vowels count once. */
  public int classHash() {
    int hash = 17;
    SoundClass last = SoundClass.NONE;
    for (int i = 0; i < size; i++) {
      SoundClass present = soundClass(i);
      if (present != SoundClass.NONE && (present != SoundClass.VOWEL || present != last)) {
        hash = hash * 31 + present.number();
        last = present;
      }
    }
    return mixed(hash);
  }

  private static int mixed(int hash) {
    int mixed = hash * 0x9E3779B9;
    return mixed ^ mixed >>> 15;
  }

  /**
   * Returns the distance to another word: one for two different segments of a class, two for a
   * segment more, less, or of another class.
   *
   * @param rows room for the computation; grows as needed
   */
  public int distance(Phones other, DistanceRows rows) {
    int[] before = rows.first(other.size + 1);
    int[] now = rows.second(other.size + 1);
    for (int k = 0; k <= other.size; k++) {
      before[k] = 2 * k;
    }
    for (int i = 0; i < size; i++) {
      now[0] = 2 * (i + 1);
      for (int k = 0; k < other.size; k++) {
        int change = segments[i] == other.segments[k] ? 0 : sameClass(i, other, k) ? 1 : 2;
        now[k + 1] = Math.min(before[k] + change, 2 + Math.min(before[k + 1], now[k]));
      }
      int[] swapped = before;
      before = now;
      now = swapped;
    }
    return before[other.size];
  }

  private boolean sameClass(int i, Phones other, int k) {
    return soundClass(i) == other.soundClass(k);
  }
}
