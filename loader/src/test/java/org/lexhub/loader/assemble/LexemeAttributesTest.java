package org.lexhub.loader.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.diff.SnapshotDiff;
import org.lexhub.store.Store;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.verify.TableVerifier;

/**
 * Every attribute of a lexeme gets from a record to the table, the check and the diff by its
 * constant.
 */
class LexemeAttributesTest {
  private static final String ENGLISH =
      "{\"language\":{\"iso639_3\":\"eng\",\"glottocode\":\"stan1293\",\"name\":\"English\"}}";

  @TempDir Path temporary;
  private LoadFolder input;

  @BeforeEach
  void prepare() throws Exception {
    input = new LoadFolder(temporary.resolve("in")).recipe("main", "more");
  }

  @Test
  void everyAttributeOfARecordIsInTheTable() throws Exception {
    try (Store store = load("full", lexeme("dog", attributes(1)), lexeme("cat", ""))) {
      TableVerifier.verify(store.snapshot(), line -> {});
      for (LexemeColumn column : LexemeColumn.attributes()) {
        assertThat(stored(store, column, "dog")).isEqualTo(value(column, 1));
        assertThat(stored(store, column, "cat")).as("%s of another lexeme", column).isEmpty();
      }
    }
  }

  @Test
  void theFirstSourceThatHasAnAttributeGivesIt() throws Exception {
    input.file("more/b.jsonl", lexeme("dog", attributes(0)), lexeme("cat", attributes(0)));
    try (Store store = load("two", lexeme("dog", attributes(1)), lexeme("cat", ""))) {
      for (LexemeColumn column : LexemeColumn.attributes()) {
        assertThat(stored(store, column, "dog")).isEqualTo(value(column, 1));
        assertThat(stored(store, column, "cat")).isEqualTo(value(column, 0));
      }
    }
  }

  @Test
  void theDiffShowsEveryAttribute() throws Exception {
    try (Store old = load("old", lexeme("dog", ""))) {
      for (LexemeColumn column : LexemeColumn.attributes()) {
        try (Store now = load(column.name(), lexeme("dog", member(column, 1)))) {
          StringWriter shown = new StringWriter();
          new SnapshotDiff(old, now).print(new PrintWriter(shown));
          assertThat(shown.toString()).as("%s", column).contains("~ stan1293 dog (noun)");
        }
      }
    }
  }

  private Store load(String name, String... lexemes) throws Exception {
    String[] lines = new String[lexemes.length + 1];
    lines[0] = ENGLISH;
    System.arraycopy(lexemes, 0, lines, 1, lexemes.length);
    input.file("main/a.jsonl", lines);
    if (!input.folder.resolve("more").toFile().exists()) {
      input.file("more/b.jsonl", ENGLISH);
    }
    return Store.open(input.load(temporary.resolve(name)).file());
  }

  private static String lexeme(String lemma, String attributes) {
    return "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\""
        + lemma
        + "\",\"pos\":\"noun\""
        + attributes
        + ",\"senses\":[{\"meaning\":\"core:"
        + lemma
        + "\"}]}}";
  }

  private static String attributes(int choice) {
    return LexemeColumn.attributes().stream()
        .map(column -> member(column, choice))
        .collect(Collectors.joining());
  }

  private static String member(LexemeColumn column, int choice) {
    String value = value(column, choice);
    boolean bare = column.attribute().kind() == LexemeAttribute.Kind.NUMBER;
    return ",\"" + column.attribute().member() + "\":" + (bare ? value : '"' + value + '"');
  }

  /** A value of an attribute, of which a vocabulary has two at least. */
  private static String value(LexemeColumn column, int choice) {
    LexemeAttribute attribute = column.attribute();
    return switch (attribute.kind()) {
      case STRING, TEXT -> attribute.member() + " " + choice;
      case NUMBER -> Integer.toString(column.index() + choice);
      case WORD -> attribute.word(choice);
    };
  }

  private static String stored(Store store, LexemeColumn column, String lemma) {
    for (int row = 0; row < store.lexemes().size(); row++) {
      if (store.strings().get(store.lexemes().lemma(row)).equals(lemma)) {
        int value = store.lexemes().attribute(column, row);
        if (value < 0) {
          return "";
        }
        return switch (column.attribute().kind()) {
          case STRING -> store.strings().get(value);
          case TEXT -> store.texts().get(value);
          case NUMBER -> Integer.toString(value);
          case WORD -> column.attribute().word(value);
        };
      }
    }
    throw new AssertionError("no lexeme " + lemma);
  }
}
