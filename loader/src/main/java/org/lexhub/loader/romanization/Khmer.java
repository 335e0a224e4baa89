package org.lexhub.loader.romanization;

import com.ibm.icu.text.Normalizer2;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Romanizes Khmer by the system of the United Nations of 1972. A consonant belongs to one of two
 * series, which decides how the vowel after it sounds. A consonant without a vowel sign ends the
 * syllable before it, if that has no end yet, and else has its inherent vowel.
 */
final class Khmer {
  private static final char FIRST_LETTER = 'ក';
  private static final char SUBSCRIPT = '្';
  private static final char SILENT = '៍';
  private static final char ROBAT = '៌';
  private static final char SHORT = '់';
  private static final char TO_FIRST_SERIES = '៉';
  private static final char TO_SECOND_SERIES = '៊';
  private static final String[] CONSONANTS =
      "k kh k kh ng ch chh ch chh nh d th d th n t th t th n b ph p ph m y r l v ś ṣ s h l ʼ"
          .split(" ", -1);
  private static final String FIRST_SERIES = "កខចឆដឋណតថបផឝឞសហឡអ";

  /** Vowel signs, and how they sound in each series. */
  private static final Map<String, String[]> VOWELS =
      Map.ofEntries(
          vowel("", "â", "ô"),
          vowel("ា", "a", "éa"),
          vowel("ិ", "ĕ", "ĭ"),
          vowel("ី", "ei", "i"),
          vowel("ឹ", "œ̆", "œ̆"),
          vowel("ឺ", "œ", "œ"),
          vowel("ុ", "ŏ", "ŭ"),
          vowel("ូ", "o", "u"),
          vowel("ួ", "uŏ", "uŏ"),
          vowel("ើ", "aeu", "eu"),
          vowel("ឿ", "eua", "eua"),
          vowel("ៀ", "iĕ", "iĕ"),
          vowel("េ", "é", "é"),
          vowel("ែ", "ê", "ê"),
          vowel("ៃ", "ai", "ey"),
          vowel("ោ", "aô", "oŭ"),
          vowel("ៅ", "au", "ŏu"),
          vowel("ុំ", "om", "ŭm"),
          vowel("ំ", "âm", "um"),
          vowel("ាំ", "ăm", "ŏâm"),
          vowel("ះ", "ăh", "eăh"),
          vowel("ុះ", "ŏh", "uh"),
          vowel("េះ", "éh", "éh"),
          vowel("ោះ", "aôh", "ŏăh"),
          vowel("័", "ă", "oă"));

  private static final Map<Character, String> INDEPENDENT =
      Map.ofEntries(
          Map.entry('ឥ', "ĕ"),
          Map.entry('ឦ', "ei"),
          Map.entry('ឧ', "ŏ"),
          Map.entry('ឩ', "u"),
          Map.entry('ឪ', "ŏu"),
          Map.entry('ឫ', "rœ̆"),
          Map.entry('ឬ', "rœ"),
          Map.entry('ឭ', "lœ̆"),
          Map.entry('ឮ', "lœ"),
          Map.entry('ឯ', "ê"),
          Map.entry('ឰ', "ai"),
          Map.entry('ឱ', "aô"),
          Map.entry('ឲ', "aô"),
          Map.entry('ឳ', "au"));

  private static final Normalizer2 NFC = Normalizer2.getNFCInstance();

  private final String text;
  private final StringBuilder out = new StringBuilder();
  private int at;
  private boolean open;

  private Khmer(String text) {
    this.text = text;
  }

  private static Map.Entry<String, String[]> vowel(String sign, String first, String second) {
    return Map.entry(sign, new String[] {first, second});
  }

  /** Returns a text in Latin letters, or null if it has letters that have no value. */
  static @Nullable String of(String text) {
    return new Khmer(text.replace("\u200b", "")).romanized();
  }

  private @Nullable String romanized() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (isConsonant(c)) {
        if (!cluster()) {
          return null;
        }
      } else if (INDEPENDENT.containsKey(c)) {
        out.append(INDEPENDENT.get(c));
        open = true;
        at++;
      } else if (c == 'ៗ') {
        out.append(' ').append(out.toString().strip());
        at++;
      } else if (LatinText.isForeign(c)) {
        return null;
      } else {
        out.append(c);
        open = false;
        at++;
      }
    }
    return NFC.normalize(out);
  }

  private static boolean isConsonant(char c) {
    return c >= FIRST_LETTER && c < FIRST_LETTER + CONSONANTS.length;
  }

  /** Reads a consonant with its subscripts and signs. */
  private boolean cluster() {
    StringBuilder onset = new StringBuilder();
    boolean first = FIRST_SERIES.indexOf(text.charAt(at)) >= 0;
    onset.append(CONSONANTS[text.charAt(at) - FIRST_LETTER]);
    at++;
    while (at + 1 < text.length()
        && text.charAt(at) == SUBSCRIPT
        && isConsonant(text.charAt(at + 1))) {
      first |= FIRST_SERIES.indexOf(text.charAt(at + 1)) >= 0;
      onset.append(CONSONANTS[text.charAt(at + 1) - FIRST_LETTER]);
      at += 2;
    }
    StringBuilder signs = new StringBuilder();
    boolean silent = false;
    while (at < text.length() && isSign(text.charAt(at))) {
      char c = text.charAt(at++);
      silent |= c == SILENT;
      first = c == TO_FIRST_SERIES || (first && c != TO_SECOND_SERIES);
      if (c == ROBAT) {
        onset.insert(0, "r");
      } else if (c != SILENT && c != SHORT && c != TO_FIRST_SERIES && c != TO_SECOND_SERIES) {
        signs.append(c);
      }
    }
    return silent || write(onset.toString(), signs.toString(), first);
  }

  private static boolean isSign(char c) {
    return c >= 'ា' && c <= '៑';
  }

  private boolean write(String onset, String signs, boolean first) {
    if (signs.isEmpty() && open) {
      out.append(ending(onset));
      open = false;
      return true;
    }
    String[] vowel = VOWELS.get(signs);
    if (vowel == null) {
      return false;
    }
    out.append(onset.equals("ʼ") ? "" : onset).append(vowel[first ? 0 : 1]);
    open = !signs.endsWith("ះ") && !signs.endsWith("ំ");
    return true;
  }

  private static String ending(String onset) {
    return switch (onset) {
      case "d" -> "t";
      case "b" -> "p";
      case "ʼ" -> "";
      default -> onset;
    };
  }
}
