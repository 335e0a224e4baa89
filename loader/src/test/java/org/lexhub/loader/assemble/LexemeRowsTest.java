package org.lexhub.loader.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.text.TextPoolWriter;

class LexemeRowsTest {
  @TempDir Path folder;

  @Test
  void onlyTextsAreRowsOfAPool() throws Exception {
    StringPool staged = new StringPool();
    int unused = staged.intern("unused");
    int used = staged.intern("used");
    try (SnapshotWriter out = SnapshotWriter.create(folder.resolve("rows"));
        TextPoolWriter strings = TextPoolWriter.create(out, "strings");
        TextPoolWriter texts = TextPoolWriter.create(out, "texts")) {
      TextRows ofStrings = new TextRows(staged, strings);
      TextRows ofTexts = new TextRows(staged, texts);
      ofTexts.row(unused);
      assertThat(row(LexemeAttribute.string("a"), used, ofStrings, ofTexts)).isZero();
      assertThat(row(LexemeAttribute.text("b"), used, ofStrings, ofTexts)).isEqualTo(1);
      assertThat(row(LexemeAttribute.number("c"), 300, ofStrings, ofTexts)).isEqualTo(300);
      assertThat(row(LexemeAttribute.word("d", "x", "y"), 1, ofStrings, ofTexts)).isEqualTo(1);
      assertThat(row(LexemeAttribute.number("c"), -1, ofStrings, ofTexts)).isEqualTo(-1);
    }
  }

  private static int row(LexemeAttribute attribute, int value, TextRows strings, TextRows texts) {
    return LexemeRows.row(attribute, value, strings, texts);
  }
}
