package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.GatheredLongs;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.MeaningColumn;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.table.vocabulary.VerbFrames;

/** Gathers the rows of {@link MeaningTable}. */
public final class MeaningTableWriter extends IdentifiedTableWriter<MeaningColumn> {
  public final IntList concept = rows.ints(MeaningColumn.CONCEPT);
  public final IntList pos = rows.ints(MeaningColumn.POS);
  public final IntList gloss = rows.ints(MeaningColumn.GLOSS);
  public final GatheredLongs traits = new GatheredLongs();
  public final GatheredInts definitions = new GatheredInts();
  public final GatheredInts definitionLanguage = new GatheredInts();
  public final GatheredInts definitionText = new GatheredInts();
  private final GatheredInts definitionSource = new GatheredInts();
  public final GatheredInts examples = new GatheredInts();
  public final GatheredInts exampleLanguage = new GatheredInts();
  public final GatheredInts exampleText = new GatheredInts();
  private final GatheredInts exampleSource = new GatheredInts();
  public final GatheredInts relations = new GatheredInts();
  public final GatheredInts relationType = new GatheredInts();
  public final GatheredInts relationMeaning = new GatheredInts();
  private long nextTraits = 0;

  private MeaningTableWriter(SnapshotWriter out) {
    super(out, IdSections.MEANING, MeaningColumn.scalars());
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static MeaningTableWriter create(SnapshotWriter out) {
    return new MeaningTableWriter(out);
  }

  /** Sets the public id, at least 1. */
  @CanIgnoreReturnValue
  public MeaningTableWriter id(int value) {
    setId(value);
    return this;
  }

  /** Sets the hub key (string). */
  @CanIgnoreReturnValue
  public MeaningTableWriter key(int value) {
    rows.set(MeaningColumn.KEY, value);
    return this;
  }

  /** Sets the number of the meaning in its upstream database, -1 none. */
  @CanIgnoreReturnValue
  public MeaningTableWriter lexiconMeaningId(long value) {
    rows.set(MeaningColumn.LEXICON_MEANING_ID, value);
    return this;
  }

  /** Sets the row of the concept, -1 not aligned. */
  @CanIgnoreReturnValue
  public MeaningTableWriter concept(int value) {
    rows.set(MeaningColumn.CONCEPT, value);
    return this;
  }

  /** Sets the {@link Pos} number, 255 none. */
  @CanIgnoreReturnValue
  public MeaningTableWriter pos(int value) {
    rows.set(MeaningColumn.POS, value);
    return this;
  }

  /** Sets the English gloss (text), -1 none. */
  @CanIgnoreReturnValue
  public MeaningTableWriter gloss(int value) {
    rows.set(MeaningColumn.GLOSS, value);
    return this;
  }

  /** Sets the {@link VerbFrames}, which visitors receive; no column stores them. */
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
   * @param source the row of the source
   */
  @CanIgnoreReturnValue
  public MeaningTableWriter addDefinition(int language, int text, int source) {
    definitionLanguage.add(language);
    definitionText.add(text);
    definitionSource.add(
        ColumnSet.unsignedShort(MeaningColumn.DEFINITION_SOURCE.section(), source));
    return this;
  }

  /**
   * Adds an entry to the examples of the row.
   *
   * @param language the row of the language
   * @param text the text
   * @param source the row of the source
   */
  @CanIgnoreReturnValue
  public MeaningTableWriter addExample(int language, int text, int source) {
    exampleLanguage.add(language);
    exampleText.add(text);
    exampleSource.add(ColumnSet.unsignedShort(MeaningColumn.EXAMPLE_SOURCE.section(), source));
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
    relationType.add(ColumnSet.unsignedByte(MeaningColumn.RELATION_TYPE.section(), type));
    relationMeaning.add(meaning);
    return this;
  }

  @Override
  @CanIgnoreReturnValue
  public int endRow() {
    traits.add(nextTraits);
    definitions.add(definitionLanguage.size());
    examples.add(exampleLanguage.size());
    relations.add(relationType.size());
    nextTraits = 0;
    return super.endRow();
  }

  @Override
  public void close() {
    super.close();
    ColumnSet.offsets(out, MeaningColumn.DEFINITIONS.section(), definitions);
    ColumnSet.ints(out, MeaningColumn.DEFINITION_LANGUAGE.section(), definitionLanguage);
    ColumnSet.ints(out, MeaningColumn.DEFINITION_TEXT.section(), definitionText);
    ColumnSet.shorts(out, MeaningColumn.DEFINITION_SOURCE.section(), definitionSource);
    ColumnSet.offsets(out, MeaningColumn.EXAMPLES.section(), examples);
    ColumnSet.ints(out, MeaningColumn.EXAMPLE_LANGUAGE.section(), exampleLanguage);
    ColumnSet.ints(out, MeaningColumn.EXAMPLE_TEXT.section(), exampleText);
    ColumnSet.shorts(out, MeaningColumn.EXAMPLE_SOURCE.section(), exampleSource);
    ColumnSet.offsets(out, MeaningColumn.RELATIONS.section(), relations);
    ColumnSet.bytes(out, MeaningColumn.RELATION_TYPE.section(), relationType);
    ColumnSet.ints(out, MeaningColumn.RELATION_MEANING.section(), relationMeaning);
  }
}
