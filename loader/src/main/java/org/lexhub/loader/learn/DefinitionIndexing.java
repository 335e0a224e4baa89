package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.loader.learn.walk.MeaningVisitor;
import org.lexhub.loader.learn.walk.MeaningWalk;
import org.lexhub.store.definition.DefinitionIndexWriter;
import org.lexhub.store.definition.OwnDefinitionIndexWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.text.TextPoolWriter;

/** Writes the indexes of definitions from complete tables and texts. */
public final class DefinitionIndexing implements MeaningVisitor {
  private final TextPoolWriter strings;
  private final TextPoolWriter texts;
  private final IntList iso639;
  private final DefinitionIndexWriter words;
  private final OwnDefinitionIndexWriter ownWords;

  private DefinitionIndexing(
      TextPoolWriter strings,
      TextPoolWriter texts,
      IntList iso639,
      DefinitionIndexWriter words,
      OwnDefinitionIndexWriter ownWords) {
    this.strings = strings;
    this.texts = texts;
    this.iso639 = iso639;
    this.words = words;
    this.ownWords = ownWords;
  }

  /**
   * Writes the index.
   *
   * @param tables all rows, not yet closed
   * @param strings the pool of strings, not yet closed
   * @param texts the pool of texts, not yet closed
   * @return the row of the meaning of each document
   */
  public static IntList write(
      SnapshotWriter out, TablesWriter tables, TextPoolWriter strings, TextPoolWriter texts) {
    DefinitionIndexWriter words = DefinitionIndexWriter.create(out);
    IntList iso639 = tables.languages().iso639;
    try (words;
        OwnDefinitionIndexWriter ownWords =
            OwnDefinitionIndexWriter.create(out, tables.languages().size())) {
      MeaningWalk.visit(tables, new DefinitionIndexing(strings, texts, iso639, words, ownWords));
    }
    return words.documents();
  }

  @Override
  public void lexeme(int lexeme, int order, boolean hub) {
    words.addLexeme(lexeme, order - 1, hub);
  }

  @Override
  public void lemma(int string, boolean hub, int tags, int order) {
    if (hub) {
      words.addLemma(strings.get(string));
    }
  }

  @Override
  public void gloss(int text, boolean hub) {
    if (hub) {
      words.addText(texts.get(text));
    }
  }

  @Override
  public void definition(int text, int language) {
    ownWords.addText(language, iso639.getInt(language), texts.get(text));
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
    ownWords.endMeaning();
  }
}
