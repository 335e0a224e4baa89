package org.lexhub.loader.build;

import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import org.lexhub.loader.merge.Dataset;
import org.lexhub.loader.merge.MergedLexeme;
import org.lexhub.loader.merge.MergedMeaning;
import org.lexhub.loader.merge.MergedSense;
import org.lexhub.store.index.WordIndexWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Indexes the words of English definitions: for English lexemes those of their senses and meanings
 * with the glosses, for others those that their own senses state in English.
 */
final class DefinitionWords implements AutoCloseable {
  private final WordIndexWriter index;
  private final Dataset dataset;
  private final int english;
  private final MergedMeaning meaning = new MergedMeaning();
  private final IntOpenHashSet seen = new IntOpenHashSet();

  DefinitionWords(SnapshotWriter out, Dataset dataset) {
    this.index = WordIndexWriter.create(out);
    this.dataset = dataset;
    this.english = dataset.languageWithIso("eng");
  }

  void add(int ordinal, MergedLexeme lexeme) {
    if (english < 0) {
      return;
    }
    seen.clear();
    for (MergedSense sense : lexeme.senses()) {
      addEnglish(ordinal, sense.definitions());
      if (lexeme.language() == english) {
        addText(ordinal, sense.gloss());
        dataset.meaning(sense.meaning(), meaning);
        addText(ordinal, meaning.gloss());
        addEnglish(ordinal, meaning.definitions());
      }
    }
  }

  private void addEnglish(int ordinal, IntList definitions) {
    for (int i = 0; i < definitions.size(); i += 2) {
      if (definitions.getInt(i) == english) {
        addText(ordinal, definitions.getInt(i + 1));
      }
    }
  }

  private void addText(int ordinal, int text) {
    if (text >= 0 && seen.add(text)) {
      index.add(ordinal, dataset.texts().text(text));
    }
  }

  @Override
  public void close() {
    index.close();
  }
}
