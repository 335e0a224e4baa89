package org.lexhub.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.encoder.EncodedGlosses;
import org.lexhub.store.encoder.EncoderUnavailableException;
import org.lexhub.store.language.LanguageList;
import org.lexhub.store.language.LanguageSearch;
import org.lexhub.store.lexeme.FrequencyList;
import org.lexhub.store.lexeme.LexemeList;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.lexeme.LexemeSuggest;
import org.lexhub.store.lexeme.ShapeSearch;
import org.lexhub.store.lexeme.SoundSearch;
import org.lexhub.store.meaning.MeaningList;
import org.lexhub.store.meaning.WordPairs;
import org.lexhub.store.pair.Pairs;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.NeighbourModel;
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
import org.lexhub.store.table.WordRelationTable;
import org.lexhub.store.table.pair.PairHeads;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.translation.Translator;

/**
 * An open snapshot: its tables, its texts and the queries over them.
 *
 * <p>Safe for any number of threads. Queries write their results into objects of the caller, one
 * per thread. Opening reads no rows. After {@link #close}, neither the store nor anything obtained
 * from it can be used.
 */
public final class Store implements AutoCloseable {
  /** The heap divided by the default size of the cache of ordered pairs. */
  private static final int PAIR_CACHE_HEAP_DIVISOR = 8;

  private final Snapshot snapshot;
  private final TextColumn strings;
  private final TextColumn texts;
  private final LanguageTable languages;
  private final NameTable names;
  private final ScriptTable scripts;
  private final LexemeTable lexemes;
  private final WordRelationTable wordRelations;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final ConceptTable concepts;
  private final SourceTable sources;
  private final ProficiencyTable proficiencies;
  private final LanguageCodes codes;
  private final LanguageList languageList;
  private final LanguageSearch languageSearch;
  private final LexemeList lexemeList;
  private final FrequencyList frequencyList;
  private final LexemeSearch lexemeSearch;
  private final LexemeSuggest lexemeSuggest;
  private final ShapeSearch shapeSearch;
  private final SoundSearch soundSearch;
  private final WordPairs wordPairs;
  private final MeaningList meaningList;
  private final Pairs pairs;
  private final Translator translator;
  private final @Nullable EncodedGlosses glosses;
  private final String encoderProblem;

