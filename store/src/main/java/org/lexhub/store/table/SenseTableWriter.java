package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.SenseColumn;
import org.lexhub.store.table.vocabulary.Register;

/** Gathers the rows of {@link SenseTable}. */
public final class SenseTableWriter extends IdentifiedTableWriter<SenseColumn> {
  public final IntList lexeme = rows.ints(SenseColumn.LEXEME);
  public final IntList meaning = rows.ints(SenseColumn.MEANING);
  public final IntList gloss = rows.ints(SenseColumn.GLOSS);
  public final IntList domain = rows.ints(SenseColumn.DOMAIN);
  public final IntList confidence = rows.ints(SenseColumn.CONFIDENCE);
  public final IntList tagCount = rows.ints(SenseColumn.TAG_COUNT);
  public final ListRows sources = new ListRows();
  private final GatheredInts sourceEvidence = new GatheredInts();
  public final GatheredInts definitions = new GatheredInts();
  public final GatheredInts definitionLanguage = new GatheredInts();
  public final GatheredInts definitionText = new GatheredInts();
  private final GatheredInts definitionSource = new GatheredInts();
  public final GatheredInts examples = new GatheredInts();
  public final GatheredInts exampleText = new GatheredInts();
  private final GatheredInts exampleSource = new GatheredInts();
  public final GatheredInts exampleTranslation = new GatheredInts();

  private SenseTableWriter(SnapshotWriter out) {
    super(out, IdSections.SENSE, SenseColumn.scalars());
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static SenseTableWriter create(SnapshotWriter out) {
    return new SenseTableWriter(out);
  }

  /** Sets the public id, at least 1. */
  @CanIgnoreReturnValue
  public SenseTableWriter id(int value) {
    setId(value);
    return this;
  }

  /** Sets the row of the lexeme. */
  @CanIgnoreReturnValue
  public SenseTableWriter lexeme(int value) {
    rows.set(SenseColumn.LEXEME, value);
    return this;
  }

  /** Sets the row of the meaning. */
  @CanIgnoreReturnValue
  public SenseTableWriter meaning(int value) {
    rows.set(SenseColumn.MEANING, value);
    return this;
  }

  /** Sets the short gloss (text), -1 none. */
  @CanIgnoreReturnValue
  public SenseTableWriter gloss(int value) {
    rows.set(SenseColumn.GLOSS, value);
    return this;
  }

  /** Sets the {@link Register} number, 255 none. */
  @CanIgnoreReturnValue
  public SenseTableWriter register(int value) {
    rows.set(SenseColumn.REGISTER, value);
    return this;
  }

  /** Sets the domain (string), -1 none. */
  @CanIgnoreReturnValue
  public SenseTableWriter domain(int value) {
    rows.set(SenseColumn.DOMAIN, value);
    return this;
  }

  /** Sets the most authoritative source of the link. */
  @CanIgnoreReturnValue
  public SenseTableWriter source(int value) {
    rows.set(SenseColumn.SOURCE, value);
    return this;
  }

  /** Sets the confidence of the link in basis points. */
  @CanIgnoreReturnValue
  public SenseTableWriter confidence(int value) {
    rows.set(SenseColumn.CONFIDENCE, value);
    return this;
  }

  /** Sets how often a sense-tagged corpus uses the word in this sense. */
  @CanIgnoreReturnValue
  public SenseTableWriter tagCount(int value) {
    rows.set(SenseColumn.TAG_COUNT, value);
    return this;
  }

  /**
   * Adds one to the sources that assert the link of the row.
   *
   * @param evidence100 its evidence, in hundredths
   */
  @CanIgnoreReturnValue
  public SenseTableWriter addSource(int value, int evidence100) {
    sources.add(value);
    sourceEvidence.add(ColumnSet.unsignedByte(SenseColumn.SOURCE_EVIDENCE.section(), evidence100));
    return this;
  }

  /**
   * Returns the number of statements of the link of a row that are independent of each other: the
   * sources with evidence, at least 1.
   */
  public int statements(int row) {
    int count = 0;
    for (int i = sources.start(row); i < sources.end(row); i++) {
      count += sourceEvidence.getInt(i) > 0 ? 1 : 0;
    }
    return Math.max(1, count);
  }

  /**
   * Adds an entry to the definitions of the row.
   *
   * @param language the row of the language
   * @param text the text
   * @param source the row of the source
   */
  @CanIgnoreReturnValue
  public SenseTableWriter addDefinition(int language, int text, int source) {
    definitionLanguage.add(language);
    definitionText.add(text);
    definitionSource.add(ColumnSet.unsignedShort(SenseColumn.DEFINITION_SOURCE.section(), source));
    return this;
  }

  /**
   * Adds an entry to the examples of the row.
   *
   * @param text the text
   * @param translation its English translation (text), -1 none
   * @param source the row of the source
   */
  @CanIgnoreReturnValue
  public SenseTableWriter addExample(int text, int translation, int source) {
    exampleText.add(text);
    exampleSource.add(ColumnSet.unsignedShort(SenseColumn.EXAMPLE_SOURCE.section(), source));
    exampleTranslation.add(translation);
    return this;
  }

  @Override
  @CanIgnoreReturnValue
  public int endRow() {
    sources.endRow();
    definitions.add(definitionLanguage.size());
    examples.add(exampleText.size());
    return super.endRow();
  }

  @Override
  public void close() {
    super.close();
    sources.write(out, SenseColumn.SOURCES.section());
    ColumnSet.bytes(out, SenseColumn.SOURCE_EVIDENCE.section(), sourceEvidence);
    ColumnSet.offsets(out, SenseColumn.DEFINITIONS.section(), definitions);
    ColumnSet.ints(out, SenseColumn.DEFINITION_LANGUAGE.section(), definitionLanguage);
    ColumnSet.ints(out, SenseColumn.DEFINITION_TEXT.section(), definitionText);
    ColumnSet.shorts(out, SenseColumn.DEFINITION_SOURCE.section(), definitionSource);
    ColumnSet.offsets(out, SenseColumn.EXAMPLES.section(), examples);
    ColumnSet.ints(out, SenseColumn.EXAMPLE_TEXT.section(), exampleText);
    ColumnSet.ints(out, SenseColumn.EXAMPLE_TRANSLATION.section(), exampleTranslation);
    ColumnSet.shorts(out, SenseColumn.EXAMPLE_SOURCE.section(), exampleSource);
  }
}
