package org.lexhub.server.analysis;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes words apart that the dictionary does not have: after an apostrophe, if it has both parts
 * (French <em>l'homme</em>, Italian <em>dell'arte</em>), and into letters in scripts without
 * blanks, so that its own words can be found among them.
 */
final class WordSplits {
  private final String text;
  private final Dictionary dictionary;

  WordSplits(String text, Dictionary dictionary) {
    this.text = text;
    this.dictionary = dictionary;
  }

  /** Returns the words with the parts of those that are taken apart. */
  List<TextSpan> split(List<TextSpan> words) {
    List<TextSpan> apart = new ArrayList<>();
    for (TextSpan word : words) {
      if (Scripts.isUnspaced(text.codePointAt(word.start()))) {
        letters(word, apart);
      } else {
        elision(word, apart);
      }
    }
    return apart;
  }

  private void letters(TextSpan word, List<TextSpan> out) {
    if (knows(word.start(), word.end())) {
      out.add(word);
      return;
    }
    int start = word.start();
    while (start < word.end()) {
      int end = start + Character.charCount(text.codePointAt(start));
      while (end < word.end() && isMark(text.codePointAt(end))) {
        end += Character.charCount(text.codePointAt(end));
      }
      out.add(new TextSpan(start, end));
      start = end;
    }
  }

  private static boolean isMark(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }

  private void elision(TextSpan word, List<TextSpan> out) {
    int cut = cut(word);
    if (cut < 0) {
      out.add(word);
    } else {
      out.add(new TextSpan(word.start(), cut));
      out.add(new TextSpan(cut, word.end()));
    }
  }

  /** Returns the index after the apostrophe at which a word is taken apart, or -1. */
  private int cut(TextSpan word) {
    for (int i = word.start() + 1; i + 1 < word.end(); i++) {
      char c = text.charAt(i);
      if (c == '\'' || c == '’') {
        boolean apart =
            !knows(word.start(), word.end())
                && knows(i + 1, word.end())
                && knows(word.start(), i + 1);
        return apart ? i + 1 : -1;
      }
    }
    return -1;
  }

  private boolean knows(int start, int end) {
    return dictionary.knows(Normalizer.normalize(text.substring(start, end), Normalizer.Form.NFC));
  }
}
