package org.lexhub.loader.assemble;

import it.unimi.dsi.fastutil.ints.Int2FloatMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjLongConsumer;
import org.lexhub.loader.merge.AnnotationMatch;
import org.lexhub.loader.merge.ConceptMerge;
import org.lexhub.loader.merge.InflectedLemmas;
import org.lexhub.loader.merge.LanguageCatalogue;
import org.lexhub.loader.merge.LanguageMerge;
import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.merge.LexemeMerge;
import org.lexhub.loader.merge.MeaningGlosses;
import org.lexhub.loader.merge.MeaningMerge;
import org.lexhub.loader.merge.MeaningView;
import org.lexhub.loader.merge.MergedLanguage;
import org.lexhub.loader.merge.MergedLexeme;
import org.lexhub.loader.merge.MergedMeaning;
import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.merge.NamedMeanings;
import org.lexhub.loader.merge.PosOfMeaning;
import org.lexhub.loader.merge.SenseMerge;
import org.lexhub.loader.merge.SpreadLinks;
import org.lexhub.loader.merge.Transcriptions;
import org.lexhub.loader.merge.UsualWords;
import org.lexhub.loader.merge.entry.EntryMatch;
import org.lexhub.loader.merge.entry.StatedPairs;
import org.lexhub.loader.merge.relation.WordRelations;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.romanization.KnownSpellings;
import org.lexhub.loader.staging.IdSource;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.SparseRows;
import org.lexhub.loader.staging.StagedCorpus;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;
import org.lexhub.loader.staging.StringPool;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.schema.LexemeColumn;

/**
 * The merged layers, in the orders of the snapshot: languages, concepts and meanings by id, lexemes
 * by language, folded lemma, lemma and part of speech.
 */
public final class MergedDataset {
  private final Staging staging;
  private final SourceRanking ranking;
  private final LanguageCatalogue catalogue;
  private final List<MergedLanguage> languages;
  private final List<Concept> concepts;
  private final MeaningView meanings;
  private final LexemeIdentity lexemes;
  private final AnnotationMatch annotations;
  private final LexemeMerge lexemeMerge;
  private final int[] languageOf;
  private final StatedPairs statedPairs;
  private final WordRelations wordRelations;

  /** A concept with its public id. */
  public record Concept(int id, ConceptRecord record) {}

  private MergedDataset(
      Staging staging,
      SourceRanking ranking,
      LanguageCatalogue catalogue,
      List<MergedLanguage> languages,
      List<Concept> concepts,
      MeaningView meanings,
      LexemeIdentity lexemes,
      AnnotationMatch annotations,
      LexemeMerge lexemeMerge,
      StatedPairs statedPairs,
      WordRelations wordRelations,
      int[] languageOf) {
    this.staging = staging;
    this.ranking = ranking;
    this.catalogue = catalogue;
    this.languages = languages;
    this.concepts = concepts;
    this.meanings = meanings;
    this.lexemes = lexemes;
    this.annotations = annotations;
    this.lexemeMerge = lexemeMerge;
    this.languageOf = languageOf;
    this.statedPairs = statedPairs;
    this.wordRelations = wordRelations;
  }

