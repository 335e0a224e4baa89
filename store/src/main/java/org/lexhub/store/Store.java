package org.lexhub.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.lexhub.store.definition.DefinitionIndex;
import org.lexhub.store.language.LanguageList;
import org.lexhub.store.language.LanguageSearch;
import org.lexhub.store.lexeme.LexemeList;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.lexeme.LexemeSuggest;
import org.lexhub.store.meaning.MeaningList;
import org.lexhub.store.pair.Pairs;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.sense.VerbFrameModel;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotException;
import org.lexhub.store.snapshot.SnapshotVerifier;
import org.lexhub.store.table.ConceptTable;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageSenses;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.NameTable;
import org.lexhub.store.table.ProficiencyTable;
import org.lexhub.store.table.ScriptTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.SourceTable;
import org.lexhub.store.table.pair.PairHeads;
import org.lexhub.store.table.verify.TableVerifier;
import org.lexhub.store.term.LanguageTerms;
import org.lexhub.store.term.LatinIndex;
import org.lexhub.store.term.LatinSystems;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.PrefixTop;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.translation.Translator;

/**
 * An open snapshot: its tables, its texts and the questions it answers.
 *
 * <p>Everything here is shared by all threads; answers are written into objects of the caller, one
 * per thread. Opening reads no rows. After {@link #close} nothing may be asked any more.
 */
public final class Store implements AutoCloseable {
  private final Snapshot snapshot;
  private final TextColumn strings;
  private final TextColumn texts;
  private final LanguageTable languages;
  private final NameTable names;
  private final ScriptTable scripts;
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final ConceptTable concepts;
  private final SourceTable sources;
  private final ProficiencyTable proficiencies;
  private final LanguageCodes codes;
  private final LanguageList languageList;
  private final LanguageSearch languageSearch;
  private final LexemeList lexemeList;
  private final LexemeSearch lexemeSearch;
  private final LexemeSuggest lexemeSuggest;
  private final MeaningList meaningList;
  private final Pairs pairs;
  private final Translator translator;

  private Store(Snapshot snapshot, long pairCacheBytes) {
    this.snapshot = snapshot;
    strings = TextColumn.open(snapshot, "strings");
    texts = TextColumn.open(snapshot, "texts");
    languages = LanguageTable.open(snapshot);
    names = NameTable.open(snapshot);
    scripts = ScriptTable.open(snapshot);
    lexemes = LexemeTable.open(snapshot);
    senses = SenseTable.open(snapshot);
    meanings = MeaningTable.open(snapshot);
    concepts = ConceptTable.open(snapshot);
    sources = SourceTable.open(snapshot);
    proficiencies = ProficiencyTable.open(snapshot);
    codes = LanguageCodes.open(snapshot);
    languageList = new LanguageList(languages);
    languageSearch = LanguageSearch.open(snapshot, languages, names, strings);
    lexemeSearch = LexemeSearch.open(snapshot, lexemes, languages, scripts, strings);
    lexemeSuggest = LexemeSuggest.open(snapshot, lexemes);
    lexemeList = new LexemeList(languages, lexemes);
    meaningList = new MeaningList(meanings, concepts);
    pairs =
        new Pairs(senses, LanguageSenses.open(snapshot), PairHeads.open(snapshot), pairCacheBytes);
    translator =
        new Translator(
            lexemeSearch,
            lexemes,
            senses,
            meanings,
            codes,
            Signatures.open(snapshot),
            MeaningVectors.open(snapshot),
            MeaningGraph.open(snapshot),
            PosTagger.open(snapshot),
            VerbFrameModel.open(snapshot),
            strings);
  }

  /**
   * Opens a snapshot file, with an eighth of the heap for ordered pairs.
   *
   * @throws IOException when the file cannot be read or is not a whole snapshot of this version
   */
  public static Store open(Path file) throws IOException {
    return open(file, Runtime.getRuntime().maxMemory() / 8);
  }

  /**
   * Opens a snapshot file.
   *
   * @param pairCacheBytes how much heap the ordered pairs of recent questions may take
   * @throws IOException when the file cannot be read or is not a whole snapshot of this version
   */
  public static Store open(Path file, long pairCacheBytes) throws IOException {
    Snapshot snapshot = Snapshot.open(file);
    try {
      return new Store(snapshot, pairCacheBytes);
    } catch (RuntimeException | Error e) {
      snapshot.close();
      throw e;
    }
  }

