package org.lexhub.loader.sound;

/**
 * The sounds of a transcription without what lists write differently: stress is the number of the
 * syllable, not the place of a mark. English vowels that differ only in the convention of a list
 * are the same.
 */
public final class Sounds {
  private static final String VOWELS = "aeiouyæœøɐɑɒɔəɘɚɛɜɝɞɤɨɪʉʊʌʏɯɵ";
  private static final String MARKS = "ˈˌ‿()/[] ";
  private static final int UNKNOWN = -1;

  private final String segments;
  private final boolean narrow;
  private final int stress;
  private final int syllables;

  private Sounds(String segments, boolean narrow, int stress, int syllables) {
    this.segments = segments;
    this.narrow = narrow;
    this.stress = stress;
    this.syllables = syllables;
  }

  /** Reads a transcription in the style of {@link Transcription}. */
  public static Sounds of(String ipa, boolean english) {
    StringBuilder segments = new StringBuilder();
    int stress = UNKNOWN;
    int syllables = 0;
    boolean afterVowel = false;
    for (int i = 0; i < ipa.length(); i++) {
      char c = ipa.charAt(i);
      if (c == 'ˈ') {
        stress = stress == UNKNOWN ? syllables : stress;
        afterVowel = false;
      } else if (MARKS.indexOf(c) >= 0) {
        afterVowel = afterVowel && c != 'ˌ';
      } else {
        boolean vowel = VOWELS.indexOf(c) >= 0;
        syllables += vowel && !afterVowel ? 1 : 0;
        afterVowel = vowel || (afterVowel && c == 'ː');
        segments.append(english ? english(c) : String.valueOf(c));
      }
    }
    boolean narrow = ipa.startsWith("[");
    return new Sounds(segments.toString(), narrow, syllables > 1 ? stress : 0, syllables);
  }

  private static String english(char c) {
    return switch (c) {
      case 'ː' -> "";
      case 'ɚ', 'ɝ' -> "ər";
      case 'ɜ', 'ɐ' -> "ə";
      case 'ɛ' -> "e";
      case 'ɨ' -> "ɪ";
      default -> String.valueOf(c);
    };
  }

  /**
   * Returns whether two transcriptions say the same; one without stress says it of any syllable.
   */
  public boolean same(Sounds other) {
    return narrow == other.narrow
        && segments.equals(other.segments)
        && (stress == other.stress || stress == UNKNOWN || other.stress == UNKNOWN);
  }

  /** Returns whether the stress is marked, or cannot be elsewhere. */
  public boolean knowsStress() {
    return stress != UNKNOWN;
  }

  /** Returns the number of the stressed syllable from 0 on, -1 unknown. */
  public int stress() {
    return stress;
  }

  /** Returns the number of syllables. */
  public int syllables() {
    return syllables;
  }

  /** Returns whether the segments end so. */
  public boolean endsWith(String end) {
    return segments.endsWith(end);
  }

  /** Returns the segments without marks. */
  public String segments() {
    return segments;
  }

  /**
   * Returns whether two English transcriptions can be the same word in two accents: the consonants
   * without r are equal, and so is the kind of the stressed vowel.
   */
  public boolean mayBeAccentOf(Sounds other) {
    boolean stressed = stress == other.stress || stress == UNKNOWN || other.stress == UNKNOWN;
    int syllable = stress == UNKNOWN ? other.stress : stress;
    boolean marked = stress != UNKNOWN && other.stress != UNKNOWN;
    return stressed
        && (marked || weak(vowel(0)).equals(weak(other.vowel(0))))
        && consonants().equals(other.consonants())
        && vowel(Math.max(0, syllable)).equals(other.vowel(Math.max(0, syllable)));
  }

  private String consonants() {
    StringBuilder consonants = new StringBuilder();
    for (int i = 0; i < segments.length(); i++) {
      char c = segments.charAt(i);
      if (VOWELS.indexOf(c) < 0 && c != 'r') {
        consonants.append(c);
      }
    }
    return consonants.toString();
  }

  /** Returns the vowel of a syllable, one letter for each kind of vowel that accents share. */
  private String vowel(int syllable) {
    int at = 0;
    for (int number = 0; at < segments.length(); number++) {
      while (at < segments.length() && VOWELS.indexOf(segments.charAt(at)) < 0) {
        at++;
      }
      int end = at;
      while (end < segments.length() && VOWELS.indexOf(segments.charAt(end)) >= 0) {
        end++;
      }
      if (number == syllable) {
        return kind(segments.substring(at, end));
      }
      at = end;
    }
    return "";
  }

  /** Returns the class of a vowel, with one class for all vowels of unstressed syllables. */
  private static String weak(String kind) {
    return kind.equals("ɪ") || kind.equals("i") ? "ə" : kind;
  }

  private static String kind(String vowel) {
    return switch (vowel) {
      case "a", "æ", "ɑ", "ɒ", "ɔ" -> "a";
      case "ə", "ʌ" -> "ə";
      case "əʊ", "oʊ", "o" -> "o";
      case "ɪə", "iə", "i" -> "i";
      case "eə", "e" -> "e";
      case "ʊə", "u" -> "u";
      default -> vowel;
    };
  }
}
