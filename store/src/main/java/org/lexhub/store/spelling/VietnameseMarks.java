package org.lexhub.store.spelling;

import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Compares the marks of Vietnamese texts that are equal without marks. Marks tell words apart:
 * {@code giảm} is to reduce, {@code giấm} is vinegar. A text is typed with all of its marks or with
 * none. The mark of the tone can be above either of two vowels: {@code hòa} is {@code hoà}.
 */
public final class VietnameseMarks {
  /** The vowels, each without a tone and with the five tones. */
  private static final String VOWELS =
      "aàảãáạăằẳẵắặâầẩẫấậeèẻẽéẹêềểễếệiìỉĩíịoòỏõóọôồổỗốộơờởỡớợuùủũúụưừửữứựyỳỷỹýỵ";

  private static final int TONES = 6;

  /** A vowel whose letter has no mark, in the order of {@link #VOWELS}. */
  private static final boolean[] PLAIN = {
    true, false, false, true, false, true, true, false, false, true, false, true
  };

  private VietnameseMarks() {}

  /**
   * Returns whether a text has marks that differ from those of a word. Both are well-formed, in
   * normalization form C and equal after folding.
   */
  public static boolean differ(byte[] text, int length, Utf8Buffer word) {
    boolean marked = false;
    boolean differ = false;
    int tone = 0;
    int otherTone = 0;
    int a = 0;
    int b = 0;
    while (a < length && b < word.length()) {
      int left = Utf8.decode(text, a, length);
      int right = Utf8.decode(word.bytes(), b, word.length());
      a += Utf8.length(left);
      b += Utf8.length(right);
      int x = Character.toLowerCase(left);
      int y = Character.toLowerCase(right);
      if (!Character.isLetter(x) || !Character.isLetter(y)) {
        differ |= tone != otherTone;
        tone = 0;
        otherTone = 0;
        continue;
      }
      marked |= isMarked(x);
      differ |= letter(x) != letter(y);
      tone = Math.max(tone, tone(x));
      otherTone = Math.max(otherTone, tone(y));
    }
    return marked && (differ || tone != otherTone);
  }

  private static boolean isMarked(int letter) {
    int at = VOWELS.indexOf(letter);
    return at < 0 ? letter == 'đ' : at % TONES > 0 || !PLAIN[at / TONES];
  }

  /** Returns a letter without its tone. */
  private static int letter(int letter) {
    int at = VOWELS.indexOf(letter);
    return at < 0 ? letter : VOWELS.charAt(at - at % TONES);
  }

  private static int tone(int letter) {
    int at = VOWELS.indexOf(letter);
    return at < 0 ? 0 : at % TONES;
  }
}