  /**
   * Merges everything that is staged.
   *
   * @param ids assigns the public ids
   * @param rejects counts the rows that only the merge rejects
   * @param step receives the name of each step when it begins, and the number of rows that the step
   *     before produced
   */
  public static MergedDataset merge(
      Staging staging, IdSource ids, Rejects rejects, ObjLongConsumer<String> step) {
    SourceRanking ranking = staging.ranking();

    step.accept("merge languages", 0);
    LanguageCatalogue catalogue = new LanguageMerge(staging, ranking, rejects).merge();
    List<MergedLanguage> languages = numbered(catalogue.languages(), ids);
    int[] languageOf = catalogue.ordinals(staging.codes);

    step.accept("merge meanings", languages.size());
    List<Concept> concepts = concepts(ConceptMerge.merge(staging, ranking), ids);
    Map<String, Integer> conceptOrdinals = ordinals(concepts);
    MergedMeanings merged = new MeaningMerge(staging, ranking, conceptOrdinals, rejects).merge();
    int english = ordinal(catalogue, HubLanguage.CODE);
    BitSet left = Transcriptions.move(staging, languageOf, merged);
    InflectedLemmas.leave(staging, ranking, languageOf, merged, english, left);
    LexemeIdentity known = new LexemeIdentity(staging, languageOf, ranking, left);
    Rejects alreadyCounted = new Rejects();
    if (NamedMeanings.join(staging, known, merged, english) > 0) {
      merged = new MeaningMerge(staging, ranking, conceptOrdinals, alreadyCounted).merge();
    }
    if (PosOfMeaning.set(staging, merged)) {
      known = known.withNewPos(staging, languageOf, ranking, left);
    }
    Int2FloatMap spread = SpreadLinks.factors(staging, ranking, known, merged, english);
    Int2FloatMap factors = UsualWords.factors(staging, known, merged, english, spread);
    if (staging.entries.size() > 0) {
      step.accept("match dictionary entries", merged.size());
      SenseMerge senses =
          new SenseMerge(
              staging.lexemes, ranking, merged, IntUnaryOperator.identity(), languageOf, factors);
      new EntryMatch(staging, known, merged, senses, languageOf, languages.size(), english)
          .attach();
      step.accept("merge all meanings", staging.entries.size());
      merged = new MeaningMerge(staging, ranking, conceptOrdinals, alreadyCounted).merge();
    }
    MeaningView meanings = new MeaningView(staging, ranking, merged, languageOf, ids);

    step.accept("merge lexemes", meanings.size());
    rejectUnknownLanguages(staging, languageOf, rejects);
    LexemeIdentity lexemes =
        staging.entries.size() > 0 ? new LexemeIdentity(staging, languageOf, ranking, left) : known;
    if (staging.entries.size() > 0) {
      factors = UsualWords.factors(staging, lexemes, merged, english, spread);
    }
    MeaningGlosses.fill(staging, lexemes, merged, english);
    AnnotationMatch annotations = new AnnotationMatch(staging, lexemes, languageOf, ranking);
    StatedPairs stated = StatedPairs.of(staging, lexemes, languageOf);
    WordRelations relations =
        WordRelations.of(staging, ranking, lexemes, meanings::ofKey, languageOf);
    lexemes.lemmas().forgetFolds();
    SenseMerge senses =
        new SenseMerge(staging.lexemes, ranking, merged, meanings::ordinal, languageOf, factors);
    return new MergedDataset(
        staging,
        ranking,
        catalogue,
        languages,
        concepts,
        meanings,
        lexemes,
        annotations,
        new LexemeMerge(
            staging, ranking, lexemes, annotations, senses, ordinal(catalogue, HubLanguage.CODE)),
        stated,
        relations,
        languageOf);
  }

  private static Map<String, Integer> ordinals(List<Concept> concepts) {
    Map<String, Integer> ordinals = new HashMap<>();
    for (int i = 0; i < concepts.size(); i++) {
      ordinals.put(concepts.get(i).record().catalogId(), i);
    }
    return ordinals;
  }

  private static List<MergedLanguage> numbered(List<MergedLanguage> byKey, IdSource ids) {
    for (MergedLanguage language : byKey) {
      language.id = ids.language(language.glottocode());
    }
    List<MergedLanguage> byId = new ArrayList<>(byKey);
    byId.sort(Comparator.comparingInt((MergedLanguage language) -> language.id));
    for (int i = 0; i < byId.size(); i++) {
      byId.get(i).ordinal = i;
    }
    return byId;
  }

  private static List<Concept> concepts(List<ConceptRecord> byCatalogId, IdSource ids) {
    List<Concept> byId = new ArrayList<>();
    for (ConceptRecord record : byCatalogId) {
      byId.add(new Concept(ids.concept(record.catalogId()), record));
    }
    byId.sort(Comparator.comparingInt(Concept::id));
    return byId;
  }

  private static void rejectUnknownLanguages(Staging staging, int[] languageOf, Rejects rejects) {
    int[] counts = new int[languageOf.length];
    for (int row = 0; row < staging.lexemes.size(); row++) {
      counts[staging.lexemes.language.getInt(row)]++;
    }
    for (int code = 0; code < counts.length; code++) {
      if (languageOf[code] < 0 && counts[code] > 0) {
        rejects.merged(
            counts[code] + " lexemes of the unknown language \"" + staging.codes.text(code) + "\"",
            counts[code]);
      }
    }
  }

  /** Returns the sources by rank, the most authoritative first. */
  public List<SourceRecord> sources() {
    return ranking.sources();
  }

  /** Returns the languages by id. */
  public List<MergedLanguage> languages() {
    return languages;
  }

  /** Returns the ordinal of the language with an ISO 639-3 code, or -1. */
  public int languageWithIso(String iso) {
    return ordinal(catalogue, iso);
  }

