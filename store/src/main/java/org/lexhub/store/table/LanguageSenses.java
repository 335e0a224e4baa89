package org.lexhub.store.table;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.LanguageColumn;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * The senses of each language, sorted by meaning, then the most confident first, with the columns
 * that a merge of two languages needs.
 */
public final class LanguageSenses {
  private final ListColumn senses;
  private final IntColumn meanings;
  private final ShortColumn confidences;
  private final ByteColumn pos;

  private LanguageSenses(Snapshot snapshot) {
    senses = LanguageColumn.SENSES.lists(snapshot);
    meanings = LanguageColumn.SENSE_MEANINGS.ints(snapshot);
    confidences = LanguageColumn.SENSE_CONFIDENCES.shorts(snapshot);
    pos = LanguageColumn.SENSE_POS.bytes(snapshot);
  }

  /** Opens the senses of the languages of a snapshot. */
  public static LanguageSenses open(Snapshot snapshot) {
    return new LanguageSenses(snapshot);
  }

  /** Returns the index of the first sense of a language. */
  public long start(int language) {
    return senses.start(language);
  }

  /** Returns the end, exclusive, of the senses of a language. */
  public long end(int language) {
    return senses.end(language);
  }

  /** Returns the sense at an index. */
  public int sense(long index) {
    return senses.value(index);
  }

  /** Returns the meaning of the sense at an index. */
  public int meaning(long index) {
    return meanings.get((int) index);
  }

  /** Returns the link confidence of the sense at an index, in basis points. */
  public int confidenceBasisPoints(long index) {
    return confidences.get((int) index);
  }

  /** Returns the {@link Pos} number of the lexeme of the sense at an index. */
  public int pos(long index) {
    return pos.get((int) index);
  }
}