  private Store(Snapshot snapshot, long pairCacheBytes) {
    this.snapshot = snapshot;
    strings = TextColumn.open(snapshot, "strings");
    texts = TextColumn.open(snapshot, "texts");
    languages = LanguageTable.open(snapshot);
    names = NameTable.open(snapshot);
    scripts = ScriptTable.open(snapshot);
    lexemes = LexemeTable.open(snapshot);
    wordRelations = WordRelationTable.open(snapshot);
    senses = SenseTable.open(snapshot);
    meanings = MeaningTable.open(snapshot);
    concepts = ConceptTable.open(snapshot);
    sources = SourceTable.open(snapshot);
    proficiencies = ProficiencyTable.open(snapshot);
    codes = LanguageCodes.open(snapshot);
    EncodedGlosses encoded = null;
    String problem = "";
    try {
      encoded = EncodedGlosses.open(snapshot);
    } catch (EncoderUnavailableException e) {
      problem = String.valueOf(e.getMessage());
    }
    glosses = encoded;
    encoderProblem = problem;
    languageList = new LanguageList(languages);
    languageSearch = LanguageSearch.open(snapshot, languages, names, strings);
    lexemeSearch =
        LexemeSearch.open(
            snapshot, lexemes, senses, meanings, languages, scripts, strings, glosses);
    lexemeSuggest = LexemeSuggest.open(snapshot, lexemes);
    shapeSearch = ShapeSearch.open(snapshot, lexemes, languages, scripts, strings);
    soundSearch = new SoundSearch(lexemeSearch, lexemes, languages, scripts, strings);
    lexemeList = new LexemeList(languages, lexemes);
    frequencyList = new FrequencyList(languages, lexemes);
    wordPairs = new WordPairs(lexemes, senses, meanings, wordRelations);
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
            NeighbourModel.open(snapshot),
            strings);
  }

  /**
   * Opens a snapshot file with an eighth of the heap for ordered pairs.
   *
   * @throws IOException if the file cannot be read or is not a complete snapshot of this version
   */
  public static Store open(Path file) throws IOException {
    return open(file, Runtime.getRuntime().maxMemory() / PAIR_CACHE_HEAP_DIVISOR);
  }

  /**
   * Opens a snapshot file.
   *
   * @param pairCacheBytes the maximum number of bytes of heap for the ordered pairs of recent
   *     queries
   * @throws IOException if the file cannot be read or is not a complete snapshot of this version
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
   * Verifies all of a snapshot file: first the checksums of all sections, then the texts, tables
   * and indexes and the references between them.
   *
   * @param progress receives a line for each step
   * @throws IOException if the file cannot be read
   * @throws SnapshotException if the file is not a complete snapshot; the message says what is
   *     wrong and where
   */
  public static void verify(Path file, Consumer<String> progress) throws IOException {
    verify(file, 1, progress);
  }

  /**
   * Verifies all of a snapshot file like {@link #verify(Path, Consumer)}, on several threads. Which
   * fault is reported does not depend on their number.
   *
   * @param threads the maximum number of threads, at least 1
   * @param progress receives a line for each step, from the calling thread
   * @throws IOException if the file cannot be read
   * @throws SnapshotException if the file is not a complete snapshot
   */
  public static void verify(Path file, int threads, Consumer<String> progress) throws IOException {
    try (Snapshot snapshot = Snapshot.open(file)) {
      SnapshotVerifier.verify(snapshot, progress);
      StoreVerification.run(snapshot, threads, progress);
    }
  }

  /**
   * Verifies all of a published snapshot file like {@link #verify(Path, int, Consumer)}, and leaves
   * a mark beside it. If there is one already, the checksums of all bytes show that the snapshot is
   * still the one that was verified then, which takes a fraction of the time.
   *
   * @param threads the maximum number of threads, at least 1
   * @param progress receives a line for each step, from the calling thread
   * @throws IOException if the file cannot be read
   * @throws SnapshotException if the file is not a complete snapshot
   */
  public static void verifyOnce(Path file, int threads, Consumer<String> progress)
      throws IOException {
    try (Snapshot snapshot = Snapshot.open(file)) {
      SnapshotVerifier.verify(snapshot, progress);
      VerifiedMark mark = VerifiedMark.of(file, snapshot);
      if (!mark.exists()) {
        StoreVerification.run(snapshot, threads, progress);
        write(mark, progress);
      }
    }
  }

  private static void write(VerifiedMark mark, Consumer<String> progress) {
    try {
      mark.write();
    } catch (IOException e) {
      progress.accept("the next verification takes as long as this one: " + e);
    }
  }

  /**
   * Leaves a mark beside a published snapshot that {@link #verify(Path, int, Consumer)} has passed
   * under its temporary name.
   *
   * @throws IOException if the file cannot be read or the mark cannot be written
   */
  public static void markVerified(Path file) throws IOException {
    try (Snapshot snapshot = Snapshot.open(file)) {
      VerifiedMark.of(file, snapshot).write();
    }
  }

  /** Returns the snapshot file. */
  public Snapshot snapshot() {
    return snapshot;
  }

  /** Returns the short texts: lemmas, names, readings, forms, codes. */
  public TextColumn strings() {
    return strings;
  }

  /** Returns the long texts: glosses, definitions, examples, etymologies. */
  public TextColumn texts() {
    return texts;
  }

  /** Returns the table of languages, families and dialects. */
  public LanguageTable languages() {
    return languages;
  }

  /** Returns the table of names of languages. */
  public NameTable names() {
    return names;
  }

  /** Returns the table of writing systems. */
  public ScriptTable scripts() {
    return scripts;
  }

  /** Returns the table of dictionary entries. */
  public LexemeTable lexemes() {
    return lexemes;
  }

  /** Returns which relations of meanings hold between single words. */
  public WordPairs wordPairs() {
    return wordPairs;
  }

  /** Returns the relations between words. */
  public WordRelationTable wordRelations() {
    return wordRelations;
  }

  /** Returns the table of senses of dictionary entries. */
  public SenseTable senses() {
    return senses;
  }

  /**
   * Returns the short gloss of a sense, a row of {@link #texts}: its own or, if it has none, that
   * of its meaning; -1 if neither has one.
   *
   * @param sense a row of {@link #senses}
   */
  public int gloss(int sense) {
    int own = senses.gloss(sense);
    return own >= 0 ? own : meanings.gloss(senses.meaning(sense));
  }

  /** Returns the table of meanings. */
  public MeaningTable meanings() {
    return meanings;
  }

  /** Returns the table of concepts of the curated catalogue. */
  public ConceptTable concepts() {
    return concepts;
  }

  /** Returns the table of sources. */
  public SourceTable sources() {
    return sources;
  }

  /** Returns the table of proficiency levels. */
  public ProficiencyTable proficiencies() {
    return proficiencies;
  }

  /** Returns the codes of languages. */
  public LanguageCodes codes() {
    return codes;
  }

  /** Returns the list of languages by family and level. */
  public LanguageList languageList() {
    return languageList;
  }

  /** Returns the search for languages by name. */
  public LanguageSearch languageSearch() {
    return languageSearch;
  }

  /** Returns the search for lexemes by spelling and definition. */
  public LexemeSearch lexemeSearch() {
    return lexemeSearch;
  }

  /** Returns the search for lexemes by the shape of their spelling. */
  public ShapeSearch shapeSearch() {
    return shapeSearch;
  }

  /** Returns the search for words that rhyme or sound alike. */
  public SoundSearch soundSearch() {
    return soundSearch;
  }

  /** Returns the completion of typed prefixes. */
  public LexemeSuggest lexemeSuggest() {
    return lexemeSuggest;
  }

  /** Returns the list of lexemes by language and facets. */
  public LexemeList lexemeList() {
    return lexemeList;
  }

  /** Returns the list of lexemes of known frequency, the most frequent first. */
  public FrequencyList frequencyList() {
    return frequencyList;
  }

  /** Returns the list of meanings by concept. */
  public MeaningList meaningList() {
    return meaningList;
  }

  /** Returns the list of pairs of senses. */
  public Pairs pairs() {
    return pairs;
  }

  /** Returns the translator of words. */
  public Translator translator() {
    return translator;
  }

  /** Returns the vectors of glosses and their encoder; null if there are none, or it cannot run. */
  public @Nullable EncodedGlosses glosses() {
    return glosses;
  }

  /**
   * Returns why the vectors of glosses of the snapshot cannot be used; empty if they can, or if it
   * has none.
   */
  public String encoderProblem() {
    return encoderProblem;
  }

  /** Closes the snapshot and unmaps its file. */
  @Override
  public void close() {
    snapshot.close();
  }
}
