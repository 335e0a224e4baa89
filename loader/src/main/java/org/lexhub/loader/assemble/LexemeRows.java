package org.lexhub.loader.assemble;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.assemble.SpellingThread.Word;
import org.lexhub.loader.merge.MergedLexeme;
import org.lexhub.loader.merge.MergedSense;
import org.lexhub.loader.merge.SourcedTexts;
import org.lexhub.loader.merge.entry.StatedPairs;
import org.lexhub.loader.merge.relation.WordRelations;
import org.lexhub.loader.progress.Stage;
import org.lexhub.loader.romanization.MadeSpellings.Spellings;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.SenseTableWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.term.writer.LexemeTermsWriter;
import org.lexhub.store.text.Utf8Buffer;

/** Writes the rows of lexemes and senses, and the terms by which they are found. */
final class LexemeRows {
  private static final Pattern FEATURE_SEPARATOR = Pattern.compile("\u001f");

  private final MergedDataset dataset;
  private final TablesWriter tables;
  private final TextRows strings;
  private final TextRows texts;
  private final ProficiencyRows proficiencies;
  private final PublicIds ids;
  private final Int2IntOpenHashMap featureSets = new Int2IntOpenHashMap();
  private final Utf8Buffer utf8 = new Utf8Buffer(256);

  private long definitions;
  private long examples;
  private long pronunciations;
  private long forms;

  LexemeRows(
      MergedDataset dataset,
      TablesWriter tables,
      TextRows strings,
      TextRows texts,
      ProficiencyRows proficiencies,
      PublicIds ids) {
    this.dataset = dataset;
    this.tables = tables;
    this.strings = strings;
    this.texts = texts;
    this.proficiencies = proficiencies;
    this.ids = ids;
    featureSets.defaultReturnValue(-1);
  }

  /** Adds all lexemes to the tables and the terms; closes neither. */
  void write(LexemeTermsWriter terms, Stage stage) {
    MergedLexeme lexeme = new MergedLexeme();
    try (SpellingThread spellings = new SpellingThread(dataset, terms)) {
      for (List<Word> words = spellings.next(); !words.isEmpty(); words = spellings.next()) {
        for (Word word : words) {
          dataset.lexeme(word.lexeme(), lexeme);
          int id = lexeme(lexeme, word);
          for (MergedSense sense : lexeme.senses()) {
            sense(sense, word.lexeme(), id);
          }
          word.complete(lexeme.frequencyRank(), forms(lexeme));
          stage.advance(1);
        }
        spellings.add(words);
      }
      spellings.finish();
    }
  }

  private List<String> forms(MergedLexeme lexeme) {
    List<String> all = List.of();
    for (int i = 0; i < lexeme.forms().size(); i += 2) {
      all = i == 0 ? new ArrayList<>(lexeme.forms().size() / 2) : all;
      all.add(strings.text(lexeme.forms().getInt(i)));
    }
    return all;
  }

  private int lexeme(MergedLexeme lexeme, Word word) {
    int lemma = lexeme.lemma();
    utf8.clear();
    dataset.strings().read(lemma, utf8);
    int id = ids.lexeme(dataset.languages().get(lexeme.language()).id(), lexeme.pos(), utf8);
    LexemeTableWriter table = tables.lexemes();
    table
        .id(id)
        .language(lexeme.language())
        .lemma(strings.row(lemma), word.lemma())
        .pos(lexeme.pos());
    for (LexemeColumn column : LexemeColumn.attributes()) {
      int value = lexeme.attribute(column);
      table.attribute(column, row(column.attribute(), value, strings, texts));
    }
    addStated(word.lexeme(), table);
    addRelations(word.lexeme());
    spellings(word.made(), table);
    table
        .source(lexeme.sources().getInt(0))
        .frequencyRank(lexeme.frequencyRank())
        .frequencyCount(lexeme.frequencyCount())
        .frequencyPerMillion(lexeme.frequencyPerMillion())
        .frequencyCorpus(strings.row(lexeme.frequencyCorpus()));
    lists(lexeme, table);
    table.endRow();
    return id;
  }

