package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.GatheredLongs;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.id.IdIndexWriter;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Collects the rows of {@link MeaningTable} in ordinal order and writes them when it is closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class MeaningTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  final GatheredInts id = new GatheredInts();
  final GatheredInts key = new GatheredInts();
  final GatheredLongs lexiconMeaningId = new GatheredLongs();
  public final GatheredInts concept = new GatheredInts();
  public final ByteArrayList pos = new ByteArrayList();
  public final GatheredInts gloss = new GatheredInts();
  public final GatheredLongs traits = new GatheredLongs();
  public final GatheredInts definitions = new GatheredInts();
  public final GatheredInts definitionLanguage = new GatheredInts();
  public final GatheredInts definitionText = new GatheredInts();
  public final GatheredInts examples = new GatheredInts();
  public final GatheredInts exampleLanguage = new GatheredInts();
  public final GatheredInts exampleText = new GatheredInts();
  public final GatheredInts relations = new GatheredInts();
  public final ByteArrayList relationType = new ByteArrayList();
  public final GatheredInts relationMeaning = new GatheredInts();
  private int nextId = 0;
  private int nextKey = -1;
  private long nextLexiconMeaningId = -1;
  private int nextConcept = -1;
  private int nextPos = 255;
  private int nextGloss = -1;
  private long nextTraits = 0;

  private MeaningTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts an empty table; nothing is written before {@link #close}. */
  public static MeaningTableWriter create(SnapshotWriter out) {
    return new MeaningTableWriter(out);
  }

  /** How many rows are complete. */
  public int size() {
    return id.size();
  }

  /** Sets the public id, at least 1. */
  @CanIgnoreReturnValue
  public MeaningTableWriter id(int value) {
    nextId = value;
    return this;
  }

  /** Sets the hub key (string). */
  @CanIgnoreReturnValue
  public MeaningTableWriter key(int value) {
    nextKey = value;
    return this;
  }

  /** Sets the number of the meaning in its upstream database, -1 none. */
  @CanIgnoreReturnValue
  public MeaningTableWriter lexiconMeaningId(long value) {
    nextLexiconMeaningId = value;
    return this;
  }

  /** Sets the row of the concept, -1 not aligned. */
  @CanIgnoreReturnValue
  public MeaningTableWriter concept(int value) {
    nextConcept = value;
    return this;
  }

  /** Sets the {@link Pos} number, 255 none. */
  @CanIgnoreReturnValue
  public MeaningTableWriter pos(int value) {
    nextPos = value;
    return this;
  }

  /** Sets the English gloss (text), -1 none. */
  @CanIgnoreReturnValue
  public MeaningTableWriter gloss(int value) {
    nextGloss = value;
    return this;
  }

  /** Sets the {@link VerbFrames}, which visitors are told; no column holds them. */
  @CanIgnoreReturnValue
  public MeaningTableWriter traits(long value) {
    nextTraits = value;
    return this;
  }

  /**
   * Adds an entry to the definitions of the row.
   *
   * @param language the row of the language
   * @param text the text
   */
  @CanIgnoreReturnValue
  public MeaningTableWriter addDefinition(int language, int text) {
    definitionLanguage.add(language);
    definitionText.add(text);
    return this;
  }

  /**
   * Adds an entry to the examples of the row.
   *
   * @param language the row of the language
   * @param text the text
   */
  @CanIgnoreReturnValue
  public MeaningTableWriter addExample(int language, int text) {
    exampleLanguage.add(language);
    exampleText.add(text);
    return this;
  }

  /**
   * Adds an entry to the relations of the row.
   *
   * @param type the {@link RelationType} number
   * @param meaning the row of the related meaning
   */
  @CanIgnoreReturnValue
  public MeaningTableWriter addRelation(int type, int meaning) {
    relationType.add(ColumnSet.unsignedByte("meaning.relationType", type));
    relationMeaning.add(meaning);
    return this;
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    id.add(nextId);
    key.add(nextKey);
    lexiconMeaningId.add(nextLexiconMeaningId);
    concept.add(nextConcept);
    pos.add(ColumnSet.unsignedByte("meaning.pos", nextPos));
    gloss.add(nextGloss);
    traits.add(nextTraits);
    definitions.add(definitionLanguage.size());
    examples.add(exampleLanguage.size());
    relations.add(relationType.size());
    nextId = 0;
    nextKey = -1;
    nextLexiconMeaningId = -1;
    nextConcept = -1;
    nextPos = 255;
    nextGloss = -1;
    nextTraits = 0;
    return size() - 1;
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    IdIndexWriter.write(out, "meaning", id);
    ColumnSet.ints(out, "meaning.key", key);
    ColumnSet.longs(out, "meaning.lexiconMeaningId", lexiconMeaningId);
    ColumnSet.ints(out, "meaning.concept", concept);
    ColumnSet.bytes(out, "meaning.pos", pos);
    ColumnSet.ints(out, "meaning.gloss", gloss);
    ColumnSet.offsets(out, "meaning.definitions", definitions);
    ColumnSet.ints(out, "meaning.definitionLanguage", definitionLanguage);
    ColumnSet.ints(out, "meaning.definitionText", definitionText);
    ColumnSet.offsets(out, "meaning.examples", examples);
    ColumnSet.ints(out, "meaning.exampleLanguage", exampleLanguage);
    ColumnSet.ints(out, "meaning.exampleText", exampleText);
    ColumnSet.offsets(out, "meaning.relations", relations);
    ColumnSet.bytes(out, "meaning.relationType", relationType);
    ColumnSet.ints(out, "meaning.relationMeaning", relationMeaning);
  }
}
