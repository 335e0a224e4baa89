package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.shorts.ShortArrayList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.id.IdIndexWriter;
import org.lexhub.store.table.vocabulary.Register;

/**
 * Collects the rows of {@link SenseTable} in ordinal order and writes them when it is closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class SenseTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  public final GatheredInts id = new GatheredInts();
  public final GatheredInts lexeme = new GatheredInts();
  public final GatheredInts meaning = new GatheredInts();
  public final GatheredInts gloss = new GatheredInts();
  final ByteArrayList register = new ByteArrayList();
  public final GatheredInts domain = new GatheredInts();
  final ShortArrayList source = new ShortArrayList();
  public final ShortArrayList confidence = new ShortArrayList();
  public final GatheredInts tagCount = new GatheredInts();
  public final ListRows sources = new ListRows();
  private final ByteArrayList sourceEvidence = new ByteArrayList();
  public final GatheredInts definitions = new GatheredInts();
  public final GatheredInts definitionLanguage = new GatheredInts();
  public final GatheredInts definitionText = new GatheredInts();
  public final GatheredInts examples = new GatheredInts();
  public final GatheredInts exampleText = new GatheredInts();
  public final GatheredInts exampleTranslation = new GatheredInts();
  private int nextId = 0;
  private int nextLexeme = -1;
  private int nextMeaning = -1;
  private int nextGloss = -1;
  private int nextRegister = 255;
  private int nextDomain = -1;
  private int nextSource = 0;
  private int nextConfidence = 0;
  private int nextTagCount = 0;

  private SenseTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts an empty table; nothing is written before {@link #close}. */
  public static SenseTableWriter create(SnapshotWriter out) {
    return new SenseTableWriter(out);
  }

  /** How many rows are complete. */
  public int size() {
    return id.size();
  }

  /** Sets the public id, at least 1. */
  @CanIgnoreReturnValue
  public SenseTableWriter id(int value) {
    nextId = value;
    return this;
  }

  /** Sets the row of the lexeme. */
  @CanIgnoreReturnValue
  public SenseTableWriter lexeme(int value) {
    nextLexeme = value;
    return this;
  }

  /** Sets the row of the meaning. */
  @CanIgnoreReturnValue
  public SenseTableWriter meaning(int value) {
    nextMeaning = value;
    return this;
  }

  /** Sets the short gloss (text), -1 none. */
  @CanIgnoreReturnValue
  public SenseTableWriter gloss(int value) {
    nextGloss = value;
    return this;
  }

  /** Sets the {@link Register} number, 255 none. */
  @CanIgnoreReturnValue
  public SenseTableWriter register(int value) {
    nextRegister = value;
    return this;
  }

  /** Sets the domain (string), -1 none. */
  @CanIgnoreReturnValue
  public SenseTableWriter domain(int value) {
    nextDomain = value;
    return this;
  }

  /** Sets the most authoritative source of the link. */
  @CanIgnoreReturnValue
  public SenseTableWriter source(int value) {
    nextSource = value;
    return this;
  }

  /** Sets the confidence of the link in basis points. */
  @CanIgnoreReturnValue
  public SenseTableWriter confidence(int value) {
    nextConfidence = value;
    return this;
  }

  /** Sets how often a sense-tagged corpus uses the word in this sense. */
  @CanIgnoreReturnValue
  public SenseTableWriter tagCount(int value) {
    nextTagCount = value;
    return this;
  }

  /**
   * Adds one to the sources that assert the link of the row.
   *
   * @param evidence100 how clearly it says so, in hundredths
   */
  @CanIgnoreReturnValue
  public SenseTableWriter addSource(int value, int evidence100) {
    sources.add(value);
    sourceEvidence.add(ColumnSet.unsignedByte("sense.sourceEvidence", evidence100));
    return this;
  }

  /**
   * Adds an entry to the definitions of the row.
   *
   * @param language the row of the language
   * @param text the text
   */
  @CanIgnoreReturnValue
  public SenseTableWriter addDefinition(int language, int text) {
    definitionLanguage.add(language);
    definitionText.add(text);
    return this;
  }

  /**
   * Adds an entry to the examples of the row.
   *
   * @param text the text
   * @param translation its English translation (text), -1 none
   */
  @CanIgnoreReturnValue
  public SenseTableWriter addExample(int text, int translation) {
    exampleText.add(text);
    exampleTranslation.add(translation);
    return this;
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    id.add(nextId);
    lexeme.add(nextLexeme);
    meaning.add(nextMeaning);
    gloss.add(nextGloss);
    register.add(ColumnSet.unsignedByte("sense.register", nextRegister));
    domain.add(nextDomain);
    source.add(ColumnSet.unsignedShort("sense.source", nextSource));
    confidence.add(ColumnSet.unsignedShort("sense.confidence", nextConfidence));
    tagCount.add(nextTagCount);
    sources.endRow();
    definitions.add(definitionLanguage.size());
    examples.add(exampleText.size());
    nextId = 0;
    nextLexeme = -1;
    nextMeaning = -1;
    nextGloss = -1;
    nextRegister = 255;
    nextDomain = -1;
    nextSource = 0;
    nextConfidence = 0;
    nextTagCount = 0;
    return size() - 1;
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    IdIndexWriter.write(out, "sense", id);
    ColumnSet.ints(out, "sense.lexeme", lexeme);
    ColumnSet.ints(out, "sense.meaning", meaning);
    ColumnSet.ints(out, "sense.gloss", gloss);
    ColumnSet.bytes(out, "sense.register", register);
    ColumnSet.ints(out, "sense.domain", domain);
    ColumnSet.shorts(out, "sense.source", source);
    ColumnSet.shorts(out, "sense.confidence", confidence);
    ColumnSet.ints(out, "sense.tagCount", tagCount);
    sources.write(out, "sense.sources");
    ColumnSet.bytes(out, "sense.sourceEvidence", sourceEvidence);
    ColumnSet.offsets(out, "sense.definitions", definitions);
    ColumnSet.ints(out, "sense.definitionLanguage", definitionLanguage);
    ColumnSet.ints(out, "sense.definitionText", definitionText);
    ColumnSet.offsets(out, "sense.examples", examples);
    ColumnSet.ints(out, "sense.exampleText", exampleText);
    ColumnSet.ints(out, "sense.exampleTranslation", exampleTranslation);
  }
}
