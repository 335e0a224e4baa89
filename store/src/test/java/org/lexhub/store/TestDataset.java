package org.lexhub.store;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.definition.DefinitionIndexWriter;
import org.lexhub.store.definition.OwnDefinitionIndexWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageCodesWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.id.RegistryWriter;
import org.lexhub.store.table.pair.LargePairs;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.term.writer.LanguageTermsWriter;
import org.lexhub.store.term.writer.LexemeTermsWriter;
import org.lexhub.store.text.TextPoolWriter;

/**
 * A small dataset in plain lists, written as a snapshot by the writers of the store. Rows are added
 * in any order and sorted as the tables need them. {@link Models} write the models, {@link
 * PlainModels#EMPTY} unless others are given.
 */
public final class TestDataset {
  /** Bounds at which a random dataset has both large pairs of languages and small ones. */
  private static final LargePairs LARGE = new LargePairs(5, 40);

  /** A language; {@code parent} is a row or -1. */
  public record Language(int id, String code, String name, LanguageLevel level, int parent) {}

  /** A meaning. */
  public static final class Meaning {
    public final String key;
    public final String gloss;
    public final List<String> definitions = new ArrayList<>();
    public final List<String> examples = new ArrayList<>();
    public final List<RelationType> relationTypes = new ArrayList<>();
    public final List<Integer> relationMeanings = new ArrayList<>();
    public int concept = -1;
    public long traits;
    public @Nullable Pos pos;

    Meaning(String key, String gloss) {
      this.key = key;
      this.gloss = gloss;
    }
  }

  /** A sense of a lexeme; link confidence in basis points. */
  public record Sense(int meaning, int confidence, int tagCount) {}

  /** A lexeme. */
  public static final class Lexeme {
    public final int language;
    public final String lemma;
    public final Pos pos;
    public final List<Integer> sources = new ArrayList<>();
    public final List<Integer> proficiencies = new ArrayList<>();
    public final List<Sense> senses = new ArrayList<>();
    public final List<String> forms = new ArrayList<>();
    public final List<String> readings = new ArrayList<>();

    final List<Lexeme> stated = new ArrayList<>();

    public int rank;

    Lexeme(int language, String lemma, Pos pos) {
      this.language = language;
      this.lemma = lemma;
      this.pos = pos;
    }

    /** States that this lexeme and another one are translations of each other. */
    public void state(Lexeme other) {
      stated.add(other);
      other.stated.add(this);
    }

    /** Adds a sense. */
    public Lexeme sense(int meaning, int confidence, int tagCount) {
      senses.add(new Sense(meaning, confidence, tagCount));
      return this;
    }
  }

  public final List<Language> languages = new ArrayList<>();
  public final List<Meaning> meanings = new ArrayList<>();
  public final List<Lexeme> lexemes = new ArrayList<>();
  public final List<String> concepts = new ArrayList<>();
  public final List<String> sources = new ArrayList<>(List.of("alpha", "beta", "gamma"));
  public final List<String> proficiencies = new ArrayList<>(List.of("cefr:a1", "cefr:a2"));

  /** The members of macrolanguages, by code. */
  public final Map<String, List<Integer>> macrolanguages = new HashMap<>();

  private final Set<Integer> withoutLatin = new HashSet<>();

  /** Adds a language that is not written in Latin letters and returns its row. */
  public int languageWithoutLatin(String code, String name) {
    int row = language(code, name, LanguageLevel.LANGUAGE, -1);
    withoutLatin.add(row);
    return row;
  }

  /** Adds a language and returns its row. */
  public int language(String code, String name, LanguageLevel level, int parent) {
    languages.add(new Language(languages.size() * 3 + 7, code, name, level, parent));
    return languages.size() - 1;
  }

  /** Adds a meaning and returns its row. */
  public int meaning(String gloss) {
    meanings.add(new Meaning("test:" + meanings.size(), gloss));
    return meanings.size() - 1;
  }

  /** Adds a lexeme of the first source. */
  public Lexeme lexeme(int language, String lemma, Pos pos) {
    Lexeme lexeme = new Lexeme(language, lemma, pos);
    lexeme.sources.add(0);
    lexemes.add(lexeme);
    return lexeme;
  }

  /** Sorts the lexemes as the table needs them. */
  public void sort() {
    lexemes.sort((a, b) -> {
      int order = Integer.compare(a.language, b.language);
      order = order != 0 ? order : a.lemma.compareTo(b.lemma);
      return order != 0 ? order : a.pos.compareTo(b.pos);
    });
  }

  /** Writes the dataset with empty models and opens it. */
  public Store open(Path file) throws IOException {
    return open(file, PlainModels.EMPTY);
  }

  /** Writes the dataset and opens it. */
  public Store open(Path file, Models models) throws IOException {
    write(file, models);
    return Store.open(file);
  }

