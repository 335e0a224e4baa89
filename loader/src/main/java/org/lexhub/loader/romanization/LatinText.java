package org.lexhub.loader.romanization;

import com.ibm.icu.lang.UCharacter;
import java.util.Locale;

/** Tells Latin letters from others, and carries letter case over to a romanization. */
final class LatinText {
  private static final int FIRST_FOREIGN = 0x370;

  private LatinText() {}

  /** Returns whether a character is a letter or a mark on one. */
  static boolean isLetter(char c) {
    return Character.isLetter(c) || Character.getType(c) == Character.NON_SPACING_MARK;
  }

  /** Returns whether a code point is a letter, a mark or a digit of a script other than Latin. */
  static boolean isForeign(int codePoint) {
    if (codePoint < FIRST_FOREIGN) {
      return false;
    }
    return switch (Character.UnicodeScript.of(codePoint)) {
      case LATIN, INHERITED -> false;
      case COMMON -> Character.isLetter(codePoint) && codePoint >= 0x2E80;
      default -> true;
    };
  }

  /** Returns whether a text has letters of a script other than Latin. */
  static boolean hasForeign(String text) {
    return text.codePoints().anyMatch(LatinText::isForeign);
  }

  /** Returns the script of the first letter that is not Latin, Latin where there is none. */
  static Character.UnicodeScript script(String text) {
    return text.codePoints()
        .filter(LatinText::isForeign)
        .mapToObj(Character.UnicodeScript::of)
        .findFirst()
        .orElse(Character.UnicodeScript.LATIN);
  }

  /** Returns a romanization with the capitals of the word it was made of. */
  static String cased(String word, String latin) {
    if (latin.isEmpty() || word.isEmpty() || !Character.isUpperCase(word.codePointAt(0))) {
      return latin;
    }
    boolean shouted =
        word.length() > 1
            && word.codePoints().filter(Character::isLetter).allMatch(Character::isUpperCase);
    if (shouted) {
      return latin.toUpperCase(Locale.ROOT);
    }
    int first = 0;
    while (first < latin.length() - 1 && !Character.isLetter(latin.charAt(first))) {
      first++;
    }
    return latin.substring(0, first)
        + UCharacter.toUpperCase(Locale.ROOT, latin.substring(first, first + 1))
        + latin.substring(first + 1);
  }
}
