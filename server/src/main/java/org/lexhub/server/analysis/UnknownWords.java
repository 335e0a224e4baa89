package org.lexhub.server.analysis;

import java.util.ArrayList;
import java.util.List;

/** Joins the letters of words without blanks again that the dictionary has in no other way. */
final class UnknownWords {
  private UnknownWords() {}

  /** Returns the tokens with adjacent unknown parts of a word as one. */
  static List<TextToken> join(
      String text, List<TextToken> tokens, List<TextSpan> words, Dictionary dictionary) {
    List<TextToken> joined = new ArrayList<>();
    int word = 0;
    boolean unknown = false;
    for (TextToken token : tokens) {
      while (words.get(word).end() <= token.start()) {
        word++;
        unknown = false;
      }
      boolean part = isPart(text, token, words.get(word)) && !dictionary.knows(token.lookUp());
      if (part && unknown) {
        TextToken before = joined.removeLast();
        joined.add(
            new TextToken(
                List.of(new TextSpan(before.start(), token.end())),
                before.lookUp() + token.lookUp()));
      } else {
        joined.add(token);
      }
      unknown = part;
    }
    return joined;
  }

  private static boolean isPart(String text, TextToken token, TextSpan word) {
    return Scripts.isUnspaced(text.codePointAt(token.start()))
        && token.end() <= word.end()
        && token.end() - token.start() < word.end() - word.start();
  }
}
