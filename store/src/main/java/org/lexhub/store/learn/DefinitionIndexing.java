package org.lexhub.store.learn;

import org.lexhub.store.definition.DefinitionIndexWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.MeaningVisitor;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.text.TextPoolWriter;

/** Writes the index of definitions from tables and texts that are complete but still open. */
public final class DefinitionIndexing implements MeaningVisitor {
  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final DefinitionIndexWriter words;

  private DefinitionIndexing(
      TextPoolWriter strings, TextPoolWriter texts, DefinitionIndexWriter words) {
    this.strings = strings;
    this.texts = texts;
    this.words = words;
  }

  /**
   * Writes the index.
   *
   * @param tables all rows, not yet closed
   * @param strings the pool that rows call strings, not yet closed
   * @param texts the pool that rows call texts, not yet closed
   */
  public static void write(
      SnapshotWriter out, TablesWriter tables, TextPoolWriter strings, TextPoolWriter texts) {
    try (DefinitionIndexWriter words = DefinitionIndexWriter.create(out)) {
      tables.visitMeanings(new DefinitionIndexing(strings, texts, words));
    }
  }

  @Override
  public void lexeme(int lexeme, int order, boolean english) {
    words.addLexeme(lexeme, order - 1, english);
  }

  @Override
  public void lemma(int string, boolean english, int tags, int order) {
    if (english) {
      words.addLemma(strings.get(string));
    }
  }

  @Override
  public void gloss(int text, boolean english) {
    if (english) {
      words.addText(texts.get(text));
    }
  }

  @Override
  public void related(RelationType type, int meaning) {
    if (type == RelationType.HYPERNYM || type == RelationType.INSTANCE_HYPERNYM) {
      words.addBroader(meaning);
    }
  }

  @Override
  public void endMeaning() {
    words.endMeaning();
  }
}
