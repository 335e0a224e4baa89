package org.lexhub.store.table;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.id.IdIndex;
import org.lexhub.store.table.vocabulary.Register;

/**
 * Senses, ordered by lexeme and then by sense order; each links a lexeme to a meaning.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class SenseTable {
  private final IdIndex ids;
  private final IntColumn lexeme;
  private final IntColumn meaning;
  private final IntColumn gloss;
  private final ByteColumn register;
  private final IntColumn domain;
  private final ShortColumn source;
  private final ShortColumn confidence;
  private final ShortColumn sourceUse;
  private final ShortColumn targetUse;
  private final IntColumn tagCount;
  private final ListColumn sources;
  private final ByteColumn sourceEvidence;
  private final OffsetsColumn definitions;
  private final IntColumn definitionLanguage;
  private final IntColumn definitionText;
  private final OffsetsColumn examples;
  private final IntColumn exampleText;
  private final IntColumn exampleTranslation;

  /**
   * Ids stay below this bound: its square is below 2^53, and with that every number that is made of
   * a pair of them.
   */
  public static final int ID_BOUND = 94_906_265;

  /** What a byte column of optional constants holds where there is none. */
  public static final int NONE = 255;

  private SenseTable(Snapshot snapshot) {
    ids = IdIndex.open(snapshot, "sense");
    lexeme = IntColumn.open(snapshot, "sense.lexeme");
    meaning = IntColumn.open(snapshot, "sense.meaning");
    gloss = IntColumn.open(snapshot, "sense.gloss");
    register = ByteColumn.open(snapshot, "sense.register");
    domain = IntColumn.open(snapshot, "sense.domain");
    source = ShortColumn.open(snapshot, "sense.source");
    confidence = ShortColumn.open(snapshot, "sense.confidence");
    sourceUse = ShortColumn.open(snapshot, "sense.sourceUse");
    targetUse = ShortColumn.open(snapshot, "sense.targetUse");
    tagCount = IntColumn.open(snapshot, "sense.tagCount");
    sources = ListColumn.open(snapshot, "sense.sources");
    sourceEvidence = ByteColumn.open(snapshot, "sense.sourceEvidence");
    definitions = OffsetsColumn.open(snapshot, "sense.definitions");
    definitionLanguage = IntColumn.open(snapshot, "sense.definitionLanguage");
    definitionText = IntColumn.open(snapshot, "sense.definitionText");
    examples = OffsetsColumn.open(snapshot, "sense.examples");
    exampleText = IntColumn.open(snapshot, "sense.exampleText");
    exampleTranslation = IntColumn.open(snapshot, "sense.exampleTranslation");
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static SenseTable open(Snapshot snapshot) {
    return new SenseTable(snapshot);
  }

  /** How many rows there are. */
  public int size() {
    return ids.size();
  }

  /** The public id of a row. */
  public int id(int row) {
    return ids.id(row);
  }

  /** The row that has a public id, or -1. */
  public int ordinal(long id) {
    return ids.ordinal(id);
  }

  /**
   * Reads of every column what an answer about the row will read, without waiting in between.
   *
   * @return a number without meaning; has to be used, lest the reads be left out
   */
  public long prefetch(int row) {
    return definitions.start(row)
        + examples.start(row)
        + ids.id(row)
        + meaning.get(row)
        + gloss.get(row)
        + register.get(row)
        + domain.get(row)
        + source.get(row)
        + confidence.get(row);
  }

  /** The row of the lexeme. */
  public int lexeme(int row) {
    return lexeme.get(row);
  }

  /** The row of the meaning. */
  public int meaning(int row) {
    return meaning.get(row);
  }

  /** The short gloss (text), -1 none. */
  public int gloss(int row) {
    return gloss.get(row);
  }

  /** The {@link Register} number, 255 none. */
  public int register(int row) {
    return register.get(row);
  }

  /** The domain (string), -1 none. */
  public int domain(int row) {
    return domain.get(row);
  }

  /** The most authoritative source of the link. */
  public int source(int row) {
    return source.get(row);
  }

  /** The confidence of the link in basis points. */
  public int confidence(int row) {
    return confidence.get(row);
  }

  /**
   * How usual the word is for the meaning when it is translated, in basis points; 1 and more are
   * possible.
   */
  public int sourceUseBasisPoints(int row) {
    return sourceUse.get(row);
  }

  /** How usual the word is for the meaning as a translation, in basis points. */
  public int targetUseBasisPoints(int row) {
    return targetUse.get(row);
  }

  /** How often a sense-tagged corpus uses the word in this sense. */
  public int tagCount(int row) {
    return tagCount.get(row);
  }

  /** How many sources that assert the link a row has. */
  public int sourceCount(int row) {
    return sources.count(row);
  }

  /** The {@code i}th of the sources that assert the link of a row. */
  public int sourceAt(int row, int i) {
    return sources.value(sources.start(row) + i);
  }

  /** How clearly the {@code i}th of these sources says so, in hundredths. */
  public int sourceEvidence100(int row, int i) {
    return sourceEvidence.get(Math.toIntExact(sources.start(row) + i));
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

  /** The text of an entry of the examples. */
  public int exampleText(int entry) {
    return exampleText.get(entry);
  }

  /** The English translation (text) of an entry of the examples, -1 none. */
  public int exampleTranslation(int entry) {
    return exampleTranslation.get(entry);
  }

  /** The register, or null. */
  public @Nullable Register registerOf(int row) {
    int ordinal = register.get(row);
    return ordinal == NONE ? null : Register.at(ordinal);
  }
}