  private static int ordinal(LanguageCatalogue catalogue, String iso) {
    MergedLanguage language = catalogue.withIso(iso);
    return language == null ? -1 : language.ordinal;
  }

  /** Returns the concepts by id. */
  public List<Concept> concepts() {
    return concepts;
  }

  /** Returns the number of meanings. */
  public int meanings() {
    return meanings.size();
  }

  /** Returns the public id of a meaning. */
  public int meaningId(int ordinal) {
    return meanings.id(ordinal);
  }

  /** Returns the ordinal of the meaning of a staged key, -1 if the key belongs to none. */
  public int meaningOfKey(int key) {
    return meanings.ofKey(key);
  }

  /** Returns the staged sentences with marked words. */
  public StagedCorpus corpus() {
    return staging.corpus;
  }

  /** Loads a meaning. */
  public void meaning(int ordinal, MergedMeaning out) {
    meanings.load(ordinal, out);
  }

  /** Returns the number of lexemes. */
  public int lexemes() {
    return lexemes.size();
  }

  /** Returns the ordinal of the language of a lexeme. */
  public int languageOfLexeme(int ordinal) {
    return lexemes.language(ordinal);
  }

  /** Returns the headword of a lexeme, as a number of the short texts. */
  public int lemmaOfLexeme(int ordinal) {
    return lexemes.lemma(ordinal);
  }

  /** Returns the number of the part of speech of a lexeme. */
  public int posOfLexeme(int ordinal) {
    return lexemes.pos(ordinal);
  }

  /** Returns an attribute of a lexeme like {@link MergedLexeme#attribute}. */
  public int attributeOfLexeme(int ordinal, LexemeColumn column) {
    return lexemeMerge.attribute(ordinal, column);
  }

  /** Loads a lexeme with its senses. */
  public void lexeme(int ordinal, MergedLexeme out) {
    lexemeMerge.merge(ordinal, out);
  }

  /** Returns the lexemes that bilingual dictionaries give as translations of each other. */
  public StatedPairs statedPairs() {
    return statedPairs;
  }

  /** Returns the relations between words. */
  public WordRelations wordRelations() {
    return wordRelations;
  }

  /** Returns the number of annotations without a lexeme, for each source that has any. */
  public SortedMap<String, Long> unmatchedAnnotations() {
    SortedMap<String, Long> unmatched = new TreeMap<>();
    for (int source = 0; source < ranking.size(); source++) {
      if (annotations.unmatched(source) > 0) {
        unmatched.put(ranking.sources().get(source).name(), annotations.unmatched(source));
      }
    }
    return unmatched;
  }

  /** Returns the readings and romanizations of all records. */
  public KnownSpellings knownSpellings() {
    KnownSpellings known = new KnownSpellings();
    for (StagedLexemes stage : List.of(staging.lexemes, staging.annotations)) {
      SparseRows readings = stage.attribute(LexemeColumn.READING);
      SparseRows romanizations = stage.attribute(LexemeColumn.ROMANIZATION);
      for (int i = 0; i < readings.size(); i++) {
        know(known, stage, readings.owner(i), readings.value(i, 0), -1);
      }
      for (int i = 0; i < romanizations.size(); i++) {
        know(known, stage, romanizations.owner(i), -1, romanizations.value(i, 0));
      }
    }
    return known;
  }

  private void know(
      KnownSpellings known, StagedLexemes stage, int row, int reading, int romanization) {
    int language = languageOf[stage.language.getInt(row)];
    String iso = language < 0 ? null : languages.get(language).iso639_3();
    if (iso != null && KnownSpellings.uses(iso)) {
      StringPool pool = staging.strings;
      known.add(
          iso,
          pool.text(stage.lemma.getInt(row)),
          reading < 0 ? null : pool.text(reading),
          romanization < 0 ? null : pool.text(romanization),
          stage.source.getInt(row));
    }
  }

  /** Returns the proficiency levels of all records, as numbers of the short texts. */
  public IntSet proficiencies() {
    IntSet levels = new IntOpenHashSet();
    for (StagedLexemes stage : List.of(staging.lexemes, staging.annotations)) {
      for (int i = 0; i < stage.proficiencies.size(); i++) {
        levels.add(stage.proficiencies.value(i, 0));
      }
    }
    return levels;
  }

  /** Returns the staged short texts. */
  public StringPool strings() {
    return staging.strings;
  }

  /** Returns the staged long texts. */
  public StringPool texts() {
    return staging.texts;
  }

  /** Returns the staged feature sets; features are joined with U+001F. */
  public StringPool featureSets() {
    return staging.featureSets;
  }
}
