package org.lexhub.loader.merge;

import com.ibm.icu.lang.UScript;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.spelling.LatinKey;
import org.lexhub.store.spelling.LatinSystem;
import org.lexhub.store.spelling.Romanizer;
import org.lexhub.store.text.Utf8Buffer;

/** Compares words in other scripts, or their readings, with transcriptions in Latin letters. */
final class TranscribedWord {
  private static final int UMLAUT = 0x308;
  private static final String TONE_MARKS = "\u0304\u0301\u030c\u0300";

  private final Romanizer romanizer = new Romanizer();
  private final LatinKey written = new LatinKey();
  private final LatinKey typed = new LatinKey();
  private final Utf8Buffer latin = new Utf8Buffer(64);

  /** Returns whether most letters of a word are Latin. */
  static boolean isLatin(String word) {
    int letters = 0;
    int others = 0;
    for (int i = 0; i < word.length(); i++) {
      if (Character.isLetter(word.charAt(i))) {
        int script = UScript.getScript(word.charAt(i));
        letters += script == UScript.LATIN ? 1 : 0;
        others += script == UScript.LATIN || script == UScript.COMMON ? 0 : 1;
      }
    }
    return letters > others;
  }

  /**
   * Returns whether a transcription is how a word is read.
   *
   * @param reading the word, or its reading, in its script; pinyin for Chinese
   */
  boolean isReadAs(String reading, String transcription) {
    if (isLatin(reading)) {
      return pinyin(reading).equals(pinyin(transcription));
    }
    byte[] utf8 = reading.getBytes(StandardCharsets.UTF_8);
    LatinSystem system = LatinSystem.of(utf8, 0, utf8.length);
    byte[] folded = Fold.fold(transcription).getBytes(StandardCharsets.UTF_8);
    if (system == null || !typed.read(system, folded, 0, folded.length)) {
      return false;
    }
    for (int variant = 0; variant < 2; variant++) {
      latin.clear();
      if (romanizer.append(system, variant == 1, utf8, 0, utf8.length, latin)
          && written.readWritten(system, latin.bytes(), 0, latin.length())
          && written.shape() == typed.shape()
          && written.key().toString().equals(typed.key().toString())) {
        return true;
      }
    }
    return false;
  }

  /** Returns the letters of pinyin and then its tones, which are written as marks or as digits. */
  private static String pinyin(String text) {
    String decomposed = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
    StringBuilder letters = new StringBuilder();
    StringBuilder tones = new StringBuilder();
    for (int i = 0; i < decomposed.length(); i++) {
      char c = decomposed.charAt(i);
      int mark = TONE_MARKS.indexOf(c);
      if (mark >= 0 || (c >= '1' && c <= '4')) {
        tones.append((char) (mark >= 0 ? '1' + mark : c));
      } else if (c == UMLAUT && !letters.isEmpty()) {
        letters.setCharAt(letters.length() - 1, 'v');
      } else if (Character.isLetter(c)) {
        letters.append(c);
      }
    }
    return letters.append(tones).toString();
  }
}
