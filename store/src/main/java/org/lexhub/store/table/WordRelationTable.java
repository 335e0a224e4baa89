package org.lexhub.store.table;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.WordRelationColumn;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Relations between words, such as that of <i>good</i> to its antonym <i>bad</i>, by lexeme; those
 * of a lexeme are ordered by type, then target. They hold for the two words, unlike those of {@link
 * MeaningTable}, which hold for all words of a meaning.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class WordRelationTable {
  private final ByteColumn type;
  private final IntColumn lexeme;
  private final IntColumn meaning;
  private final IntColumn targetMeaning;
  private final ShortColumn source;
  private final ShortColumn confidence;
  private final OffsetsColumn ofLexeme;

  private WordRelationTable(Snapshot snapshot) {
    type = WordRelationColumn.TYPE.bytes(snapshot);
    lexeme = WordRelationColumn.LEXEME.ints(snapshot);
    meaning = WordRelationColumn.MEANING.ints(snapshot);
    targetMeaning = WordRelationColumn.TARGET_MEANING.ints(snapshot);
    source = WordRelationColumn.SOURCE.shorts(snapshot);
    confidence = WordRelationColumn.CONFIDENCE.shorts(snapshot);
    ofLexeme = WordRelationColumn.OF_LEXEME.offsets(snapshot);
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static WordRelationTable open(Snapshot snapshot) {
    return new WordRelationTable(snapshot);
  }

  /** Returns the number of relations. */
  public int size() {
    return lexeme.size();
  }

  /** Returns the first relation of a lexeme. */
  public int start(int ofRow) {
    return (int) ofLexeme.start(ofRow);
  }

  /** Returns the end, exclusive, of the relations of a lexeme. */
  public int end(int ofRow) {
    return (int) ofLexeme.end(ofRow);
  }

  /** Returns the {@link RelationType} number. */
  public int type(int row) {
    return type.get(row);
  }

  /** Returns the row of the related lexeme, of the same language. */
  public int lexeme(int row) {
    return lexeme.get(row);
  }

  /** Returns the meaning in which the lexeme has the relation, -1 unknown. */
  public int meaning(int row) {
    return meaning.get(row);
  }

  /** Returns the meaning in which the related lexeme is related, -1 unknown. */
  public int targetMeaning(int row) {
    return targetMeaning.get(row);
  }

  /** Returns the most authoritative source of the relation. */
  public int source(int row) {
    return source.get(row);
  }

  /** Returns the confidence of the relation in basis points. */
  public int confidence(int row) {
    return confidence.get(row);
  }

  /** Returns whether a lexeme, in a meaning, has a relation of a type to a word of a meaning. */
  public boolean has(int ofRow, int inMeaning, int ofType, int toMeaning) {
    for (int row = start(ofRow); row < end(ofRow); row++) {
      if (type(row) == ofType && meaning(row) == inMeaning && targetMeaning(row) == toMeaning) {
        return true;
      }
    }
    return false;
  }
}
