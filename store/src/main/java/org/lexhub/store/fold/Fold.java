package org.lexhub.store.fold;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Normalizes text before matching: spellings that people consider equal fold to the same bytes. The
 * loader folds what it indexes, the store folds queries, both with this class.
 *
 * <ul>
 *   <li>Letter case is folded; compatibility forms (width, ligatures, superscripts, presentation
 *       forms) become plain letters.
 *   <li>Diacritics are removed: combining marks shared by all scripts, the marks of Latin, Greek
 *       and Cyrillic, the points of Hebrew, Arabic and Syriac, tatweel, the nukta of Devanagari,
 *       invisible format characters. Vowel signs and viramas of Indic scripts, Thai tones, and kana
 *       voicing marks are kept; Hangul syllables and voiced kana, which Unicode writes as one code
 *       point, are composed again.
 *   <li>Letters that Unicode does not decompose become the letters that people type instead: ß →
 *       ss, æ → ae, œ → oe, ø → o, ł → l, đ → d, ı → i, þ → th, ŋ → n and the like; Arabic ى ی → ي,
 *       ک → ك, ة → ه; final letters of Greek and Hebrew become ordinary ones; digits of all scripts
 *       become 0 to 9.
 *   <li>Katakana become hiragana, and a long-vowel mark becomes the vowel that it lengthens; single
 *       jamo form syllables; in Devanagari a nasal before a stop of the same class, and a
 *       chandrabindu, become an anusvara.
 *   <li>Apostrophes are removed, double quotes become {@code "}. Blanks, hyphens, underscores and
 *       control characters become one blank between words and nothing at the ends.
 *   <li>A text of only such characters is kept as it is, so that every text has a folded spelling
 *       and the lemma {@code -} can be found.
 * </ul>
 *
 * <p>The table is a resource of the store, made from Unicode 16, so folding does not change with
 * the JDK. Input should be in normalization form C. Folding a folded text changes nothing.
 */
public final class Fold {
  private static final FoldTable TABLE = FoldTable.load();

  private Fold() {}

  /**
   * Appends the folded spelling of UTF-8 bytes; allocates nothing.
   *
   * @return false, with nothing appended, if the bytes are not well-formed UTF-8
   */
  public static boolean fold(byte[] in, int offset, int length, Utf8Buffer out) {
    int start = out.length();
    int end = offset + length;
    int at = offset;
    boolean blank = false;
    while (at < end) {
      int codePoint = Utf8.decode(in, at, end);
      if (codePoint < 0) {
        out.truncate(start);
        return false;
      }
      at += Utf8.length(codePoint);
      int entry = TABLE.entry(codePoint);
      if (isBlank(codePoint, entry)) {
        blank = true;
        continue;
      }
      if (entry != FoldTable.SAME && entry != FoldTable.SECOND && FoldTable.length(entry) == 0) {
        continue;
      }
      if (blank && out.length() > start) {
        Hangul.close(out, start);
        out.put((byte) ' ');
      }
      blank = false;
      append(codePoint, entry, start, out);
    }
    Hangul.close(out, start);
    if (out.length() == start) {
      keep(in, offset, end, out);
    }
    return true;
  }

  /** Returns the folded spelling of a text. */
  public static String fold(String text) {
    byte[] in = text.getBytes(StandardCharsets.UTF_8);
    Utf8Buffer out = new Utf8Buffer(in.length + 16);
    fold(in, 0, in.length, out);
    return out.toString();
  }

  private static boolean isBlank(int codePoint, int entry) {
    return codePoint == ' '
        || (entry > 0
            && FoldTable.length(entry) == 1
            && TABLE.text()[FoldTable.start(entry)] == ' ');
  }

  private static void append(int codePoint, int entry, int start, Utf8Buffer out) {
    if (entry == FoldTable.SAME) {
      neighbours(codePoint, start, out);
      appendCodePoint(codePoint, out);
      return;
    }
    if (entry == FoldTable.SECOND) {
      appendSecond(codePoint, start, out);
      return;
    }
    byte[] text = TABLE.text();
    int to = FoldTable.start(entry) + FoldTable.length(entry);
    for (int at = FoldTable.start(entry); at < to; ) {
      int part = Utf8.decode(text, at, to);
      at += Utf8.length(part);
      if (TABLE.entry(part) == FoldTable.SECOND) {
        appendSecond(part, start, out);
      } else {
        neighbours(part, start, out);
        appendCodePoint(part, out);
      }
    }
  }

  /** Changes the end of the output where it depends on the code point that follows. */
  private static void neighbours(int codePoint, int start, Utf8Buffer out) {
    Hangul.close(out, start);
    Devanagari.nasal(codePoint, out, start);
  }

  private static void appendSecond(int codePoint, int start, Utf8Buffer out) {
    if (out.length() > start) {
      int first = Utf8.before(out.bytes(), out.length());
      int whole = TABLE.compose(first, codePoint);
      if (whole >= 0) {
        out.truncate(out.length() - Utf8.length(first));
        appendCodePoint(whole, out);
        return;
      }
      if (codePoint == Kana.LONG && Kana.vowel(first) > 0) {
        appendCodePoint(Kana.vowel(first), out);
        return;
      }
      neighbours(codePoint, start, out);
    }
    appendCodePoint(codePoint, out);
  }

  private static void appendCodePoint(int codePoint, Utf8Buffer out) {
    byte[] room = out.ensure(4);
    int length = out.length();
    out.advance(Utf8.encode(codePoint, room, length) - length);
  }

  /** Appends a text without letters, but without blanks around it and control characters. */
  private static void keep(byte[] in, int from, int to, Utf8Buffer out) {
    int start = out.length();
    int kept = start;
    for (int at = from; at < to; ) {
      int codePoint = Utf8.decode(in, at, to);
      at += Utf8.length(codePoint);
      boolean space = Character.isSpaceChar(codePoint);
      if (!Character.isISOControl(codePoint) && !(space && out.length() == start)) {
        appendCodePoint(space ? ' ' : codePoint, out);
      }
      kept = space ? kept : out.length();
    }
    out.truncate(kept);
  }
}
