package org.lexhub.store.meaning;

import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.table.ConceptTable;
import org.lexhub.store.table.MeaningTable;

/** Lists meanings, all of them or those aligned to one concept, in the order of their ids. */
public final class MeaningList {
  /** Every meaning, aligned or not. */
  public static final int ANY = -1;

  /** A concept that the snapshot does not know; nothing is aligned to it. */
  public static final int UNKNOWN = -2;

  private final MeaningTable meanings;
  private final ConceptTable concepts;

  /** Lists the meanings of a snapshot. */
  public MeaningList(MeaningTable meanings, ConceptTable concepts) {
    this.meanings = meanings;
    this.concepts = concepts;
  }

  /** The concept with this gloss or catalogue id in any case, or {@link #UNKNOWN}. */
  public int concept(String glossOrCatalogId) {
    int row = concepts.find(glossOrCatalogId);
    return row < 0 ? UNKNOWN : row;
  }

  /**
   * Fills the page.
   *
   * @param concept a concept row, {@link #ANY} or {@link #UNKNOWN}
   */
  public void list(int concept, int limit, long offset, OrdinalPage out) {
    out.start(limit);
    if (concept == UNKNOWN) {
      return;
    }
    out.addTotal(concept < 0 ? meanings.size() : concepts.meaningCount(concept));
    for (long n = offset; n < out.total() && !out.full(); n++) {
      out.add(concept < 0 ? (int) n : concepts.meaningAt(concept, (int) n));
    }
  }
}
