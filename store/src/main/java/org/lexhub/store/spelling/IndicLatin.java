package org.lexhub.store.spelling;

import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Romanizes the scripts of India. Their Unicode blocks have the same layout, so one table serves
 * all. In the scripts of Hindi, Gujarati, Panjabi and Bengali the inherent vowel is silent at the
 * end of words and between a syllable and another consonant with a vowel (M. Ohala, "Aspects of
 * Hindi Phonology", 1983): नमकीन is namkin.
 */
final class IndicLatin {
  private static final int FIRST = 0x900;
  private static final int BLOCK = 0x80;
  private static final int TAMIL = 5;
  private static final int NUKTA = 0x3C;
  private static final int VIRAMA = 0x4D;
  private static final int KA = 0x15;
  private static final int HA = 0x39;
  private static final int MAX_LENGTH = 64;

  private static final String[] VOWELS = {
    "a", "aa", "i", "ee", "u", "oo", "ri", "li", "e", "e", "e", "ai", "o", "o", "o", "au"
  };
  private static final String[] CONSONANTS = {
    "k", "kh", "g", "gh", "ng", "ch", "chh", "j", "jh", "ny", "t", "th", "d", "dh", "n", "t", "th",
    "d", "dh", "n", "n", "p", "ph", "b", "bh", "m", "y", "r", "r", "l", "l", "zh", "v", "sh", "sh",
    "s", "h"
  };
  private static final String[] SIGNS = {
    "a", "i", "i", "u", "u", "ri", "ri", "e", "e", "e", "ai", "o", "o", "o", "au"
  };

  /** A consonant without a vowel. */
  private static final byte BARE = 0;

  /** A consonant with its inherent vowel. */
  private static final byte INHERENT = 1;

  /** A vowel, or a consonant with a vowel sign. */
  private static final byte VOWEL = 2;

  private final String[] onset = new String[MAX_LENGTH];
  private final String[] vowel = new String[MAX_LENGTH];
  private final byte[] kind = new byte[MAX_LENGTH];
  private int size;

  /**
   * Appends a text.
   *
   * @param second whether to write the inherent vowels inside words that are often silent
   * @return false if the text has other letters
   */
  boolean append(byte[] text, int from, int to, boolean second, Utf8Buffer out) {
    int at = from;
    while (at < to) {
      size = 0;
      int block = -1;
      while (at < to && text[at] != ' ' && text[at] != '-') {
        int codePoint = Utf8.decode(text, at, to);
        at += Utf8.length(codePoint);
        block = (codePoint - FIRST) / BLOCK;
        if (codePoint >= 0x80 && !read(codePoint, block)) {
          return false;
        }
      }
      write(block, second, out);
      if (at < to) {
        out.put((byte) ' ');
        at++;
      }
    }
    return true;
  }

  private boolean read(int codePoint, int block) {
    int type = Character.getType(codePoint);
    if (type == Character.FORMAT) {
      return true;
    }
    if (block < 0 || block > 9 || size == MAX_LENGTH) {
      return false;
    }
    int letter = codePoint & (BLOCK - 1);
    if (letter >= 0x05 && letter <= 0x14) {
      add("", VOWELS[letter - 0x05], VOWEL);
    } else if (letter >= KA && letter <= HA) {
      add(CONSONANTS[letter - KA], inherent(block), INHERENT);
    } else if (letter >= 0x3E && letter <= 0x4C && size > 0) {
      vowel[size - 1] = SIGNS[letter - 0x3E];
      kind[size - 1] = VOWEL;
    } else if (letter == VIRAMA && size > 0) {
      kind[size - 1] = BARE;
    } else if (letter == NUKTA && size > 0) {
      onset[size - 1] = dotted(onset[size - 1], block);
    } else {
      return other(codePoint, letter, type);
    }
    return true;
  }

  private static String inherent(int block) {
    return block == 1 ? "o" : "a";
  }

  private boolean other(int codePoint, int letter, int type) {
    if (letter == 0x01 || letter == 0x02 || codePoint == 0x0A70) {
      add("n", "", BARE);
    } else if (letter == 0x03) {
      add("h", "", BARE);
    } else if (codePoint == 0x09CE) {
      add("t", "", BARE);
    } else if (codePoint == 0x09F0) {
      add("r", "o", INHERENT);
    } else if (codePoint == 0x09F1) {
      add("w", "o", INHERENT);
    } else if (codePoint >= 0x0D7A && codePoint <= 0x0D7F) {
      add("nnrllk".substring(codePoint - 0x0D7A, codePoint - 0x0D79), "", BARE);
    } else {
      return type == Character.NON_SPACING_MARK || type == Character.OTHER_PUNCTUATION;
    }
    return true;
  }

  private static String dotted(String consonant, int block) {
    return switch (consonant) {
      case "k" -> "q";
      case "g" -> "gh";
      case "j" -> "z";
      case "ph" -> "f";
      case "y" -> "y";
      case "d" -> block == 0 ? "d" : "r";
      case "dh" -> block == 0 ? "dh" : "rh";
      case "s" -> "sh";
      case "l" -> "l";
      default -> consonant;
    };
  }

  private void add(String consonant, String following, byte of) {
    onset[size] = consonant;
    vowel[size] = following;
    kind[size] = of;
    size++;
  }

  private void write(int block, boolean second, Utf8Buffer out) {
    if (block >= 0 && block <= 3) {
      deleteInherent(second);
    }
    for (int i = 0; i < size; i++) {
      boolean labial =
          i + 1 < size && onset[i].equals("n") && kind[i] == BARE && isLabial(onset[i + 1]);
      if (block == TAMIL && i > 0 && onset[i].equals("r") && bareN(i - 1)) {
        out.put((byte) 'd');
      }
      out.putAscii(labial ? "m" : onset[i]);
      if (kind[i] != BARE) {
        out.putAscii(vowel[i]);
      }
    }
  }

  private boolean bareN(int i) {
    return onset[i].equals("n") && kind[i] == BARE;
  }

  private static boolean isLabial(String consonant) {
    return !consonant.isEmpty() && "pb".indexOf(consonant.charAt(0)) >= 0;
  }

  private void deleteInherent(boolean second) {
    if (size > 1 && kind[size - 1] == INHERENT && (kind[size - 2] != BARE || size > 2)) {
      kind[size - 1] = BARE;
    }
    for (int i = size - 2; i > 0 && !second; i--) {
      boolean between =
          kind[i] == INHERENT
              && kind[i - 1] != BARE
              && kind[i + 1] != BARE
              && !onset[i + 1].isEmpty();
      if (between) {
        kind[i] = BARE;
      }
    }
  }
}