  /**
   * Reads everything in a snapshot file: first the checksums of all sections, then texts, tables
   * and indexes with all that ties them together.
   *
   * @param progress gets a line for each step
   * @throws IOException when the file cannot be read
   * @throws SnapshotException when it is no whole snapshot, saying what is wrong and where
   */
  public static void verify(Path file, Consumer<String> progress) throws IOException {
    try (Snapshot snapshot = Snapshot.open(file)) {
      SnapshotVerifier.verify(snapshot, progress);
      TextColumn.verify(snapshot, "strings");
      TextColumn.verify(snapshot, "texts");
      progress.accept("texts: readable");
      TableVerifier.verify(snapshot, progress);
      LanguageTerms.verify(snapshot, NameTable.open(snapshot).size());
      verifyLexemeTerms(snapshot, LexemeTable.open(snapshot));
      DefinitionIndex.verify(snapshot, LexemeTable.open(snapshot).size());
      Signatures.verify(snapshot, MeaningTable.open(snapshot).size());
      MeaningVectors.verify(snapshot, MeaningTable.open(snapshot).size());
      MeaningGraph.verify(snapshot, MeaningTable.open(snapshot).size());
      PosTagger.verify(snapshot);
      VerbFrameModel.verify(snapshot, MeaningTable.open(snapshot).size());
      progress.accept("indexes: consistent");
    }
  }

  private static void verifyLexemeTerms(Snapshot snapshot, LexemeTable lexemes) {
    LexemeTerms.verify(snapshot, lexemes.size());
    LatinIndex.verify(snapshot, lexemes.size());
    LatinSystems.verify(snapshot, lexemes::language);
    PrefixTop.verify(
        snapshot,
        LexemeTerms.open(snapshot),
        posting -> PrefixTop.cost(posting, lexemes.frequencyRank(LexemeTerms.lexeme(posting))),
        posting -> lexemes.language(LexemeTerms.lexeme(posting)));
  }

  /** The file itself. */
  public Snapshot snapshot() {
    return snapshot;
  }

  /** Short texts: lemmas, names, readings, forms, codes. */
  public TextColumn strings() {
    return strings;
  }

  /** Long texts: glosses, definitions, examples, etymologies. */
  public TextColumn texts() {
    return texts;
  }

  /** Languages, families and dialects. */
  public LanguageTable languages() {
    return languages;
  }

  /** Names of languages. */
  public NameTable names() {
    return names;
  }

  /** Writing systems. */
  public ScriptTable scripts() {
    return scripts;
  }

  /** Dictionary entries. */
  public LexemeTable lexemes() {
    return lexemes;
  }

  /** Senses of dictionary entries. */
  public SenseTable senses() {
    return senses;
  }

  /** Meanings. */
  public MeaningTable meanings() {
    return meanings;
  }

  /** Concepts of the curated catalogue. */
  public ConceptTable concepts() {
    return concepts;
  }

  /** Sources. */
  public SourceTable sources() {
    return sources;
  }

  /** Proficiency levels. */
  public ProficiencyTable proficiencies() {
    return proficiencies;
  }

  /** Codes of languages. */
  public LanguageCodes codes() {
    return codes;
  }

  /** Lists languages. */
  public LanguageList languageList() {
    return languageList;
  }

  /** Searches languages by name. */
  public LanguageSearch languageSearch() {
    return languageSearch;
  }

  /** Searches lexemes by spelling and definition. */
  public LexemeSearch lexemeSearch() {
    return lexemeSearch;
  }

  /** Completes what somebody types. */
  public LexemeSuggest lexemeSuggest() {
    return lexemeSuggest;
  }

  /** Lists lexemes. */
  public LexemeList lexemeList() {
    return lexemeList;
  }

  /** Lists meanings. */
  public MeaningList meaningList() {
    return meaningList;
  }

  /** Lists pairs of senses. */
  public Pairs pairs() {
    return pairs;
  }

  /** Translates words. */
  public Translator translator() {
    return translator;
  }

  /** Unmaps the file. */
  @Override
  public void close() {
    snapshot.close();
  }
}
