package org.lexhub.store.fold;

/** The vowels of hiragana. */
final class Kana {
  /** The mark that lengthens the vowel before it. */
  static final int LONG = 0x30FC;

  private static final int FIRST = 0x3041;

  /** The vowel of each hiragana from small あ to small け. */
  private static final String VOWELS =
      "ああいいううええおお" // ぁ to お
          + "ああいいううええおお" // か to ご
          + "ああいいううええおお" // さ to ぞ
          + "ああいいう" // た to っ
          + "ううええおお" // つ to ど
          + "あいうえお" // な to の
          + "あああいいいうううえええおおお" // は to ぽ
          + "あいうえお" // ま to も
          + "ああううおお" // ゃ to よ
          + "あいうえお" // ら to ろ
          + "ああいえお" // ゎ to を
          + "\0うあえ"; // ん to ゖ

  private Kana() {}

  /** Returns the vowel of a hiragana, as a hiragana; 0 or -1 if there is none. */
  static int vowel(int codePoint) {
    int at = codePoint - FIRST;
    return at < 0 || at >= VOWELS.length() ? -1 : VOWELS.charAt(at);
  }
}
