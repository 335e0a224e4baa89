package org.lexhub.loader.romanization;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.source.text.Resource;

/**
 * Rules that replace letters by Latin ones, from left to right; at each place the longest matching
 * rule applies, of equally long ones one with a condition.
 *
 * <p>A resource has four columns: letters, replacement, and the letters of which one must be before
 * and after; {@code ^} means the start of a word and {@code $} its end. An empty condition is
 * always true.
 */
final class LetterRules {
  private static final char START = '^';
  private static final char END = '$';

  private record Rule(String from, String to, String before, String after) {
    boolean conditional() {
      return !before.isEmpty() || !after.isEmpty();
    }
  }

  private final Map<Character, List<Rule>> rules = new HashMap<>();

  private LetterRules() {}

  /**
   * Reads the rules of a resource of this package.
   *
   * @throws IllegalStateException if it is missing or has a line without four columns
   */
  static LetterRules load(String resource) {
    LetterRules all = new LetterRules();
    for (String[] row : Resource.rows(LetterRules.class, resource, 4)) {
      Rule rule = new Rule(row[0], row[1], row[2], row[3]);
      all.rules.computeIfAbsent(rule.from.charAt(0), letter -> new ArrayList<>()).add(rule);
    }
    Comparator<Rule> order =
        Comparator.comparingInt((Rule rule) -> -rule.from.length())
            .thenComparing(rule -> !rule.conditional());
    all.rules.values().forEach(each -> each.sort(order));
    return all;
  }

  /**
   * Returns a text in Latin letters.
   *
   * @param text in lower case
   * @return null if a letter of another script has no rule
   */
  @Nullable String apply(String text) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      Rule rule = rule(text, at);
      if (rule != null) {
        out.append(rule.to);
        at += rule.from.length();
      } else if (LatinText.isForeign(text.codePointAt(at))) {
        return null;
      } else {
        out.append(text.charAt(at++));
      }
    }
    return out.toString();
  }

  private @Nullable Rule rule(String text, int at) {
    for (Rule rule : rules.getOrDefault(text.charAt(at), List.of())) {
      if (text.startsWith(rule.from, at)
          && (rule.before.isEmpty() || rule.before.indexOf(before(text, at)) >= 0)
          && (rule.after.isEmpty() || rule.after.indexOf(after(text, at, rule)) >= 0)) {
        return rule;
      }
    }
    return null;
  }

  private static char before(String text, int at) {
    boolean inWord =
        at > 0
            && (LatinText.isLetter(text.charAt(at - 1)) || "'’".indexOf(text.charAt(at - 1)) >= 0);
    return inWord ? text.charAt(at - 1) : START;
  }

  private static char after(String text, int at, Rule rule) {
    int end = at + rule.from.length();
    return end < text.length() && LatinText.isLetter(text.charAt(end)) ? text.charAt(end) : END;
  }
}
