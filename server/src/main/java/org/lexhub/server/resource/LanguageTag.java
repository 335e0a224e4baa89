package org.lexhub.server.resource;

/**
 * Parses what a request writes for a language: an ISO 639 code of two or three letters, a BCP 47
 * tag such as {@code de-DE} or {@code zh-Hant}, or a glottocode. Reused; reading allocates nothing.
 *
 * <p>Codes are packed as in {@link org.lexhub.store.table.LanguageCodes}. Of a tag, an extended
 * language ({@code zh-yue}) replaces the language, the script is kept, and a region counts only
 * where it decides the script ({@code zh-TW}).
 */
final class LanguageTag {
  private static final int GLOTTOCODE_LENGTH = 8;
  private static final int MAX_PART_LENGTH = 8;
  private static final int HANS = packed("hans");
  private static final int HANT = packed("hant");

  private long code;
  private int script;
  private int region;
  private boolean inLanguage;
  private boolean inExtension;

  /**
   * Parses the text {@code [start, end)}.
   *
   * @return whether it has one of the forms
   */
  boolean read(byte[] text, int start, int end) {
    code = 0;
    script = 0;
    region = 0;
    inExtension = false;
    if (isGlottocode(text, start, end)) {
      code = pack(text, start, end);
      return true;
    }
    int from = partEnd(text, start, end);
    if (from - start < 2 || from - start > 3 || !isLetters(text, start, from)) {
      return false;
    }
    code = pack(text, start, from);
    inLanguage = true;
    while (from < end) {
      int first = from + 1;
      from = partEnd(text, first, end);
      if (!readPart(text, first, from)) {
        return false;
      }
    }
    if (script == 0 && region != 0 && isChinese()) {
      script = scriptOfRegion();
    }
    return true;
  }

  private boolean readPart(byte[] text, int start, int end) {
    int length = end - start;
    if (length == 0 || length > MAX_PART_LENGTH || !isAlphanumeric(text, start, end)) {
      return false;
    }
    boolean letters = isLetters(text, start, end);
    if (inExtension || length == 1) {
      inExtension = true;
    } else if (length == 3 && letters && inLanguage) {
      code = pack(text, start, end);
    } else if (length == 4 && letters && script == 0) {
      script = (int) pack(text, start, end);
      inLanguage = false;
    } else if (length == 2 ? letters : length == 3 && !letters) {
      region = (int) pack(text, start, end);
      inLanguage = false;
    } else {
      inLanguage = false;
      return length > 4 || (length == 4 && text[start] <= '9');
    }
    return true;
  }

  private boolean isChinese() {
    return code == packed("zh") || code == packed("zho") || code == packed("cmn");
  }

  private int scriptOfRegion() {
    if (region == packed("tw") || region == packed("hk") || region == packed("mo")) {
      return HANT;
    }
    return region == packed("cn") || region == packed("sg") ? HANS : 0;
  }

  private static boolean isGlottocode(byte[] text, int start, int end) {
    if (end - start != GLOTTOCODE_LENGTH || !isAlphanumeric(text, start, end)) {
      return false;
    }
    for (int i = end - 4; i < end; i++) {
      if (text[i] > '9') {
        return false;
      }
    }
    return true;
  }

  private static int partEnd(byte[] text, int start, int end) {
    int i = start;
    while (i < end && text[i] != '-' && text[i] != '_') {
      i++;
    }
    return i;
  }

  private static boolean isLetters(byte[] text, int start, int end) {
    for (int i = start; i < end; i++) {
      int letter = text[i] | 0x20;
      if (text[i] < 'A' || letter < 'a' || letter > 'z') {
        return false;
      }
    }
    return true;
  }

  private static boolean isAlphanumeric(byte[] text, int start, int end) {
    for (int i = start; i < end; i++) {
      if ((text[i] < '0' || text[i] > '9') && !isLetters(text, i, i + 1)) {
        return false;
      }
    }
    return true;
  }

  private static long pack(byte[] text, int start, int end) {
    long packed = 0;
    for (int i = start; i < end; i++) {
      long lower = text[i] >= 'A' ? text[i] | 0x20 : text[i];
      packed |= lower << (8 * (i - start));
    }
    return packed;
  }

  private static int packed(String code) {
    int packed = 0;
    for (int i = 0; i < code.length(); i++) {
      packed |= code.charAt(i) << (8 * i);
    }
    return packed;
  }

  /** Returns the packed code: two or three letters, or a glottocode. */
  long code() {
    return code;
  }

  /** Returns whether the code is a glottocode. */
  boolean isGlottocode() {
    return code >>> 32 != 0;
  }

  /** Returns the packed ISO 15924 code of the preferred script in lower case, 0 for none. */
  int script() {
    return script;
  }
}
