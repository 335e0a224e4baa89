package org.lexhub.loader.assemble;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.merge.MergedLexeme;
import org.lexhub.loader.merge.MergedSense;
import org.lexhub.loader.merge.entry.StatedPairs;
import org.lexhub.loader.progress.Stage;
import org.lexhub.loader.romanization.MadeSpellings;
import org.lexhub.loader.romanization.MadeSpellings.Spellings;
import org.lexhub.loader.spelling.SearchSpellings;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.SenseTableWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.term.LexemeTermsWriter;

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

  /** The reading by which the lexeme at hand is found; null if it has none. */
  private @Nullable String read;

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
    SearchSpellings spellings = new SearchSpellings(terms);
    try (MadeSpellings made = new MadeSpellings(dataset.knownSpellings())) {
      for (int ordinal = 0; ordinal < dataset.lexemes(); ordinal++) {
        dataset.lexeme(ordinal, lexeme);
        int id = lexeme(ordinal, lexeme, made);
        for (MergedSense sense : lexeme.senses()) {
          sense(sense, ordinal, id);
        }
        terms.addLexeme(lexeme.language(), lexeme.frequencyRank());
        terms(spellings, made, ordinal, lexeme);
        stage.advance(1);
      }
    }
  }

  private int lexeme(int ordinal, MergedLexeme lexeme, MadeSpellings made) {
    StringPool pool = dataset.strings();
    int lemma = lexeme.lemma();
    int id =
        ids.lexeme(
            dataset.languages().get(lexeme.language()).id(),
            lexeme.pos(),
            pool.chunk(lemma),
            pool.offset(lemma),
            pool.length(lemma));
    LexemeTableWriter table = tables.lexemes();
    table
        .id(id)
        .language(lexeme.language())
        .lemma(strings.row(lemma), strings.text(lemma))
        .pos(lexeme.pos());
    for (LexemeColumn column : LexemeColumn.attributes()) {
      int value = lexeme.attribute(column);
      table.attribute(column, row(column.attribute(), value, strings, texts));
    }
    addStated(ordinal, table);
    spellings(lexeme, made, table);
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

  /** Sets the reading and the romanization that no source gives. */
  private void spellings(MergedLexeme lexeme, MadeSpellings made, LexemeTableWriter table) {
    String lemma = strings.text(lexeme.lemma());
    read = text(lexeme, LexemeColumn.READING);
    if (!MadeSpellings.concerns(lemma)) {
      return;
    }
    String iso = dataset.languages().get(lexeme.language()).iso639_3();
    Spellings all =
        made.of(iso, lemma, Pos.at(lexeme.pos()), read, text(lexeme, LexemeColumn.ROMANIZATION));
    // Pinyin that is made is a romanization to the search: nobody wrote it as a reading.
    read = MadeSpellings.isJapanese(iso) ? all.reading() : read;
    table
        .attribute(LexemeColumn.READING, strings.row(all.reading()))
        .attribute(LexemeColumn.ROMANIZATION, strings.row(all.romanization()))
        .made(all.readingMade(), all.romanizationMade());
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
    IntList pairs = sense.definitions();
    for (int i = 0; i < pairs.size(); i += 2) {
      table.addDefinition(pairs.getInt(i), texts.row(pairs.getInt(i + 1)));
    }
    definitions += pairs.size() / 2;
    pairs = sense.examples();
    for (int i = 0; i < pairs.size(); i += 2) {
      table.addExample(texts.row(pairs.getInt(i)), texts.row(pairs.getInt(i + 1)));
    }
    examples += pairs.size() / 2;
    table.endRow();
  }

  private void terms(
      SearchSpellings spellings, MadeSpellings made, int ordinal, MergedLexeme lexeme) {
    String iso = dataset.languages().get(lexeme.language()).iso639_3();
    spellings.add(
        ordinal, iso, strings.text(lexeme.lemma()), read, text(lexeme, LexemeColumn.ROMANIZATION));
    for (int i = 0; i < lexeme.forms().size(); i += 2) {
      String form = strings.text(lexeme.forms().getInt(i));
      spellings.addForm(ordinal, form, made.readingOfForm(iso, form));
    }
  }

  private @Nullable String text(MergedLexeme lexeme, LexemeColumn column) {
    int text = lexeme.attribute(column);
    return text < 0 ? null : strings.text(text);
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
