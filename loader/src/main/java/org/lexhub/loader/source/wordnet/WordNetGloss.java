package org.lexhub.loader.source.wordnet;

import java.util.ArrayList;
import java.util.List;

/**
 * A parsed gloss of the WordNet database: {@code definition; "example"; "example"}.
 *
 * @param definition the text before the first example
 * @param examples the quoted examples, without their quotes
 */
record WordNetGloss(String definition, List<String> examples) {
  WordNetGloss {
    examples = List.copyOf(examples);
  }

  /** Parses a gloss; a quote inside the definition belongs to the definition. */
  static WordNetGloss of(String gloss) {
    int start = firstExample(gloss);
    if (start < 0) {
      return new WordNetGloss(trim(gloss), List.of());
    }
    List<String> examples = new ArrayList<>();
    int open = start;
    while (open >= 0) {
      int close = gloss.indexOf('"', open + 1);
      String example = gloss.substring(open + 1, close < 0 ? gloss.length() : close).strip();
      if (!example.isEmpty()) {
        examples.add(example);
      }
      open = close < 0 ? -1 : gloss.indexOf('"', close + 1);
    }
    String definition = trim(gloss.substring(0, start));
    return definition.isEmpty()
        ? new WordNetGloss(trim(gloss), List.of())
        : new WordNetGloss(definition, examples);
  }

  /** Returns the index of the first quote that follows a semicolon or colon, or -1. */
  private static int firstExample(String gloss) {
    for (int quote = gloss.indexOf('"'); quote >= 0; quote = gloss.indexOf('"', quote + 1)) {
      int before = quote - 1;
      while (before >= 0 && gloss.charAt(before) == ' ') {
        before--;
      }
      if (before >= 0 && (gloss.charAt(before) == ';' || gloss.charAt(before) == ':')) {
        return quote;
      }
    }
    return -1;
  }

  private static String trim(String text) {
    String stripped = text.strip();
    while (stripped.endsWith(";") || stripped.endsWith(":")) {
      stripped = stripped.substring(0, stripped.length() - 1).strip();
    }
    return stripped;
  }
}
