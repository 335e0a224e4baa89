package org.lexhub.loader.romanization;

import com.ibm.icu.text.Normalizer2;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Romanizes the scripts of India by ISO 15919. Their Unicode blocks have the same layout, so one
 * table serves all. Hindi and its relatives do not pronounce the inherent vowel at the end of words
 * and between a syllable and another consonant with a vowel (M. Ohala, "Aspects of Hindi
 * Phonology", 1983); it is left out for them. A nasal sign is the nasal consonant of the stop that
 * follows, or else a tilde on the vowel.
 */
final class IndicIso {
  private static final int FIRST = 0x900;
  private static final int BLOCK = 0x80;
  private static final int BLOCKS = 10;
  private static final int ORIYA = 4;
  private static final int TAMIL = 5;
  private static final Set<String> SILENT_VOWELS =
      Set.of(
          "hin", "mar", "guj", "pan", "npi", "nep", "mai", "bho", "gom", "kok", "doi", "urd", "awa",
          "bgc", "raj", "hne", "mag", "snd", "ben", "asm", "xnr", "kas");
  private static final String[] VOWELS = "a ā i ī u ū r̥ l̥ ĕ e ē ai ŏ o ō au".split(" ", -1);
  private static final String[] CONSONANTS =
      "k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n ṉ p ph b bh m y r ṟ l ḷ ḻ v ś ṣ s h"
          .split(" ", -1);
  private static final String[] SIGNS = "ā i ī u ū r̥ r̥̄ ĕ e ē ai ŏ o ō au".split(" ", -1);
  private static final String[] DOTTED = "q x ğ z ṛ ṛh f ẏ".split(" ", -1);
  private static final String[] CHILLUS = "ṇ n r l ḷ k".split(" ", -1);
  private static final Normalizer2 NFC = Normalizer2.getNFCInstance();
  private static final String TILDE = "\u0303";
  private static final String NASAL = "~";

  /** A letter: a consonant, which can be empty, and its vowel, which can be silent. */
  private static final class Letter {
    String onset;
    String vowel;
    boolean inherent;
    String coda = "";

    Letter(String onset, String vowel, boolean inherent) {
      this.onset = onset;
      this.vowel = vowel;
      this.inherent = inherent;
    }
  }

  private IndicIso() {}

  /** Returns whether a script is one of them. */
  static boolean has(Character.UnicodeScript script) {
    return switch (script) {
      case DEVANAGARI, BENGALI, GURMUKHI, GUJARATI, ORIYA, TAMIL, TELUGU, KANNADA, MALAYALAM ->
          true;
      default -> false;
    };
  }

  /**
   * Returns a text in Latin letters, or null if it has letters of other scripts.
   *
   * @param iso the ISO 639-3 code of the language
   */
  static @Nullable String of(String text, String iso) {
    StringBuilder out = new StringBuilder();
    List<Letter> word = new ArrayList<>();
    boolean silent = SILENT_VOWELS.contains(iso);
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (isIndic(c)) {
        if (!read(c, word)) {
          return null;
        }
      } else if (LatinText.isForeign(c)) {
        return null;
      } else if (c != '\u200c' && c != '\u200d') {
        write(word, silent, out);
        out.append(c);
      }
    }
    write(word, silent, out);
    return NFC.normalize(out);
  }

  private static boolean isIndic(char c) {
    return c >= FIRST && c < FIRST + BLOCKS * BLOCK && c != '।' && c != '॥';
  }

  private static boolean read(char c, List<Letter> word) {
    int block = (c - FIRST) / BLOCK;
    int letter = c % BLOCK;
    Letter last = word.isEmpty() ? null : word.getLast();
    if (letter >= 0x05 && letter <= 0x14) {
      word.add(new Letter("", vowel(VOWELS[letter - 0x05], block), false));
    } else if (letter >= 0x15 && letter <= 0x39) {
      word.add(new Letter(consonant(CONSONANTS[letter - 0x15], block), "a", true));
    } else if (letter >= 0x58 && letter <= 0x5F && block <= ORIYA) {
      word.add(new Letter(DOTTED[letter - 0x58], "a", true));
    } else if (c >= 'ൺ' && c <= 'ൿ') {
      word.add(new Letter(CHILLUS[c - 'ൺ'], "", false));
    } else if (c == 'ৎ') {
      word.add(new Letter("t", "", false));
    } else if (c == 'ৰ' || c == 'ৱ') {
      word.add(new Letter(c == 'ৰ' ? "r" : "v", "a", true));
    } else if (c == 'ஃ') {
      word.add(new Letter("ḵ", "", false));
    } else if (last == null) {
      return letter < 0x04;
    } else {
      return sign(c, letter, block, last, word);
    }
    return true;
  }

  private static boolean sign(char c, int letter, int block, Letter last, List<Letter> word) {
    if (letter >= 0x3E && letter <= 0x4C) {
      last.vowel = vowel(SIGNS[letter - 0x3E], block);
      last.inherent = false;
    } else if (letter == 0x4D) {
      last.vowel = "";
      last.inherent = false;
    } else if (letter == 0x3C) {
      last.onset = dotted(last.onset);
    } else if (letter == 0x01) {
      last.coda = TILDE;
    } else if (letter == 0x02 || c == 'ੰ') {
      last.coda = NASAL;
    } else if (letter == 0x03) {
      last.coda = "ḥ";
    } else if (c == 'ੱ') {
      word.add(new Letter(NASAL, "", false));
    } else if (letter == 0x3D) {
      last.coda += "’";
    } else {
      return letter >= 0x51 && letter <= 0x57;
    }
    return true;
  }

  /** Returns a vowel; only the languages of the south distinguish short e and o. */
  private static String vowel(String vowel, int block) {
    if (block > ORIYA) {
      return vowel;
    }
    return vowel.equals("ē") ? "e" : vowel.equals("ō") ? "o" : vowel;
  }

  private static String consonant(String consonant, int block) {
    return block == TAMIL && consonant.equals("ṉ") ? "ṉ" : consonant;
  }

  private static String dotted(String consonant) {
    return switch (consonant) {
      case "k" -> "q";
      case "kh" -> "x";
      case "g" -> "ğ";
      case "j" -> "z";
      case "jh" -> "ž";
      case "ḍ" -> "ṛ";
      case "ḍh" -> "ṛh";
      case "ph" -> "f";
      case "y" -> "ẏ";
      case "s" -> "ś";
      case "l" -> "ḷ";
      default -> consonant;
    };
  }

  private static void write(List<Letter> word, boolean silent, StringBuilder out) {
    if (silent) {
      silence(word);
    }
    for (int i = 0; i < word.size(); i++) {
      Letter letter = word.get(i);
      Letter next = i + 1 < word.size() ? word.get(i + 1) : null;
      if (letter.onset.equals(NASAL)) {
        out.append(next == null || next.onset.isEmpty() ? "" : next.onset.substring(0, 1));
        continue;
      }
      out.append(letter.onset).append(letter.vowel);
      out.append(letter.coda.equals(NASAL) ? nasal(letter, next, silent) : letter.coda);
    }
    word.clear();
  }

  private static String nasal(Letter letter, @Nullable Letter next, boolean tilde) {
    if (tilde && List.of("o", "au", "ai").contains(letter.vowel)) {
      return TILDE;
    }
    char stop = next == null || next.onset.isEmpty() ? ' ' : next.onset.charAt(0);
    return switch (stop) {
      case 'k', 'g', 'q', 'x', 'ğ' -> "ṅ";
      case 'c', 'j', 'z' -> "ñ";
      case 'ṭ', 'ḍ', 'ṛ' -> "ṇ";
      case 't', 'd', 'n' -> "n";
      case 's', 'ś', 'ṣ' -> tilde ? "n" : "ṁ";
      case 'p', 'b', 'm', 'f' -> "m";
      case 'y', 'r', 'l', 'v', 'h' -> "ṁ";
      default -> tilde && !letter.vowel.isEmpty() ? TILDE : "ṁ";
    };
  }

  /** Removes the inherent vowels that are not pronounced, from the end of the word. */
  private static void silence(List<Letter> word) {
    int last = word.size() - 1;
    if (last > 0 && word.get(last).inherent && word.get(last).coda.isEmpty() && !held(word)) {
      word.get(last).vowel = "";
    }
    for (int i = last - 1; i > 0; i--) {
      Letter letter = word.get(i);
      Letter next = word.get(i + 1);
      boolean between =
          !word.get(i - 1).vowel.isEmpty()
              && !next.onset.isEmpty()
              && !next.vowel.isEmpty()
              && !next.onset.equals(NASAL)
              && !(next.onset.equals("y") || next.onset.equals("v"));
      if (letter.inherent && letter.coda.isEmpty() && between) {
        letter.vowel = "";
      }
    }
  }

  /** Returns whether the last vowel is kept because it follows a cluster such as tr. */
  private static boolean held(List<Letter> word) {
    Letter last = word.getLast();
    Letter before = word.get(word.size() - 2);
    boolean cluster = before.vowel.isEmpty() && !before.onset.equals("r");
    return cluster && Set.of("y", "r", "l").contains(last.onset);
  }
}
