package org.lexhub.loader.assemble;

import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.loader.merge.MergedMeaning;
import org.lexhub.loader.progress.Stage;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.store.table.MeaningTableWriter;
import org.lexhub.store.table.derived.TablesWriter;

/** Writes sources, concepts and meanings. */
final class MeaningRows {
  private final MergedDataset dataset;
  private final TablesWriter tables;
  private final TextRows strings;
  private final TextRows texts;
  private long definitions;
  private long examples;
  private long relations;

  MeaningRows(MergedDataset dataset, TablesWriter tables, TextRows strings, TextRows texts) {
    this.dataset = dataset;
    this.tables = tables;
    this.strings = strings;
    this.texts = texts;
  }

  void write(Stage stage) {
    for (SourceRecord source : dataset.sources()) {
      tables
          .sources()
          .name(strings.row(source.name()), source.name())
          .title(texts.row(source.title()))
          .version(texts.row(source.version()))
          .licence(texts.row(source.licence()))
          .attribution(texts.row(source.attribution()))
          .url(texts.row(source.url()))
          .prior((int) Math.round(source.prior() * 10_000))
          .endRow();
    }
    for (MergedDataset.Concept concept : dataset.concepts()) {
      concept(concept);
    }
    MergedMeaning meaning = new MergedMeaning();
    for (int ordinal = 0; ordinal < dataset.meanings(); ordinal++) {
      dataset.meaning(ordinal, meaning);
      meaning(meaning);
      stage.advance(1);
    }
  }

  private void concept(MergedDataset.Concept concept) {
    ConceptRecord record = concept.record();
    String gloss = record.gloss() == null ? record.catalogId() : record.gloss();
    tables
        .concepts()
        .id(concept.id())
        .catalogId(strings.row(record.catalogId()), record.catalogId())
        .gloss(strings.row(gloss), gloss)
        .field(strings.row(record.semanticField()))
        .category(strings.row(record.ontologicalCategory()))
        .endRow();
  }

  private void meaning(MergedMeaning meaning) {
    MeaningTableWriter table = tables.meanings();
    table
        .id(meaning.id())
        .key(strings.row(meaning.key()))
        .lexiconMeaningId(meaning.lexiconId())
        .concept(meaning.concept())
        .pos(meaning.pos())
        .gloss(texts.row(meaning.gloss()))
        .traits(meaning.traits());
    IntList pairs = meaning.definitions();
    for (int i = 0; i < pairs.size(); i += 2) {
      table.addDefinition(pairs.getInt(i), texts.row(pairs.getInt(i + 1)));
    }
    definitions += pairs.size() / 2;
    pairs = meaning.examples();
    for (int i = 0; i < pairs.size(); i += 2) {
      table.addExample(pairs.getInt(i), texts.row(pairs.getInt(i + 1)));
    }
    examples += pairs.size() / 2;
    pairs = meaning.relations();
    for (int i = 0; i < pairs.size(); i += 2) {
      table.addRelation(pairs.getInt(i), pairs.getInt(i + 1));
    }
    relations += pairs.size() / 2;
    table.endRow();
  }

  long definitions() {
    return definitions;
  }

  long examples() {
    return examples;
  }

  long relations() {
    return relations;
  }
}
