package org.lexhub.server.translation;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.LanguageCodes;

/**
 * Decides whether a word is written in the script that a language tag prefers, such as {@code
 * sr-Latn} or {@code zh-Hant}. A word in simplified Chinese has only characters of GB 2312 and one
 * that Big5 lacks; for traditional Chinese it is the other way round; a word with characters of
 * both is written in either.
 */
final class ScriptPreference {
  private final Character.@Nullable UnicodeScript script;
  private final @Nullable CharsetEncoder encoder;

  private ScriptPreference(
      Character.@Nullable UnicodeScript script, @Nullable CharsetEncoder encoder) {
    this.script = script;
    this.encoder = encoder;
  }

  /**
   * Returns the preference for a script, or null if words cannot be told apart by it.
   *
   * @param packed the packed ISO 15924 code
   */
  static @Nullable ScriptPreference of(int packed) {
    String code = LanguageCodes.unpack(packed);
    return switch (code) {
      case "hans" -> chinese("GB2312");
      case "hant" -> chinese("Big5");
      default -> ofUnicode(code);
    };
  }

  private static @Nullable ScriptPreference chinese(String charset) {
    return Charset.isSupported(charset)
        ? new ScriptPreference(null, Charset.forName(charset).newEncoder())
        : null;
  }

  private static @Nullable ScriptPreference ofUnicode(String code) {
    try {
      return new ScriptPreference(Character.UnicodeScript.forName(code), null);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /** Returns whether a word is written in the script. */
  boolean matches(String word) {
    if (encoder != null) {
      return encoder.canEncode(word);
    }
    for (int i = 0; i < word.length(); i += Character.charCount(word.codePointAt(i))) {
      if (Character.isLetter(word.codePointAt(i))) {
        return Character.UnicodeScript.of(word.codePointAt(i)) == script;
      }
    }
    return true;
  }
}
