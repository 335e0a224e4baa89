package org.lexhub.store.term.fuzzy;

/** The folded letters that people confuse: by sound, by shape, or by the place of their keys. */
final class ConfusableLetters {
  private static final int LIMIT = 0x500;
  private static final String VOWELS = "aeiouyαεηιουωаеёиоуыэюя";
  private static final String SILENT = "hьъ";

  /** Groups of letters that sound alike in some word of some language. */
  private static final String[] SOUNDS = {
    "ckqx", "cszx", "fv", "vwu", "bpv", "dt", "gj", "iyj", "mn", "gk", "td", "lr", "бп", "дт",
    "гкх", "зс", "жшщ", "вф", "ий", "еэи", "шщч", "ьъ", "ао", "цс", "βφ", "δθτ", "κχγ", "ηιυ"
  };

  private static final String[][] KEYBOARDS = {
    {"qwertyuiop", "asdfghjkl", "zxcvbnm"},
    {"йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"},
    {"\u0000ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"},
  };

  private static final byte[] VOWEL = new byte[LIMIT];
  private static final byte[] MUTE = new byte[LIMIT];
  private static final int[] SOUND = new int[LIMIT];

  /** The keyboard, row and place of a letter's key, one byte each; 0 if it has none. */
  private static final int[] KEY = new int[LIMIT];

  static {
    VOWELS.chars().forEach(letter -> VOWEL[letter] = 1);
    SILENT.chars().forEach(letter -> MUTE[letter] = 1);
    for (int group = 0; group < SOUNDS.length; group++) {
      int bit = 1 << group;
      SOUNDS[group].chars().forEach(letter -> SOUND[letter] |= bit);
    }
    for (int board = 0; board < KEYBOARDS.length; board++) {
      for (int row = 0; row < KEYBOARDS[board].length; row++) {
        String keys = KEYBOARDS[board][row];
        for (int place = 0; place < keys.length(); place++) {
          KEY[keys.charAt(place)] = (board + 1) << 16 | row << 8 | place;
        }
      }
    }
  }

  private ConfusableLetters() {}

  /** Returns whether a letter is a vowel of Latin, Greek or Cyrillic. */
  static boolean vowel(int letter) {
    return letter < LIMIT && VOWEL[letter] != 0;
  }

  /** Returns whether a letter is often silent, anywhere or as the last letter of a word. */
  static boolean silent(int letter, boolean last) {
    return letter < LIMIT && (MUTE[letter] != 0 || (last && letter == 'e'));
  }

  /** Returns whether the keys of two letters are adjacent. */
  static boolean neighbours(int a, int b) {
    if (a >= LIMIT || b >= LIMIT || KEY[a] == 0 || KEY[b] == 0) {
      return false;
    }
    int x = KEY[a];
    int y = KEY[b];
    int rows = (y >>> 8 & 0xFF) - (x >>> 8 & 0xFF);
    int places = (y & 0xFF) - (x & 0xFF);
    if (x >>> 16 != y >>> 16 || a == b) {
      return false;
    }
    return rows == 0
        ? Math.abs(places) == 1
        : Math.abs(rows) == 1 && (places == 0 || places == -rows);
  }

  /** Returns the cost of typing one letter for another, in the units of {@link EditCost}. */
  static int confusion(int a, int b) {
    if (a >= LIMIT || b >= LIMIT) {
      return EditCost.OTHER;
    }
    if (VOWEL[a] != 0 && VOWEL[b] != 0) {
      return EditCost.VOWELS;
    }
    if ((SOUND[a] & SOUND[b]) != 0) {
      return EditCost.SOUND;
    }
    return neighbours(a, b) ? EditCost.KEYS : EditCost.OTHER;
  }
}
