package org.lexhub.loader.assemble;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjLongConsumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.merge.AnnotationMatch;
import org.lexhub.loader.merge.ConceptMerge;
import org.lexhub.loader.merge.LanguageCatalogue;
import org.lexhub.loader.merge.LanguageMerge;
import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.merge.LexemeMerge;
import org.lexhub.loader.merge.MeaningMerge;
import org.lexhub.loader.merge.MeaningView;
import org.lexhub.loader.merge.MergedLanguage;
import org.lexhub.loader.merge.MergedLexeme;
import org.lexhub.loader.merge.MergedMeaning;
import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.merge.SenseMerge;
import org.lexhub.loader.merge.entry.EntryMatch;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.staging.IdSource;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;
import org.lexhub.loader.staging.StringPool;

/**
 * All layers as one dataset, in the orders of the snapshot: languages, concepts and meanings by id,
 * lexemes by language, folded lemma, lemma and part of speech.
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

  /** A concept with its public id. */
  public record Concept(int id, ConceptRecord record) {}

  private MergedDataset(
      Staging staging, IdSource ids, Rejects rejects, ObjLongConsumer<String> step) {
    this.staging = staging;
    ranking = staging.ranking();
    step.accept("merge languages", 0);
    catalogue = new LanguageMerge(staging, ranking, rejects).merge();
    languages = numbered(catalogue.languages(), ids);
    int[] languageOf = catalogue.ordinals(staging.codes);
    step.accept("merge meanings", languages.size());
    concepts = concepts(ConceptMerge.merge(staging, ranking), ids);
    Map<String, Integer> conceptOrdinals = new HashMap<>();
    for (int i = 0; i < concepts.size(); i++) {
      conceptOrdinals.put(concepts.get(i).record().catalogId(), i);
    }
    MergedMeanings merged = mergeMeanings(conceptOrdinals, languageOf, rejects, step);
    meanings = new MeaningView(staging, merged, languageOf, ids);
    step.accept("merge lexemes", meanings.size());
    rejectUnknownLanguages(languageOf, rejects);
    lexemes = new LexemeIdentity(staging, languageOf, ranking);
    annotations = new AnnotationMatch(staging, lexemes, languageOf, ranking);
    lexemes.lemmas().forgetFolds();
    SenseMerge senses =
        new SenseMerge(staging.lexemes, ranking, merged, meanings::ordinal, languageOf);
    lexemeMerge = new LexemeMerge(staging, ranking, lexemes, annotations, senses);
  }

  /** Merges the meanings, once more where entries of dictionaries add words and meanings. */
  private MergedMeanings mergeMeanings(
      Map<String, Integer> conceptOrdinals,
      int[] languageOf,
      Rejects rejects,
      ObjLongConsumer<String> step) {
    MergedMeanings merged = new MeaningMerge(staging, ranking, conceptOrdinals, rejects).merge();
    if (staging.entries.size() == 0) {
      return merged;
    }
    step.accept("match dictionary entries", merged.size());
    LexemeIdentity known = new LexemeIdentity(staging, languageOf, ranking);
    SenseMerge senses =
        new SenseMerge(staging.lexemes, ranking, merged, IntUnaryOperator.identity(), languageOf);
    int english = languageWithIso("eng");
    new EntryMatch(staging, known, merged, senses, languageOf, languages.size(), english).attach();
    step.accept("merge all meanings", staging.entries.size());
    return new MeaningMerge(staging, ranking, conceptOrdinals, new Rejects()).merge();
  }

  /**
   * Merges everything that was staged.
   *
   * @param ids where the public ids come from
   * @param rejects counts what was found wanting only now
   * @param step told the name of each step as it begins, with the rows that the one before gave
   */
  public static MergedDataset merge(
      Staging staging, IdSource ids, Rejects rejects, ObjLongConsumer<String> step) {
    return new MergedDataset(staging, ids, rejects, step);
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

  private void rejectUnknownLanguages(int[] languageOf, Rejects rejects) {
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

  /** The sources by rank, the most authoritative first. */
  public List<SourceRecord> sources() {
    return ranking.sources();
  }

  /** The languages by id. */
  public List<MergedLanguage> languages() {
    return languages;
  }

  /** The ordinal of the language with an ISO 639-3 code, or -1. */
  public int languageWithIso(String iso) {
    @Nullable MergedLanguage language = catalogue.withIso(iso);
    return language == null ? -1 : language.ordinal;
  }

  /** The concepts by id. */
  public List<Concept> concepts() {
    return concepts;
  }

  /** How many meanings there are. */
  public int meanings() {
    return meanings.size();
  }

  /** The public id of a meaning. */
  public int meaningId(int ordinal) {
    return meanings.id(ordinal);
  }

  /** Loads a meaning. */
  public void meaning(int ordinal, MergedMeaning out) {
    meanings.load(ordinal, out);
  }

  /** How many lexemes there are. */
  public int lexemes() {
    return lexemes.size();
  }

  /** Loads a lexeme with its senses. */
  public void lexeme(int ordinal, MergedLexeme out) {
    lexemeMerge.merge(ordinal, out);
  }

  /** How many annotations of each source found no lexeme, without those that all found one. */
  public SortedMap<String, Long> unmatchedAnnotations() {
    SortedMap<String, Long> unmatched = new TreeMap<>();
    for (int source = 0; source < ranking.size(); source++) {
      if (annotations.unmatched(source) > 0) {
        unmatched.put(ranking.sources().get(source).name(), annotations.unmatched(source));
      }
    }
    return unmatched;
  }

  /** Every proficiency level that some record gives, as numbers of the short texts. */
  public IntSet proficiencies() {
    IntSet levels = new IntOpenHashSet();
    for (StagedLexemes stage : List.of(staging.lexemes, staging.annotations)) {
      for (int i = 0; i < stage.proficiencies.size(); i++) {
        levels.add(stage.proficiencies.value(i, 0));
      }
    }
    return levels;
  }

  /** The staged short texts. */
  public StringPool strings() {
    return staging.strings;
  }

  /** The staged long texts. */
  public StringPool texts() {
    return staging.texts;
  }

  /** The staged feature sets, features joined with U+001F. */
  public StringPool featureSets() {
    return staging.featureSets;
  }
}
