package org.lexhub.store.table.schema;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A value that sources give of a lexeme, and that a lexeme can lack: a text, a number or a word of
 * a vocabulary.
 *
 * <p>Tables, staging and merge have an int for each: the row or the number of the text in its pool,
 * the number itself, or the number of the word; -1 where the lexeme has none. Two attributes are
 * equal only if they are the same object.
 */
public final class LexemeAttribute {
  private static final Pattern WORD = Pattern.compile("[a-z][a-z_]*");

  /** What an attribute is. */
  public enum Kind {
    /** A name or another short text. */
    STRING,
    /** Running text. */
    TEXT,
    /** A whole number of at least 0. */
    NUMBER,
    /** A word of a closed vocabulary. */
    WORD
  }

  private final String member;
  private final Kind kind;
  private final List<String> words;
  private final ColumnSpec spec;

  private LexemeAttribute(String member, Kind kind, List<String> words) {
    String section = "lexeme." + member;
    this.member = member;
    this.kind = kind;
    this.words = words;
    this.spec =
        switch (kind) {
          case STRING -> ColumnSpec.optional(section, StoredTable.LEXEME, StoredTable.STRING);
          case TEXT -> ColumnSpec.optional(section, StoredTable.LEXEME, StoredTable.TEXT);
          case NUMBER -> ColumnSpec.ints(section, StoredTable.LEXEME, -1, Integer.MAX_VALUE, -1);
          case WORD -> ColumnSpec.optionalCode(section, StoredTable.LEXEME, words.size());
        };
  }

  /**
   * Returns an attribute that is a name or another short text.
   *
   * @param member its name in JSON, in records as in responses, and in its section
   */
  public static LexemeAttribute string(String member) {
    return new LexemeAttribute(member, Kind.STRING, List.of());
  }

  /**
   * Returns an attribute that is running text.
   *
   * @param member its name in JSON, in records as in responses, and in its section
   */
  public static LexemeAttribute text(String member) {
    return new LexemeAttribute(member, Kind.TEXT, List.of());
  }

  /**
   * Returns an attribute that is a whole number of at least 0.
   *
   * @param member its name in JSON, in records as in responses, and in its section
   */
  public static LexemeAttribute number(String member) {
    return new LexemeAttribute(member, Kind.NUMBER, List.of());
  }

  /**
   * Returns an attribute that is a word of a vocabulary. Snapshots store the position of the word:
   * the order is part of the format, so add words at the end only.
   *
   * @param member its name in JSON, in records as in responses, and in its section
   * @param words all words, different from each other, in lower case ASCII letters and underscores
   * @throws IllegalArgumentException if there are no words, more than {@value ColumnSpec#NO_CODE},
   *     two equal ones or one with other characters
   */
  public static LexemeAttribute word(String member, String... words) {
    boolean valid =
        words.length > 0
            && words.length <= ColumnSpec.NO_CODE
            && Arrays.stream(words).distinct().count() == words.length
            && Arrays.stream(words).allMatch(each -> WORD.matcher(each).matches());
    if (!valid) {
      throw new IllegalArgumentException(
          "the words of " + member + " are no vocabulary: " + String.join(", ", words));
    }
    return new LexemeAttribute(member, Kind.WORD, List.of(words));
  }

  /** Returns its name in JSON. */
  public String member() {
    return member;
  }

  /** Returns what the attribute is. */
  public Kind kind() {
    return kind;
  }

  /** Returns whether the attribute is a text, short or long. */
  public boolean isText() {
    return kind == Kind.STRING || kind == Kind.TEXT;
  }

  /** Returns what its column stores. */
  ColumnSpec spec() {
    return spec;
  }

  /** Returns the number of a word in any case, or null if the vocabulary has no such word. */
  public @Nullable Integer parse(String word) {
    int number = words.indexOf(word.strip().toLowerCase(Locale.ROOT));
    return number < 0 ? null : number;
  }

  /**
   * Returns the word of a number.
   *
   * @throws IndexOutOfBoundsException if the vocabulary has no such number
   */
  public String word(int number) {
    return words.get(number);
  }

  /**
   * Returns whether an int can be a value of the attribute: a number that is not negative and, for
   * a vocabulary, the number of a word.
   */
  public boolean allows(int value) {
    return value >= 0 && (kind != Kind.WORD || value < words.size());
  }

  /** Returns what the column stores for a value, of which -1 is none. */
  public long stored(int value) {
    return value < 0 ? spec.none() : value;
  }

  /** Returns the value for what the column stores, -1 none. */
  public int value(long stored) {
    return stored == spec.none() ? -1 : (int) stored;
  }

  /** Returns its name in JSON. */
  @Override
  public String toString() {
    return member;
  }
}