  /** Writes the dataset. */
  public void write(Path file, Models models) throws IOException {
    sort();
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      Writing writing = new Writing(out);
      writing.run(models);
      out.finish(Instant.EPOCH, Map.of("lexemes", (long) lexemes.size()));
    }
  }

  /** Fills all writers in order. */
  private final class Writing {
    private final SnapshotWriter out;
    private final TextPoolWriter strings;
    private final TextPoolWriter texts;
    private final TablesWriter tables;

    Writing(SnapshotWriter out) {
      this.out = out;
      strings = TextPoolWriter.create(out, "strings");
      texts = TextPoolWriter.create(out, "texts");
      tables = TablesWriter.create(out, LARGE);
    }

    void run(Models models) {
      writeSmallTables();
      writeLanguages();
      writeMeanings();
      writeLexemes();
      writeIndexes();
      models.write(out, tables, strings, texts);
      writeDefinitionIndex();
      tables.close();
      strings.close();
      texts.close();
      writeRegistries();
    }

    private void writeSmallTables() {
      for (String source : sources) {
        tables
            .sources()
            .name(strings.intern(source), source)
            .title(texts.intern("The " + source + " dictionary"))
            .prior(9000)
            .endRow();
      }
      for (String code : proficiencies) {
        tables.proficiencies().code(strings.intern(code), code).endRow();
      }
      script("Latn", "Latin");
      if (!withoutLatin.isEmpty()) {
        script("Deva", "Devanagari");
      }
      for (int i = 0; i < concepts.size(); i++) {
        String gloss = concepts.get(i);
        tables
            .concepts()
            .id(i + 1)
            .catalogId(strings.intern("C" + i), "C" + i)
            .gloss(strings.intern(gloss), gloss)
            .endRow();
      }
    }

    private void script(String code, String name) {
      tables.scripts().code(strings.intern(code), code).name(strings.intern(name)).endRow();
    }

    private void writeLanguages() {
      LanguageCodesWriter codes = LanguageCodesWriter.create(out);
      LanguageTermsWriter terms = LanguageTermsWriter.create(out);
      for (int row = 0; row < languages.size(); row++) {
        Language language = languages.get(row);
        tables
            .languages()
            .id(language.id())
            .iso639(LanguageCodes.pack3(language.code()))
            .name(strings.intern(language.name()), language.name())
            .level(language.level().number())
            .parent(language.parent())
            .addScript(withoutLatin.contains(row) ? 1 : 0)
            .endRow();
        tables
            .names()
            .language(row)
            .locale(strings.intern("en"))
            .name(strings.intern(language.name()))
            .endRow();
        terms.addName(row, language.name());
        if (language.code().length() == 3) {
          codes.code3(language.code(), row);
        }
      }
      macrolanguages.forEach((code, rows) -> rows.forEach(row -> codes.code3(code, row)));
      codes.close();
      terms.close();
    }

    private void writeMeanings() {
      for (int row = 0; row < meanings.size(); row++) {
        Meaning meaning = meanings.get(row);
        tables
            .meanings()
            .id(row + 1)
            .key(strings.intern(meaning.key))
            .concept(meaning.concept)
            .traits(meaning.traits)
            .gloss(texts.intern(meaning.gloss));
        if (meaning.pos != null) {
          tables.meanings().pos(meaning.pos.number());
        }
        for (String definition : meaning.definitions) {
          tables.meanings().addDefinition(0, texts.intern(definition), 0);
        }
        for (String example : meaning.examples) {
          tables.meanings().addExample(0, texts.intern(example), 0);
        }
        for (int i = 0; i < meaning.relationTypes.size(); i++) {
          tables
              .meanings()
              .addRelation(meaning.relationTypes.get(i).number(), meaning.relationMeanings.get(i));
        }
        tables.meanings().endRow();
      }
    }

    private void writeLexemes() {
      for (int row = 0; row < lexemes.size(); row++) {
        Lexeme lexeme = lexemes.get(row);
        tables
            .lexemes()
            .id(lexemeId(row))
            .language(lexeme.language)
            .lemma(strings.intern(lexeme.lemma), lexeme.lemma)
            .pos(lexeme.pos.number())
            .source(lexeme.sources.getFirst())
            .frequencyRank(lexeme.rank);
        if (!lexeme.readings.isEmpty()) {
          int reading = strings.intern(lexeme.readings.getFirst());
          tables.lexemes().attribute(LexemeColumn.READING, reading);
        }
        lexeme.sources.forEach(tables.lexemes()::addSource);
        lexeme.proficiencies.forEach(tables.lexemes()::addProficiency);
        lexeme.stated.stream().map(lexemes::indexOf).sorted().forEach(tables.lexemes()::addStated);
        for (String form : lexeme.forms) {
          tables
              .lexemes()
              .addForm(strings.intern(form), tables.lexemes().featureSet(strings.intern("past")));
        }
        tables.lexemes().endRow();
        for (Sense sense : lexeme.senses) {
          int senseRow = tables.senses().size();
          tables
              .senses()
              .id(senseId(senseRow))
              .lexeme(row)
              .meaning(sense.meaning())
              .gloss(texts.intern(meanings.get(sense.meaning()).gloss))
              .source(lexeme.sources.getFirst())
              .confidence(sense.confidence())
              .tagCount(sense.tagCount())
              .addSource(lexeme.sources.getFirst(), 100)
              .endRow();
        }
      }
    }

    private void writeIndexes() {
      try (LexemeTermsWriter terms = LexemeTermsWriter.create(out)) {
        for (int row = 0; row < lexemes.size(); row++) {
          terms.addLexeme(lexemes.get(row).language, lexemes.get(row).rank);
          terms.addLemma(row, lexemes.get(row).lemma);
          for (String reading : lexemes.get(row).readings) {
            terms.addReading(row, reading);
          }
          for (String form : lexemes.get(row).forms) {
            terms.addForm(row, form);
          }
        }
      }
    }

    private void writeDefinitionIndex() {
      int english = languages.stream().map(Language::code).toList().indexOf("eng");
      try (DefinitionIndexWriter index = DefinitionIndexWriter.create(out);
          OwnDefinitionIndexWriter own = OwnDefinitionIndexWriter.create(out, languages.size())) {
        for (int row = 0; row < meanings.size(); row++) {
          Meaning meaning = meanings.get(row);
          if (english != 0 && !meaning.definitions.isEmpty()) {
            int code = LanguageCodes.pack3(languages.get(0).code());
            meaning.definitions.forEach(text -> own.addText(0, code, text));
          }
          own.endMeaning();
          Set<String> glosses = new LinkedHashSet<>(List.of(meaning.gloss));
          if (english == 0) {
            glosses.addAll(meaning.definitions);
          }
          glosses.forEach(index::addText);
          for (int i = 0; i < meaning.relationTypes.size(); i++) {
            if (meaning.relationTypes.get(i) == RelationType.HYPERNYM) {
              index.addBroader(meaning.relationMeanings.get(i));
            }
          }
          addLexemes(index, row, english);
          index.endMeaning();
        }
      }
    }

    private void addLexemes(DefinitionIndexWriter index, int meaning, int english) {
      for (int row = 0; row < lexemes.size(); row++) {
        Lexeme lexeme = lexemes.get(row);
        for (int order = 0; order < lexeme.senses.size(); order++) {
          if (lexeme.senses.get(order).meaning() == meaning) {
            index.addLexeme(row, order, lexeme.language == english);
            if (lexeme.language == english) {
              index.addLemma(lexeme.lemma);
            }
          }
        }
      }
    }

    private void writeRegistries() {
      writeRegistry(IdSections.LANGUAGE, languages.stream().map(Language::id).toList());
      writeRegistry(IdSections.CONCEPT, rows(concepts.size(), 1));
      writeRegistry(IdSections.MEANING, rows(meanings.size(), 1));
      List<Integer> lexemeIds = new ArrayList<>();
      int senses = 0;
      for (int row = 0; row < lexemes.size(); row++) {
        lexemeIds.add(lexemeId(row));
        senses += lexemes.get(row).senses.size();
      }
      writeRegistry(IdSections.LEXEME, lexemeIds);
      List<Integer> senseIds = new ArrayList<>();
      for (int row = 0; row < senses; row++) {
        senseIds.add(senseId(row));
      }
      writeRegistry(IdSections.SENSE, senseIds);
    }

    /** Registers every id up to the largest, so that all ids in use are known. */
    private void writeRegistry(IdSections sections, List<Integer> ids) {
      try (RegistryWriter registry = RegistryWriter.create(out, sections, null)) {
        int largest = ids.stream().mapToInt(Integer::intValue).max().orElse(0);
        for (int id = 1; id <= largest; id++) {
          registry.id(sections.entity() + ":" + id);
        }
      }
    }

    private List<Integer> rows(int size, int first) {
      List<Integer> rows = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        rows.add(first + i);
      }
      return rows;
    }
  }

  /** Returns the id of a lexeme row. Ids descend, so that ids and rows differ. */
  public int lexemeId(int row) {
    return 2 * (lexemes.size() - row) + 5;
  }

  /** Returns the id of a sense row. */
  public int senseId(int row) {
    return (row % 2 == 0 ? row + 1 : row - 1) + 11;
  }

  /** Returns the row of the first lexeme with a lemma. */
  public int row(int language, String lemma, @Nullable Pos pos) {
    for (int row = 0; row < lexemes.size(); row++) {
      Lexeme lexeme = lexemes.get(row);
      if (lexeme.language == language
          && lexeme.lemma.equals(lemma)
          && (pos == null || lexeme.pos == pos)) {
        return row;
      }
    }
    throw new IllegalArgumentException(
        String.format(Locale.ROOT, "no %s %s in language %d", pos, lemma, language));
  }
}
