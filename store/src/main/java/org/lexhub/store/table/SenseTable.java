package org.lexhub.store.table;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.ColumnSpec;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.SenseColumn;
import org.lexhub.store.table.vocabulary.Register;

/**
 * Senses, ordered by lexeme and then by sense order; each links a lexeme to a meaning.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class SenseTable extends DefinitionTexts<SenseColumn> {
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
  private final IntColumn exampleTranslation;

  /**
   * The bound below which ids stay: its square is below 2^53, so the id of every pair of senses is
   * below 2^53, too.
   */
  public static final int ID_BOUND = 94_906_265;

  /** The value of a byte column of optional constants where there is none. */
  public static final int NONE = ColumnSpec.NO_CODE;

  private SenseTable(Snapshot snapshot) {
    super(
        snapshot,
        IdSections.SENSE,
        SenseColumn.scalars(),
        SenseColumn.DEFINITIONS,
        SenseColumn.DEFINITION_LANGUAGE,
        SenseColumn.DEFINITION_TEXT,
        SenseColumn.DEFINITION_SOURCE,
        SenseColumn.EXAMPLES,
        SenseColumn.EXAMPLE_TEXT,
        SenseColumn.EXAMPLE_SOURCE);
    lexeme = SenseColumn.LEXEME.ints(snapshot);
    meaning = SenseColumn.MEANING.ints(snapshot);
    gloss = SenseColumn.GLOSS.ints(snapshot);
    register = SenseColumn.REGISTER.bytes(snapshot);
    domain = SenseColumn.DOMAIN.ints(snapshot);
    source = SenseColumn.SOURCE.shorts(snapshot);
    confidence = SenseColumn.CONFIDENCE.shorts(snapshot);
    sourceUse = SenseColumn.SOURCE_USE.shorts(snapshot);
    targetUse = SenseColumn.TARGET_USE.shorts(snapshot);
    tagCount = SenseColumn.TAG_COUNT.ints(snapshot);
    sources = SenseColumn.SOURCES.lists(snapshot);
    sourceEvidence = SenseColumn.SOURCE_EVIDENCE.bytes(snapshot);
    exampleTranslation = SenseColumn.EXAMPLE_TRANSLATION.ints(snapshot);
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static SenseTable open(Snapshot snapshot) {
    return new SenseTable(snapshot);
  }

  /**
   * Reads what a response about the row reads from every column, without waiting in between.
   *
   * @return a number without meaning; use it, or the compiler removes the reads
   */
  public long prefetch(int row) {
    return prefetchTexts(row)
        + ids.id(row)
        + meaning.get(row)
        + gloss.get(row)
        + register.get(row)
        + domain.get(row)
        + source.get(row)
        + confidence.get(row);
  }

  /** Returns the row of the lexeme. */
  public int lexeme(int row) {
    return lexeme.get(row);
  }

  /** Returns the row of the meaning. */
  public int meaning(int row) {
    return meaning.get(row);
  }

  /** Returns the short gloss (text), -1 none. */
  public int gloss(int row) {
    return gloss.get(row);
  }

  /** Returns the {@link Register} number, 255 none. */
  public int register(int row) {
    return register.get(row);
  }

  /** Returns the domain (string), -1 none. */
  public int domain(int row) {
    return domain.get(row);
  }

  /** Returns the most authoritative source of the link. */
  public int source(int row) {
    return source.get(row);
  }

  /** Returns the confidence of the link in basis points. */
  public int confidence(int row) {
    return confidence.get(row);
  }

  /**
   * Returns how usual the word is for the meaning when it is translated, in basis points; values
   * above 10,000 are possible.
   */
  public int sourceUseBasisPoints(int row) {
    return sourceUse.get(row);
  }

  /** Returns how usual the word is for the meaning as a translation, in basis points. */
  public int targetUseBasisPoints(int row) {
    return targetUse.get(row);
  }

  /** Returns how often a sense-tagged corpus uses the word in this sense. */
  public int tagCount(int row) {
    return tagCount.get(row);
  }

  /** Returns the number of sources that assert the link of a row. */
  public int sourceCount(int row) {
    return sources.count(row);
  }

  /** Returns the {@code i}th of the sources that assert the link of a row. */
  public int sourceAt(int row, int i) {
    return sources.value(sources.start(row) + i);
  }

  /** Returns the evidence of the {@code i}th of these sources, in hundredths. */
  public int sourceEvidence100(int row, int i) {
    return sourceEvidence.get(Math.toIntExact(sources.start(row) + i));
  }

  /** Returns whether a source asserts the links of both rows by evidence. */
  public boolean shareSource(int a, int b) {
    long endA = sources.end(a);
    long startB = sources.start(b);
    long endB = sources.end(b);
    for (long i = sources.start(a); i < endA; i++) {
      for (long j = startB; j < endB; j++) {
        if (sources.value(i) == sources.value(j) && isEvident(i) && isEvident(j)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isEvident(long entry) {
    return sourceEvidence.get((int) entry) > 0;
  }

  /** Returns the English translation (text) of an entry of the examples, -1 none. */
  public int exampleTranslation(int entry) {
    return exampleTranslation.get(entry);
  }

  /** Returns the register, or null. */
  public @Nullable Register registerOf(int row) {
    int ordinal = register.get(row);
    return ordinal == NONE ? null : Register.at(ordinal);
  }
}
