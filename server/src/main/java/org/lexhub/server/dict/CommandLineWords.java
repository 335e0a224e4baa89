package org.lexhub.server.dict;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words of a command line as RFC 2229, section 2.2 defines them. */
final class CommandLineWords {
  private CommandLineWords() {}

  /**
   * Splits a line at blanks and tabs. Quotation marks of both kinds group characters, a backslash
   * takes the next character literally; quoted and other parts without a blank between them are one
   * word.
   *
   * @return the words, or null if a quotation or an escape has no end
   */
  static @Nullable List<String> split(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\\') {
        if (++i == line.length()) {
          return null;
        }
        word.append(line.charAt(i));
        inWord = true;
      } else if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          word.append(c);
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
        inWord = true;
      } else if (c != ' ' && c != '\t') {
        word.append(c);
        inWord = true;
      } else if (inWord) {
        words.add(word.toString());
        word.setLength(0);
        inWord = false;
      }
    }
    if (inWord) {
      words.add(word.toString());
    }
    return quote == 0 ? words : null;
  }
}
