package org.lexhub.server.analysis;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the words and sentences of a text by the rules of Unicode (UAX 29) and, for Japanese,
 * Chinese, Thai, Lao, Khmer and Burmese, the dictionaries of ICU.
 */
public final class WordBreaks {
  private WordBreaks() {}

  /**
   * Returns the words and numbers of a text in their order, without blanks, punctuation and
   * symbols.
   *
   * @param language an ISO 639-3 code
   */
  public static List<TextSpan> words(String text, String language) {
    BreakIterator breaks = BreakIterator.getWordInstance(ULocale.forLanguageTag(language));
    breaks.setText(text);
    List<TextSpan> words = new ArrayList<>();
    int start = breaks.first();
    for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
      if (breaks.getRuleStatus() >= BreakIterator.WORD_NONE_LIMIT) {
        words.add(new TextSpan(start, end));
      }
      start = end;
    }
    return words;
  }

  /** Returns the sentences of a text, which are adjacent and cover it. */
  static List<TextSpan> sentences(String text, String language) {
    BreakIterator breaks = BreakIterator.getSentenceInstance(ULocale.forLanguageTag(language));
    breaks.setText(text);
    List<TextSpan> sentences = new ArrayList<>();
    int start = breaks.first();
    for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
      sentences.add(new TextSpan(start, end));
      start = end;
    }
    return sentences;
  }
}
