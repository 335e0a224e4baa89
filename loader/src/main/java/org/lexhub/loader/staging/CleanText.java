package org.lexhub.loader.staging;

import com.ibm.icu.text.Normalizer2;
import java.nio.charset.Charset;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Normalizes the texts of all sources. */
public final class CleanText {
  private static final Pattern BLANKS = Pattern.compile("\\p{Zs}+");
  private static final Normalizer2 NFC = Normalizer2.getNFCInstance();

  /** Invisible characters, except those that join letters (U+200C, U+200D) or belong to scripts. */
  private static final Pattern INVISIBLE =
      Pattern.compile("[\\u00ad\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff]");

  /** Letters of Windows-1252 that were decoded as Latin-1, such as the second one of "cœur". */
  private static final Pattern MISREAD = Pattern.compile("[\\u0080-\\u009f]");

  /** A mark of stress after a Cyrillic letter; NFC composes the letters ѐ and ѝ with their mark. */
  private static final Pattern CYRILLIC_STRESS =
      Pattern.compile("(?<=[\\u0400-\\u052f])[\\u0300\\u0301]");

  private static final Set<String> CHURCH_SLAVIC = Set.of("chu", "cu", "chur1257");

  /** The replacement of bytes that could not be decoded. */
  private static final char REPLACEMENT = '\ufffd';

  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private CleanText() {}

  /**
   * Returns a text trimmed, without invisible characters, in normalization form C; {@code null} if
   * nothing is left.
   */
  public static @Nullable String clean(@Nullable String text) {
    if (text == null) {
      return null;
    }
    String trimmed = (isPlain(text) ? text : readable(text)).strip();
    return trimmed.isEmpty() ? null : NFC.normalize(trimmed);
  }

  /** Returns whether no character needs removal or repair; this holds for most texts. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c >= 0x80 && c <= 0xad) || (c >= 0x200b && c <= 0x2069) || c == 0xfeff) {
        return false;
      }
    }
    return true;
  }

  private static String readable(String text) {
    String visible = INVISIBLE.matcher(text).replaceAll("");
    return MISREAD.matcher(visible).replaceAll(CleanText::letter);
  }

  /**
   * Returns a headword or form as its language writes it: {@link #clean}, with each run of blanks
   * as one space, and without the marks of stress that dictionaries put above Cyrillic letters
   * ({@code се́дмица}).
   *
   * @param language any code of the language; Church Slavic writes the marks
   */
  static @Nullable String headword(@Nullable String text, String language) {
    String word = text == null ? null : clean(BLANKS.matcher(text).replaceAll(" "));
    boolean marked = word != null && (word.indexOf('\u0301') >= 0 || word.indexOf('\u0300') >= 0);
    return word != null && marked && !CHURCH_SLAVIC.contains(language)
        ? CYRILLIC_STRESS.matcher(word).replaceAll("")
        : word;
  }

  private static String letter(MatchResult misread) {
    byte[] code = {(byte) misread.group().charAt(0)};
    return new String(code, WINDOWS);
  }

  /** Returns why a clean text cannot be a headword, or {@code null} if it can. */
  static @Nullable String lemmaFault(@Nullable String lemma) {
    if (lemma == null) {
      return "empty lemma";
    }
    if (lemma.codePointCount(0, lemma.length()) > 256) {
      return "lemma longer than 256 characters: " + lemma.substring(0, 40) + "…";
    }
    for (int i = 0; i < lemma.length(); i++) {
      char c = lemma.charAt(i);
      if (c < ' ' || c == 0x7f) {
        return "lemma with a control character";
      }
      if (c == REPLACEMENT) {
        return "lemma with letters that were lost: " + lemma;
      }
      if (Character.isSurrogate(c) && !pairedAt(lemma, i)) {
        return "lemma with half a surrogate pair";
      }
    }
    return null;
  }

  private static boolean pairedAt(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
    }
    return i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
  }
}
