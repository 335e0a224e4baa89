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
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.verify.TableVerifier;

/**
 * Every text of a lexeme gets from a record to the table, the check and the diff by its constant.
 */
class LexemeTextsTest {
  private static final String ENGLISH =
      "{\"language\":{\"iso639_3\":\"eng\",\"glottocode\":\"stan1293\",\"name\":\"English\"}}";

  @TempDir Path temporary;
  private LoadFolder input;

  @BeforeEach
  void prepare() throws Exception {
    input = new LoadFolder(temporary.resolve("in")).recipe("main", "more");
  }

  @Test
  void everyTextOfARecordIsInTheTable() throws Exception {
    try (Store store = load("full", lexeme("dog", texts("of the record")), lexeme("cat", ""))) {
      TableVerifier.verify(store.snapshot(), line -> {});
      for (LexemeColumn column : LexemeColumn.texts()) {
        assertThat(text(store, column, "dog")).isEqualTo(value(column, "of the record"));
        assertThat(text(store, column, "cat")).as("%s of another lexeme", column).isEmpty();
      }
    }
  }

  @Test
  void theFirstSourceThatHasATextGivesIt() throws Exception {
    input.file("more/b.jsonl", lexeme("dog", texts("second")), lexeme("cat", texts("second")));
    try (Store store = load("two", lexeme("dog", texts("first")), lexeme("cat", ""))) {
      for (LexemeColumn column : LexemeColumn.texts()) {
        assertThat(text(store, column, "dog")).isEqualTo(value(column, "first"));
        assertThat(text(store, column, "cat")).isEqualTo(value(column, "second"));
      }
    }
  }

  @Test
  void theDiffShowsEveryText() throws Exception {
    try (Store old = load("old", lexeme("dog", ""))) {
      for (LexemeColumn column : LexemeColumn.texts()) {
        String only = ",\"" + column.member() + "\":\"" + value(column, "new") + "\"";
        try (Store now = load(column.member(), lexeme("dog", only))) {
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

  private static String lexeme(String lemma, String texts) {
    return "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\""
        + lemma
        + "\",\"pos\":\"noun\""
        + texts
        + ",\"senses\":[{\"meaning\":\"core:"
        + lemma
        + "\"}]}}";
  }

  private static String texts(String of) {
    return LexemeColumn.texts().stream()
        .map(column -> ",\"" + column.member() + "\":\"" + value(column, of) + "\"")
        .collect(Collectors.joining());
  }

  private static String value(LexemeColumn column, String of) {
    return column.member() + " " + of;
  }

  private static String text(Store store, LexemeColumn column, String lemma) {
    for (int row = 0; row < store.lexemes().size(); row++) {
      if (store.strings().get(store.lexemes().lemma(row)).equals(lemma)) {
        int text = store.lexemes().text(column, row);
        return text < 0 ? "" : (column.isLong() ? store.texts() : store.strings()).get(text);
      }
    }
    throw new AssertionError("no lexeme " + lemma);
  }
}
