package org.lexhub.loader.romanization;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.ja.JapaneseTokenizer;
import org.apache.lucene.analysis.ja.tokenattributes.ReadingAttribute;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.jspecify.annotations.Nullable;

/**
 * Reads Japanese words in kana by the dictionary of Lucene's Kuromoji (IPADIC). What is written in
 * kana stays as it is; the reading of kanji is in hiragana.
 */
final class KanjiReading implements AutoCloseable {
  private static final Pattern KATAKANA = Pattern.compile("[ァ-ヺー]+");

  private final JapaneseTokenizer tokenizer =
      new JapaneseTokenizer(null, false, true, JapaneseTokenizer.Mode.NORMAL);
  private final CharTermAttribute surface = tokenizer.getAttribute(CharTermAttribute.class);
  private final ReadingAttribute reading = tokenizer.getAttribute(ReadingAttribute.class);

  /** Returns the reading of a word, or null if the dictionary does not know a part of it. */
  @Nullable String of(String word) {
    try {
      tokenizer.setReader(new StringReader(word));
      tokenizer.reset();
      StringBuilder out = new StringBuilder();
      boolean known = true;
      while (known && tokenizer.incrementToken()) {
        String part = part(surface.toString());
        known = part != null;
        out.append(part);
      }
      tokenizer.end();
      tokenizer.close();
      return known && Hepburn.isKana(out.toString()) ? out.toString() : null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private @Nullable String part(String text) {
    if (text.codePoints().noneMatch(Character::isIdeographic) && text.indexOf('々') < 0) {
      return text;
    }
    String kana = reading.getReading();
    return kana == null ? null : withKatakanaOf(text, Hepburn.hiragana(kana));
  }

  /** Writes the part of a reading that the word itself has in katakana in katakana: バス停. */
  private static String withKatakanaOf(String word, String reading) {
    Matcher katakana = KATAKANA.matcher(word);
    String out = reading;
    while (katakana.find()) {
      String part = katakana.group();
      out = out.replaceFirst(Pattern.quote(Hepburn.hiragana(part)), part);
    }
    return out;
  }

  @Override
  public void close() {
    try {
      tokenizer.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
