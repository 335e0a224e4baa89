package org.lexhub.store.licence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * A licence as an SPDX expression: identifiers joined with {@code AND}, {@code OR}, {@code WITH}
 * and brackets, such as {@code CC-BY-4.0 AND (MIT OR Apache-2.0)}. {@code AND} binds tighter than
 * {@code OR}.
 *
 * @see <a href="https://spdx.github.io/spdx-spec/v3.0.1/annexes/spdx-license-expressions/">SPDX
 *     licence expressions</a>
 */
public sealed interface LicenceExpression {
  /** The start of the identifier of a layer whose sources state a licence each. */
  String EACH = "LicenseRef-each-";

  /** Returns whether the licence can be used if only identifiers that pass a test are allowed. */
  boolean allows(Predicate<Licence> test);

  /** Returns all licences of the expression. */
  List<Licence> licences();

  /** Returns whether the sources of the layer have different licences. */
  default boolean isStatedBySources() {
    return licences().stream().anyMatch(licence -> licence.id().startsWith(EACH));
  }

  /**
   * One licence.
   *
   * @param id the identifier, such as {@code GPL-2.0-or-later} or {@code LicenseRef-CEFR-J}
   * @param exception the identifier after {@code WITH}, or an empty text
   */
  record Licence(String id, String exception) implements LicenceExpression {
    @Override
    public boolean allows(Predicate<Licence> test) {
      return test.test(this);
    }

    @Override
    public List<Licence> licences() {
      return List.of(this);
    }

    @Override
    public String toString() {
      return exception.isEmpty() ? id : id + " WITH " + exception;
    }
  }

  /** Several licences that all apply. */
  record All(List<LicenceExpression> parts) implements LicenceExpression {
    /** Copies the parts. */
    public All {
      parts = List.copyOf(parts);
    }

    @Override
    public boolean allows(Predicate<Licence> test) {
      return parts.stream().allMatch(part -> part.allows(test));
    }

    @Override
    public List<Licence> licences() {
      return licencesOf(parts);
    }
  }

  /** Several licences of which the user chooses one. */
  record Choice(List<LicenceExpression> parts) implements LicenceExpression {
    /** Copies the parts. */
    public Choice {
      parts = List.copyOf(parts);
    }

    @Override
    public boolean allows(Predicate<Licence> test) {
      return parts.stream().anyMatch(part -> part.allows(test));
    }

    @Override
    public List<Licence> licences() {
      return licencesOf(parts);
    }
  }

  private static List<Licence> licencesOf(List<LicenceExpression> parts) {
    return parts.stream().flatMap(part -> part.licences().stream()).toList();
  }

  /**
   * Reads an expression. Only the grammar is checked, not whether SPDX lists an identifier.
   *
   * @throws IllegalArgumentException if it is not valid; the message says why
   */
  static LicenceExpression parse(String text) {
    return new Parser(text).all();
  }

  /** Reads an expression by recursive descent. */
  final class Parser {
    private static final String IDENTIFIER = "(?:DocumentRef-[A-Za-z0-9.-]+:)?[A-Za-z0-9.-]+\\+?";

    private final String text;
    private final List<String> tokens = new ArrayList<>();
    private int next;

    private Parser(String text) {
      this.text = text;
      String spaced = text.replace("(", " ( ").replace(")", " ) ").strip();
      if (!spaced.isEmpty()) {
        tokens.addAll(List.of(spaced.split("\\s+")));
      }
    }

    private LicenceExpression all() {
      LicenceExpression whole = choice();
      if (next < tokens.size()) {
        throw error("AND or OR is missing before \"" + tokens.get(next) + "\"");
      }
      return whole;
    }

    private LicenceExpression choice() {
      List<LicenceExpression> parts = new ArrayList<>(List.of(together()));
      while (take("OR")) {
        parts.add(together());
      }
      return parts.size() == 1 ? parts.getFirst() : new Choice(parts);
    }

    private LicenceExpression together() {
      List<LicenceExpression> parts = new ArrayList<>(List.of(one()));
      while (take("AND")) {
        parts.add(one());
      }
      return parts.size() == 1 ? parts.getFirst() : new All(parts);
    }

    private LicenceExpression one() {
      if (take("(")) {
        LicenceExpression inner = choice();
        if (!take(")")) {
          throw error("a closing bracket is missing");
        }
        return inner;
      }
      String id = identifier();
      return new Licence(id, take("WITH") ? identifier() : "");
    }

    private String identifier() {
      if (next == tokens.size()) {
        throw error("an identifier is missing at the end");
      }
      String token = tokens.get(next);
      if (!token.matches(IDENTIFIER) || isOperator(token)) {
        throw error("\"" + token + "\" is not an identifier");
      }
      next++;
      return token;
    }

    private boolean take(String word) {
      boolean found = next < tokens.size() && matches(tokens.get(next), word);
      next += found ? 1 : 0;
      return found;
    }

    private static boolean isOperator(String token) {
      return matches(token, "AND") || matches(token, "OR") || matches(token, "WITH");
    }

    /** Operators are written in capitals or in small letters, never mixed. */
    private static boolean matches(String token, String word) {
      return token.equals(word) || token.equals(word.toLowerCase(Locale.ROOT));
    }

    private IllegalArgumentException error(String problem) {
      return new IllegalArgumentException(
          "\"" + text + "\" is not an SPDX licence expression: " + problem);
    }
  }
}
