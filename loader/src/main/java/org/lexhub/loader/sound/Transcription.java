package org.lexhub.loader.sound;

import java.util.regex.Pattern;

/**
 * The style of transcriptions: between slashes, or between square brackets if narrow; without tie
 * bars, syllable dots and invisible characters; with the IPA's own letters for g, length and
 * stress. English has r for its usual r, and l for both kinds of l.
 */
public final class Transcription {
  private static final Pattern UNSEEN = Pattern.compile("[\\u200b-\\u200d\\u2060\\u0361\\u035c.]");
  private static final Pattern ENGLISH = Pattern.compile("en|eng");

  private Transcription() {}

  /**
   * Returns a transcription in one style.
   *
   * @param ipa with or without slashes or brackets
   * @param language its ISO 639 code, of two or three letters
   */
  public static String styled(String ipa, String language) {
    String text = UNSEEN.matcher(ipa.strip()).replaceAll("");
    text = text.replace('g', 'ɡ').replace('\'', 'ˈ').replace(':', 'ː');
    if (ENGLISH.matcher(language.strip()).matches()) {
      text = text.replace('ɹ', 'r').replace('ɫ', 'l');
    }
    boolean narrow = isEnclosed(text, '[', ']');
    String inner =
        isEnclosed(text, '/', '/') || isEnclosed(text, '\\', '\\') || narrow
            ? text.substring(1, text.length() - 1).strip()
            : text;
    if (inner.codePoints().noneMatch(Character::isLetter)) {
      return "";
    }
    return narrow ? "[" + inner + "]" : "/" + inner + "/";
  }

  private static boolean isEnclosed(String text, char first, char last) {
    return text.length() > 1 && text.charAt(0) == first && text.charAt(text.length() - 1) == last;
  }
}
