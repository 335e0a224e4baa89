package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceRecord;

/**
 * The records of all layers before the merge, in any order, with language codes and meaning keys as
 * numbers of pools.
 */
public final class Staging {
  /** The short texts: lemmas, names, readings, forms. */
  public final StringPool strings = new StringPool();

  /** The long texts: glosses, definitions, examples, etymologies. */
  public final StringPool texts = new StringPool();

  /** The language codes as written. */
  public final StringPool codes = new StringPool();

  /** The meaning keys as written. */
  public final StringPool keys = new StringPool();

  /** Joins the features of a set. */
  public static final String FEATURE_SEPARATOR = "\u001f";

  /** The sets of grammatical features, joined with {@link #FEATURE_SEPARATOR}. */
  public final StringPool featureSets = new StringPool();

  public final StagedLanguages languages = new StagedLanguages();
  public final List<ConceptRecord> concepts = new ArrayList<>();
  public final IntArrayList conceptSource = new IntArrayList();
  public final StagedMeanings meanings = new StagedMeanings();
  public final StagedLexemes lexemes = new StagedLexemes();
  public final StagedLexemes annotations = new StagedLexemes();
  public final StagedEntries entries = new StagedEntries();
  public final StagedWordRelations wordRelations = new StagedWordRelations();
  public final StagedCorpus corpus = new StagedCorpus();

  private final List<SourceRecord> sources = new ArrayList<>();
  private final IntArrayList priorities = new IntArrayList();
  private final Map<String, Integer> sourceByName = new LinkedHashMap<>();
  private final IntSet transcribing = new IntOpenHashSet();
  private final IntSet usualWords = new IntOpenHashSet();

  /**
   * Returns a sink for the records of one layer.
   *
   * @param priority higher is more authoritative
   * @param rejects counts the bad rows of the layer
   */
  public RecordSink layer(SourceRecord source, int priority, Rejects rejects) {
    return new StagingSink(this, source, priority, rejects);
  }

  /** Returns the number of staged rows of all kinds. */
  public long rows() {
    return (long) languages.records.size()
        + languages.nameText.size()
        + concepts.size()
        + meanings.size()
        + meanings.same.size()
        + meanings.definitions.size()
        + meanings.examples.size()
        + meanings.relations.size()
        + lexemes.size()
        + lexemes.senses.size()
        + annotations.size()
        + entries.size()
        + wordRelations.size()
        + corpus.sentences();
  }

  /** Returns the number of a source; the first record of a name decides its title and priority. */
  int source(SourceRecord source, int priority) {
    Integer known = sourceByName.get(source.name());
    if (known != null) {
      return known;
    }
    int number = sources.size();
    sources.add(source);
    priorities.add(priority);
    sourceByName.put(source.name(), number);
    return number;
  }

  /** Notes that the lexemes of a source may be transcriptions. */
  void transcribes(int source) {
    transcribing.add(source);
  }

  /** Returns whether the lexemes of a source may be transcriptions in Latin letters. */
  public boolean mayTranscribe(int source) {
    return transcribing.contains(source);
  }

  /** Notes that a source lists the usual words of each of its meanings. */
  void addListOfUsualWords(int source) {
    usualWords.add(source);
  }

  /** Returns whether a source lists the usual words of each of its meanings. */
  public boolean listsUsualWords(int source) {
    return usualWords.contains(source);
  }

  /** Returns the sources by authority; equal priorities are in the order of the recipe. */
  public SourceRanking ranking() {
    return new SourceRanking(sources, priorities);
  }
}
