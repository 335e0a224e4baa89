package org.lexhub.store.table;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.ColumnSpec;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.MeaningColumn;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Meanings, the language-independent hubs, ordered by id.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class MeaningTable extends DefinitionTexts<MeaningColumn> {
  private final IntColumn key;
  private final LongColumn lexiconMeaningId;
  private final IntColumn concept;
  private final ByteColumn pos;
  private final IntColumn gloss;
  private final IntColumn exampleLanguage;
  private final OffsetsColumn relations;
  private final ByteColumn relationType;
  private final IntColumn relationMeaning;
  private final ListColumn senses;
  private final IntColumn senseLanguages;
  private final ListColumn near;
  private final ShortColumn nearness;

  /** The value of a byte column of optional constants where there is none. */
  public static final int NONE = ColumnSpec.NO_CODE;

  private MeaningTable(Snapshot snapshot) {
    super(
        snapshot,
        IdSections.MEANING,
        MeaningColumn.scalars(),
        MeaningColumn.DEFINITIONS,
        MeaningColumn.DEFINITION_LANGUAGE,
        MeaningColumn.DEFINITION_TEXT,
        MeaningColumn.DEFINITION_SOURCE,
        MeaningColumn.EXAMPLES,
        MeaningColumn.EXAMPLE_TEXT,
        MeaningColumn.EXAMPLE_SOURCE);
    key = MeaningColumn.KEY.ints(snapshot);
    lexiconMeaningId = MeaningColumn.LEXICON_MEANING_ID.longs(snapshot);
    concept = MeaningColumn.CONCEPT.ints(snapshot);
    pos = MeaningColumn.POS.bytes(snapshot);
    gloss = MeaningColumn.GLOSS.ints(snapshot);
    exampleLanguage = MeaningColumn.EXAMPLE_LANGUAGE.ints(snapshot);
    relations = MeaningColumn.RELATIONS.offsets(snapshot);
    relationType = MeaningColumn.RELATION_TYPE.bytes(snapshot);
    relationMeaning = MeaningColumn.RELATION_MEANING.ints(snapshot);
    senses = MeaningColumn.SENSES.lists(snapshot);
    senseLanguages = MeaningColumn.SENSE_LANGUAGES.ints(snapshot);
    near = MeaningColumn.NEAR.lists(snapshot);
    nearness = MeaningColumn.NEARNESS.shorts(snapshot);
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static MeaningTable open(Snapshot snapshot) {
    return new MeaningTable(snapshot);
  }

  /**
   * Reads what a response about the row reads from every column, without waiting in between.
   *
   * @return a number without meaning; use it, or the compiler removes the reads
   */
  public long prefetch(int row) {
    return prefetchTexts(row) + ids.id(row) + gloss.get(row);
  }

  /** Returns the hub key (string). */
  public int key(int row) {
    return key.get(row);
  }

  /** Returns the number of the meaning in its upstream database, -1 none. */
  public long lexiconMeaningId(int row) {
    return lexiconMeaningId.get(row);
  }

  /** Returns the row of the concept, -1 not aligned. */
  public int concept(int row) {
    return concept.get(row);
  }

  /** Returns the {@link Pos} number, 255 none. */
  public int pos(int row) {
    return pos.get(row);
  }

  /** Returns the English gloss (text), -1 none. */
  public int gloss(int row) {
    return gloss.get(row);
  }

  /** Returns the row of the language of an entry of the examples. */
  public int exampleLanguage(int entry) {
    return exampleLanguage.get(entry);
  }

  /** Returns the first of the relations of a row. */
  public int relationStart(int row) {
    return (int) relations.start(row);
  }

  /** Returns the end, exclusive, of the relations of a row. */
  public int relationEnd(int row) {
    return (int) relations.end(row);
  }

  /** Returns the {@link RelationType} number of an entry of the relations. */
  public int relationType(int entry) {
    return relationType.get(entry);
  }

  /** Returns the row of the related meaning of an entry of the relations. */
  public int relationMeaning(int entry) {
    return relationMeaning.get(entry);
  }

  /** Returns the part of speech, or null. */
  public @Nullable Pos posOf(int row) {
    int ordinal = pos.get(row);
    return ordinal == NONE ? null : Pos.at(ordinal);
  }

  /** Returns the index of the first sense of a meaning, for {@link #sense}. */
  public long senseStart(int row) {
    return senses.start(row);
  }

  /** Returns the end, exclusive, of the senses of a meaning. */
  public long senseEnd(int row) {
    return senses.end(row);
  }

  /** Returns the number of senses of a meaning. */
  public int senseCount(int row) {
    return senses.count(row);
  }

  /**
   * Returns the sense at an index. The senses of one meaning are sorted by language, then the most
   * confident first, then by row.
   */
  public int sense(long index) {
    return senses.value(index);
  }

  /** Returns the row of the language of the sense at an index. */
  public int senseLanguage(long index) {
    return senseLanguages.get((int) index);
  }

  /**
   * Returns the index of the first sense of a meaning in a language or, where it has none, of the
   * first in a later language, or the end; continue while {@link #senseLanguage} is the language.
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

  /** Returns the first of the meanings that are near a row, the nearest first. */
  public long nearStart(int row) {
    return near.start(row);
  }

  /** Returns the end, exclusive, of the meanings that are near a row. */
  public long nearEnd(int row) {
    return near.end(row);
  }

  /** Returns the row of a near meaning. */
  public int nearMeaning(long entry) {
    return near.value(entry);
  }

  /**
   * Returns how near it is, in basis points: the weight of a translation over it relative to one
   * over the meaning itself.
   */
  public int nearnessBasisPoints(long entry) {
    return nearness.get((int) entry);
  }
}
