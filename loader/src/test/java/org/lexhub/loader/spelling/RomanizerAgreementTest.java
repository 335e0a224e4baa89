package org.lexhub.loader.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.Transliterator;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.spelling.LatinKey;
import org.lexhub.store.spelling.LatinSystem;
import org.lexhub.store.spelling.Romanizer;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Compares the store's {@link Romanizer} with ICU's transliterators, over words drawn from the
 * letters of each script. A word agrees if a search for ICU's spelling finds it by its {@link
 * LatinKey}.
 *
 * <p>Letters that differ on purpose are left out of the words, since people type them otherwise
 * than ICU's scholarly systems write them:
 *
 * <ul>
 *   <li>Cyrillic (ICU: ISO 9): щ shch, not ŝ; я ya, ю yu, not â, û; х kh, not h; ч ch, not č.
 *   <li>Greek (ICU: letter by letter): η is i, not ē, and υ is i, v or f, as today's Greeks say
 *       them.
 *   <li>Armenian: ձ dz, ը y, հ h and ւ v, not the signs of ISO 9985.
 *   <li>Scripts of India (ICU: ISO 15919): ङ is ng, ञ ny, ऴ zh and ऋ ri, also as a sign; the signs
 *       of Malayalam for o and au in two parts are one letter.
 *   <li>Kana: small っ doubles the next consonant; ぢ is ji; ゐ and ゑ are i and e, as they are said.
 * </ul>
 *
 * <p>Hebrew and Arabic agree less, because ICU drops the marks of ʿ and of emphatic letters where
 * it writes none of the digraphs that people type (ח is ch, not h). ICU writes Hangul letter by
 * letter, the store as it is said (독립 is dongnip), so whole words hardly ever agree and syllables
 * are compared, without final consonants.
 */
class RomanizerAgreementTest {
  private static final int WORDS = 2_000;

  /** The signs of vocalic r in each script of India. */
  private static final String RI_SIGNS =
      "\u0943\u0944\u09C3\u09C4\u0AC3\u0AC4\u0C43\u0C44\u0CC3\u0CC4\u0D43\u0D44";

  private final Transliterator icu = Transliterator.getInstance("Any-Latin; Latin-ASCII; Lower");
  private final Romanizer romanizer = new Romanizer();

  @ParameterizedTest
  @CsvSource({
    "CYRILLIC, 430-44F, щяюхч, , 0.97",
    "GREEK, 3B1-3C9, ηυ, , 0.97",
    "CAUCASIAN, 10D0-10F0, '', , 1",
    "CAUCASIAN, 561-586, ձըհւ, , 0.98",
    "HEBREW, 5D0-5EA, '', , 0.65",
    "ARABIC, 628-63A, '', , 0.55",
    "INDIC, 915-939, ङञऴ, 93E-94C, 1",
    "INDIC, 995-9B9, ঙঞ, 9BE-9CC, 1",
    "INDIC, A95-AB9, ઙઞ, ABE-ACC, 1",
    "INDIC, C15-C39, ఙఞఴ, C3E-C4C, 1",
    "INDIC, C95-CB9, ಙಞ, CBE-CCC, 1",
    "INDIC, D15-D39, ങഞഩഴ, D3E-D48, 1",
    "TAMIL, B95-BB9, ஙஞ, BBE-BCC, 1",
    "KOREAN, AC00-D7A3, '', , 1",
    "JAPANESE, 304B-3093, ぢっゐゑ, , 0.98",
    "JAPANESE, 30AB-30F3, ヂッヰヱ, , 0.98",
  })
  void agrees(
      LatinSystem system, String letters, String left, @Nullable String signs, double minShare) {
    List<String> words = words(system, letters, left, signs);
    List<String> others = new ArrayList<>();
    for (String word : words) {
      if (!agrees(system, word)) {
        others.add(word + " " + romanize(system, word) + " " + icu.transliterate(word));
      }
    }
    double share = 1 - (double) others.size() / words.size();
    assertThat(share).as("share of agreement; %s", others).isGreaterThanOrEqualTo(minShare);
  }

  /** Draws words of four letters, of three syllables with vowel signs, or of one of Hangul. */
  private static List<String> words(
      LatinSystem system, String letters, String left, @Nullable String signs) {
    int[] letter = letters(letters, left);
    int[] sign = signs == null ? new int[0] : letters(signs, RI_SIGNS);
    int length = system == LatinSystem.KOREAN ? 1 : sign.length == 0 ? 4 : 3;
    Random random = new Random(42);
    List<String> words = new ArrayList<>();
    for (int i = 0; i < WORDS; i++) {
      StringBuilder word = new StringBuilder();
      int last = -1;
      for (int k = 0; k < length; k++) {
        int drawn = random.nextInt(letter.length);
        // A letter that is said once is not read as two.
        drawn = drawn == last ? (drawn + 1) % letter.length : drawn;
        word.appendCodePoint(letter[drawn]);
        last = drawn;
        if (sign.length > 0) {
          word.appendCodePoint(sign[random.nextInt(sign.length)]);
        }
      }
      words.add(word.toString());
    }
    return words;
  }

  /**
   * Returns the assigned code points of a range such as {@code 430-44F}, without some; of Hangul,
   * only the syllables without a final consonant.
   */
  private static int[] letters(String range, String left) {
    int dash = range.indexOf('-');
    return IntStream.rangeClosed(
            Integer.parseInt(range.substring(0, dash), 16),
            Integer.parseInt(range.substring(dash + 1), 16))
        .filter(Character::isDefined)
        .filter(letter -> left.indexOf(letter) < 0)
        .filter(letter -> letter < 0xAC00 || (letter - 0xAC00) % 28 == 0)
        .toArray();
  }

  private boolean agrees(LatinSystem system, String word) {
    byte[] ours = romanize(system, word).getBytes(StandardCharsets.UTF_8);
    byte[] theirs = icu.transliterate(word).getBytes(StandardCharsets.UTF_8);
    LatinKey written = new LatinKey();
    LatinKey said = new LatinKey();
    written.readWritten(system, ours, 0, ours.length);
    said.read(system, theirs, 0, theirs.length);
    return said.distance(system, written, false) >= 0;
  }

  private String romanize(LatinSystem system, String word) {
    byte[] utf8 = word.getBytes(StandardCharsets.UTF_8);
    Utf8Buffer out = new Utf8Buffer(64);
    romanizer.append(system, false, utf8, 0, utf8.length, out);
    return out.toString();
  }
}