  private void addStated(int ordinal, LexemeTableWriter table) {
    StatedPairs pairs = dataset.statedPairs();
    for (int i = pairs.start(ordinal); i < pairs.end(ordinal); i++) {
      table.addStated(pairs.other(i));
    }
  }

  private void addRelations(int ordinal) {
    WordRelations relations = dataset.wordRelations();
    for (int i = relations.start(ordinal); i < relations.end(ordinal); i++) {
      tables
          .wordRelations()
          .add(
              ordinal,
              relations.type(i),
              relations.target(i),
              relations.meaning(i),
              relations.targetMeaning(i),
              relations.source(i),
              relations.confidence(i));
    }
  }

  /** Sets the reading and the romanization that no source gives. */
  private void spellings(@Nullable Spellings all, LexemeTableWriter table) {
    if (all != null) {
      table
          .attribute(LexemeColumn.READING, strings.row(all.reading()))
          .attribute(LexemeColumn.ROMANIZATION, strings.row(all.romanization()))
          .made(all.readingMade(), all.romanizationMade());
    }
  }

  /** Returns an attribute as the table has it: of a text the row in its pool. */
  static int row(LexemeAttribute attribute, int value, TextRows strings, TextRows texts) {
    return switch (attribute.kind()) {
      case STRING -> strings.row(value);
      case TEXT -> texts.row(value);
      case NUMBER, WORD -> value;
    };
  }

  private void lists(MergedLexeme lexeme, LexemeTableWriter table) {
    for (int i = 0; i < lexeme.sources().size(); i++) {
      table.addSource(lexeme.sources().getInt(i));
    }
    for (int i = 0; i < lexeme.proficiencies().size(); i++) {
      int row = proficiencies.row(lexeme.proficiencies().getInt(i));
      if (row >= 0) {
        table.addProficiency(row);
      }
    }
    IntList pairs = lexeme.pronunciations();
    for (int i = 0; i < pairs.size(); i += 2) {
      table.addPronunciation(
          strings.row(pairs.getInt(i)),
          strings.row(pairs.getInt(i + 1)),
          strings.row(lexeme.accents().getInt(i / 2)));
    }
    pronunciations += pairs.size() / 2;
    pairs = lexeme.forms();
    for (int i = 0; i < pairs.size(); i += 2) {
      table.addForm(strings.row(pairs.getInt(i)), featureSet(pairs.getInt(i + 1), table));
    }
    forms += pairs.size() / 2;
  }

  private int featureSet(int staged, LexemeTableWriter table) {
    int known = featureSets.get(staged);
    if (known >= 0) {
      return known;
    }
    String joined = dataset.featureSets().text(staged);
    int[] features =
        joined.isEmpty()
            ? new int[0]
            : FEATURE_SEPARATOR.splitAsStream(joined).mapToInt(strings::row).toArray();
    int set = table.featureSet(features);
    featureSets.put(staged, set);
    return set;
  }

  private void sense(MergedSense sense, int lexeme, int lexemeId) {
    SenseTableWriter table = tables.senses();
    table
        .id(ids.sense(lexemeId, dataset.meaningId(sense.meaning())))
        .lexeme(lexeme)
        .meaning(sense.meaning())
        .gloss(texts.row(sense.gloss()))
        .register(sense.register())
        .domain(strings.row(sense.domain()))
        .source(sense.source())
        .confidence(sense.confidence())
        .tagCount(sense.tagCount());
    for (int i = 0; i < sense.sources().size(); i++) {
      table.addSource(sense.sources().getInt(i), sense.evidence().getInt(i));
    }
    SourcedTexts own = sense.definitions();
    for (int i = 0; i < own.size(); i++) {
      table.addDefinition(own.first(i), texts.row(own.second(i)), own.source(i));
    }
    definitions += own.size();
    own = sense.examples();
    for (int i = 0; i < own.size(); i++) {
      table.addExample(texts.row(own.first(i)), texts.row(own.second(i)), own.source(i));
    }
    examples += own.size();
    table.endRow();
  }

  long definitions() {
    return definitions;
  }

  long examples() {
    return examples;
  }

  long pronunciations() {
    return pronunciations;
  }

  long forms() {
    return forms;
  }
}
