package org.lexhub.loader.assemble;

import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.loader.merge.MergedMeaning;
import org.lexhub.loader.merge.SourcedTexts;
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
  private final TextRows longTexts;
  private long definitions;
  private long examples;
  private long relations;

  MeaningRows(MergedDataset dataset, TablesWriter tables, TextRows strings, TextRows texts) {
    this.dataset = dataset;
    this.tables = tables;
    this.strings = strings;
    longTexts = texts;
  }

  void write(Stage stage) {
    for (SourceRecord source : dataset.sources()) {
      tables
          .sources()
          .name(strings.row(source.name()), source.name())
          .title(longTexts.row(source.title()))
          .version(longTexts.row(source.version()))
          .licence(longTexts.row(source.licence()))
          .attribution(longTexts.row(source.attribution()))
          .url(longTexts.row(source.url()))
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
        .gloss(longTexts.row(meaning.gloss()))
        .traits(meaning.traits());
    SourcedTexts texts = meaning.definitions();
    for (int i = 0; i < texts.size(); i++) {
      table.addDefinition(texts.first(i), longTexts.row(texts.second(i)), texts.source(i));
    }
    definitions += texts.size();
    texts = meaning.examples();
    for (int i = 0; i < texts.size(); i++) {
      table.addExample(texts.first(i), longTexts.row(texts.second(i)), texts.source(i));
    }
    examples += texts.size();
    IntList pairs = meaning.relations();
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
