package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.shorts.ShortArrayList;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects the rows of {@link SenseTable} in ordinal order and writes them when it is closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class SenseTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  final GatheredInts id = new GatheredInts();
  final GatheredInts lexeme = new GatheredInts();
  final GatheredInts meaning = new GatheredInts();
  final GatheredInts gloss = new GatheredInts();
  final ByteArrayList register = new ByteArrayList();
  final GatheredInts domain = new GatheredInts();
  final ShortArrayList source = new ShortArrayList();
  final ShortArrayList confidence = new ShortArrayList();
  final GatheredInts tagCount = new GatheredInts();
  final ListRows sources = new ListRows();
  private final ByteArrayList sourceEvidence = new ByteArrayList();
  final GatheredInts definitions = new GatheredInts();
  final GatheredInts definitionLanguage = new GatheredInts();
  final GatheredInts definitionText = new GatheredInts();
  final GatheredInts examples = new GatheredInts();
  final GatheredInts exampleText = new GatheredInts();
  final GatheredInts exampleTranslation = new GatheredInts();
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

  /** Sets the confidence of the link in ten-thousandths. */
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
    sourceEvidence.add(Columns.unsignedByte("sense.sourceEvidence", evidence100));
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
    register.add(Columns.unsignedByte("sense.register", nextRegister));
    domain.add(nextDomain);
    source.add(Columns.unsignedShort("sense.source", nextSource));
    confidence.add(Columns.unsignedShort("sense.confidence", nextConfidence));
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
    Columns.ints(out, "sense.lexeme", lexeme);
    Columns.ints(out, "sense.meaning", meaning);
    Columns.ints(out, "sense.gloss", gloss);
    Columns.bytes(out, "sense.register", register);
    Columns.ints(out, "sense.domain", domain);
    Columns.shorts(out, "sense.source", source);
    Columns.shorts(out, "sense.confidence", confidence);
    Columns.ints(out, "sense.tagCount", tagCount);
    sources.write(out, "sense.sources");
    Columns.bytes(out, "sense.sourceEvidence", sourceEvidence);
    Columns.offsets(out, "sense.definitions", definitions);
    Columns.ints(out, "sense.definitionLanguage", definitionLanguage);
    Columns.ints(out, "sense.definitionText", definitionText);
    Columns.offsets(out, "sense.examples", examples);
    Columns.ints(out, "sense.exampleText", exampleText);
    Columns.ints(out, "sense.exampleTranslation", exampleTranslation);
  }
}
