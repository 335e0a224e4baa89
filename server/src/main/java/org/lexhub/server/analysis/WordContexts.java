package org.lexhub.server.analysis;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/**
 * The contexts of the words of a text: the sentence of a word, with the sentences around it as long
 * as both fit into {@link #MAX_LENGTH}.
 */
public final class WordContexts {
  /** The maximum number of UTF-16 units of several sentences. */
  private static final int MAX_LENGTH = 300;

  private final List<TextSpan> sentences;
  private final List<String> contexts = new ArrayList<>();

  /** Finds the contexts of a text in a language, an ISO 639-3 code. */
  public WordContexts(String text, String language) {
    sentences = WordBreaks.sentences(text, language);
    for (int i = 0; i < sentences.size(); i++) {
      contexts.add(Normalizer.normalize(context(i).in(text), Normalizer.Form.NFC).strip());
    }
  }

  private TextSpan context(int sentence) {
    int start = sentences.get(sentence).start();
    int end = sentences.get(sentence).end();
    int before = sentence - 1;
    int after = sentence + 1;
    boolean grown = true;
    while (grown) {
      grown = false;
      if (before >= 0 && end - sentences.get(before).start() <= MAX_LENGTH) {
        start = sentences.get(before--).start();
        grown = true;
      }
      if (after < sentences.size() && sentences.get(after).end() - start <= MAX_LENGTH) {
        end = sentences.get(after++).end();
        grown = true;
      }
    }
    return new TextSpan(start, end);
  }

  /** Returns the context of the word at an index of the text, in normalization form C. */
  public String at(int index) {
    int low = 0;
    int high = sentences.size() - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sentences.get(middle).end() <= index) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return contexts.isEmpty() ? "" : contexts.get(low);
  }
}
