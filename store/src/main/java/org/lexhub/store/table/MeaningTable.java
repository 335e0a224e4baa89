package org.lexhub.store.table;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.id.IdIndex;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Meanings, the language-independent hubs, ordered by id.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class MeaningTable {
  private final IdIndex ids;
  private final IntColumn key;
  private final LongColumn lexiconMeaningId;
  private final IntColumn concept;
  private final ByteColumn pos;
  private final IntColumn gloss;
  private final OffsetsColumn definitions;
  private final IntColumn definitionLanguage;
  private final IntColumn definitionText;
  private final OffsetsColumn examples;
  private final IntColumn exampleLanguage;
  private final IntColumn exampleText;
  private final OffsetsColumn relations;
  private final ByteColumn relationType;
  private final IntColumn relationMeaning;
  private final ListColumn senses;
  private final IntColumn senseLanguages;
  private final ListColumn near;
  private final ShortColumn nearness;

  /** What a byte column of optional constants holds where there is none. */
  public static final int NONE = 255;

  private MeaningTable(Snapshot snapshot) {
    ids = IdIndex.open(snapshot, "meaning");
    key = IntColumn.open(snapshot, "meaning.key");
    lexiconMeaningId = LongColumn.open(snapshot, "meaning.lexiconMeaningId");
    concept = IntColumn.open(snapshot, "meaning.concept");
    pos = ByteColumn.open(snapshot, "meaning.pos");
    gloss = IntColumn.open(snapshot, "meaning.gloss");
    definitions = OffsetsColumn.open(snapshot, "meaning.definitions");
    definitionLanguage = IntColumn.open(snapshot, "meaning.definitionLanguage");
    definitionText = IntColumn.open(snapshot, "meaning.definitionText");
    examples = OffsetsColumn.open(snapshot, "meaning.examples");
    exampleLanguage = IntColumn.open(snapshot, "meaning.exampleLanguage");
    exampleText = IntColumn.open(snapshot, "meaning.exampleText");
    relations = OffsetsColumn.open(snapshot, "meaning.relations");
    relationType = ByteColumn.open(snapshot, "meaning.relationType");
    relationMeaning = IntColumn.open(snapshot, "meaning.relationMeaning");
    senses = ListColumn.open(snapshot, "meaning.senses");
    senseLanguages = IntColumn.open(snapshot, "meaning.senseLanguages");
    near = ListColumn.open(snapshot, "meaning.near");
    nearness = ShortColumn.open(snapshot, "meaning.nearness");
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static MeaningTable open(Snapshot snapshot) {
    return new MeaningTable(snapshot);
  }

  /** How many rows there are. */
  public int size() {
    return ids.size();
  }

  /** The public id of a row. */
  public int id(int row) {
    return ids.id(row);
  }

  /**
   * Reads of every column what an answer about the row will read, without waiting in between.
   *
   * @return a number without meaning; has to be used, lest the reads be left out
   */
  public long prefetch(int row) {
    return definitions.start(row) + examples.start(row) + ids.id(row) + gloss.get(row);
  }

  /** The row that has a public id, or -1. */
  public int ordinal(long id) {
    return ids.ordinal(id);
  }

  /** The hub key (string). */
  public int key(int row) {
    return key.get(row);
  }

  /** The number of the meaning in its upstream database, -1 none. */
  public long lexiconMeaningId(int row) {
    return lexiconMeaningId.get(row);
  }

  /** The row of the concept, -1 not aligned. */
  public int concept(int row) {
    return concept.get(row);
  }

  /** The {@link Pos} number, 255 none. */
  public int pos(int row) {
    return pos.get(row);
  }

  /** The English gloss (text), -1 none. */
  public int gloss(int row) {
    return gloss.get(row);
  }

  /** The first of the definitions of a row. */
  public int definitionStart(int row) {
    return (int) definitions.start(row);
  }

  /** The end, exclusive, of the definitions of a row. */
  public int definitionEnd(int row) {
    return (int) definitions.end(row);
  }

  /** The row of the language of an entry of the definitions. */
  public int definitionLanguage(int entry) {
    return definitionLanguage.get(entry);
  }

  /** The text of an entry of the definitions. */
  public int definitionText(int entry) {
    return definitionText.get(entry);
  }

  /** The first of the examples of a row. */
  public int exampleStart(int row) {
    return (int) examples.start(row);
  }

  /** The end, exclusive, of the examples of a row. */
  public int exampleEnd(int row) {
    return (int) examples.end(row);
  }

  /** The row of the language of an entry of the examples. */
  public int exampleLanguage(int entry) {
    return exampleLanguage.get(entry);
  }

  /** The text of an entry of the examples. */
  public int exampleText(int entry) {
    return exampleText.get(entry);
  }

  /** The first of the relations of a row. */
  public int relationStart(int row) {
    return (int) relations.start(row);
  }

  /** The end, exclusive, of the relations of a row. */
  public int relationEnd(int row) {
    return (int) relations.end(row);
  }

  /** The {@link RelationType} number of an entry of the relations. */
  public int relationType(int entry) {
    return relationType.get(entry);
  }

  /** The row of the related meaning of an entry of the relations. */
  public int relationMeaning(int entry) {
    return relationMeaning.get(entry);
  }

  /** The part of speech, or null. */
  public @Nullable Pos posOf(int row) {
    int ordinal = pos.get(row);
    return ordinal == NONE ? null : Pos.at(ordinal);
  }

  /** The index of the first sense of a meaning, for {@link #sense}. */
  public long senseStart(int row) {
    return senses.start(row);
  }

  /** The end, exclusive, of the senses of a meaning. */
  public long senseEnd(int row) {
    return senses.end(row);
  }

  /** How many senses link to a meaning. */
  public int senseCount(int row) {
    return senses.count(row);
  }

  /**
   * The sense at an index. The senses of one meaning are sorted by language, then the most
   * confident first, then by row.
   */
  public int sense(long index) {
    return senses.value(index);
  }

  /** The row of the language of the sense at an index. */
  public int senseLanguage(long index) {
    return senseLanguages.get((int) index);
  }

  /**
   * The index of the first sense of a meaning in a language or, where it has none, of the first in
   * a later language, or the end; go on while {@link #senseLanguage} is the language.
   */
  public long sensesIn(int row, int language) {
    long low = senses.start(row);
    long high = senses.end(row);
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (senseLanguages.get((int) middle) < language) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The first of the meanings that are near a row, the nearest first. */
  public long nearStart(int row) {
    return near.start(row);
  }

  /** The end, exclusive, of the meanings that are near a row. */
  public long nearEnd(int row) {
    return near.end(row);
  }

  /** The row of a near meaning. */
  public int nearMeaning(long entry) {
    return near.value(entry);
  }

  /**
   * How near it is, in basis points: what a translation over it is worth beside one over the
   * meaning itself.
   */
  public int nearnessBasisPoints(long entry) {
    return nearness.get((int) entry);
  }
}
