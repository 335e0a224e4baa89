package org.lexhub.loader.staging;

import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Removes from headwords and forms the marks that dictionaries add and texts leave out, so that
 * words of all dictionaries are the same lexeme:
 *
 * <ul>
 *   <li>stress above Cyrillic vowels ({@code се́дмица}), except in Church Slavic, which writes it;
 *   <li>the vowel signs of Arabic and Hebrew ({@code كَتَبَ}, {@code אָב}), and the stroke that
 *       lengthens Arabic letters.
 * </ul>
 */
final class Orthography {
  private static final Set<String> CHURCH_SLAVIC = Set.of("chu", "cu", "chur1257");

  /** A mark of stress after a Cyrillic letter; NFC composes the letters ѐ and ѝ with their mark. */
  private static final Pattern STRESS = Pattern.compile("(?<=[\\u0400-\\u052f])[\\u0300\\u0301]");

  private static final Set<String> WITHOUT_VOWELS =
      Set.of("ara", "ar", "arb", "stan1318", "heb", "he", "hebr1245");

  /** The signs of Arabic from tanwin to sukun with the small alif and tatweel, those of Hebrew. */
  private static final Pattern SIGN =
      Pattern.compile("[\\u064b-\\u0652\\u0670\\u0640\\u05b0-\\u05bd\\u05bf\\u05c1\\u05c2]");

  /** The share of letters with a sign from which on a word counts as read by its signs. */
  private static final double READ = 0.5;

  private Orthography() {}

  /**
   * Returns a word as texts write it.
   *
   * @param language any code of its language, empty if it is not known
   */
  static String written(String word, String language) {
    if (WITHOUT_VOWELS.contains(language)) {
      String plain = SIGN.matcher(word).replaceAll("");
      return plain.isBlank() ? word : plain.strip();
    }
    boolean marked = word.indexOf('\u0301') >= 0 || word.indexOf('\u0300') >= 0;
    return marked && !CHURCH_SLAVIC.contains(language) ? STRESS.matcher(word).replaceAll("") : word;
  }

  /**
   * Returns a word with its vowel signs as the reading of the word that {@link #written} returns;
   * null if it has few signs or none.
   */
  static @Nullable String reading(String word, String language) {
    if (!WITHOUT_VOWELS.contains(language)) {
      return null;
    }
    long letters = word.chars().filter(Character::isLetter).filter(c -> c != '\u0640').count();
    long signs = SIGN.matcher(word).results().count();
    return signs > 0 && signs >= READ * letters ? word : null;
  }
}
