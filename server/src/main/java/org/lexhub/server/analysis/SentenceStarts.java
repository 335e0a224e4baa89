package org.lexhub.server.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Looks words that begin a sentence up in lower case, if that is the more frequent word:
 * <em>Er</em> is then German <em>er</em>, not the symbol of erbium.
 */
final class SentenceStarts {
  private SentenceStarts() {}

  /** Returns the tokens, those at the starts of sentences with the likelier spelling. */
  static List<TextToken> lowered(
      String text, String language, List<TextToken> tokens, Dictionary dictionary) {
    List<TextToken> lowered = new ArrayList<>();
    List<TextSpan> sentences = WordBreaks.sentences(text, language);
    int sentence = 0;
    int next = 0;
    for (TextToken token : tokens) {
      boolean first = token.start() >= next;
      while (sentence < sentences.size() && token.start() >= next) {
        next = sentences.get(sentence++).end();
      }
      lowered.add(first ? lowered(token, dictionary) : token);
    }
    return lowered;
  }

  private static TextToken lowered(TextToken token, Dictionary dictionary) {
    String word = token.lookUp();
    int first = Character.charCount(word.codePointAt(0));
    if (!Character.isUpperCase(word.codePointAt(0)) || word.length() <= first) {
      return token;
    }
    String lower = word.substring(0, first).toLowerCase(Locale.ROOT) + word.substring(first);
    int rank = dictionary.rank(lower);
    int other = dictionary.rank(word);
    boolean likelier = rank >= 0 && (other < 0 || rank < other);
    return likelier ? new TextToken(token.parts(), lower) : token;
  }
}
