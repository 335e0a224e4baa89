package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceRecord;

/**
 * Everything that the layers said, before anything is decided: records in any order, with language
 * codes and meaning keys as numbers of pools.
 */
public final class Staging {
  /** Short texts: lemmas, names, readings, forms. */
  final Pool strings = new Pool();

  /** Long texts: glosses, definitions, examples, etymologies. */
  final Pool texts = new Pool();

  /** Language codes as written. */
  final Pool codes = new Pool();

  /** Meaning keys as written. */
  final Pool keys = new Pool();

  /** Sets of grammatical features, joined with U+001F. */
  final Pool featureSets = new Pool();

  final LanguageStage languages = new LanguageStage();
  final List<ConceptRecord> concepts = new ArrayList<>();
  final IntArrayList conceptSource = new IntArrayList();
  final MeaningStage meanings = new MeaningStage();
  final LexemeStage lexemes = new LexemeStage();
  final LexemeStage annotations = new LexemeStage();
  final EntryStage entries = new EntryStage();

  private final List<SourceRecord> sources = new ArrayList<>();
  private final IntArrayList priorities = new IntArrayList();
  private final Map<String, Integer> sourceByName = new LinkedHashMap<>();

  /**
   * A sink for the records of one layer.
   *
   * @param priority higher is more authoritative
   * @param rejects where the layer's bad rows are counted
   */
  public RecordSink layer(SourceRecord source, int priority, Rejects rejects) {
    return new StagingSink(this, source, priority, rejects);
  }

  /** How many rows of every kind are staged. */
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
        + entries.size();
  }

  /** The number of a source; the first that brings a name also brings its title and priority. */
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

  /** The sources, most authoritative first; equal priorities stay in the order of the recipe. */
  SourceRanking ranking() {
    return new SourceRanking(sources, priorities);
  }
}
