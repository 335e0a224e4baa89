package org.lexhub.store.meaning;

import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.table.ConceptTable;
import org.lexhub.store.table.MeaningTable;

/** Lists all meanings, or those aligned to one concept, in the order of their ids. */
public final class MeaningList {
  /** In place of a concept: lists every meaning, aligned or not. */
  public static final int ANY = -1;

  /** In place of a concept that the snapshot does not contain: the list is empty. */
  public static final int UNKNOWN = -2;

  private final MeaningTable meanings;
  private final ConceptTable concepts;

  /** Creates the list of the meanings of a snapshot. */
  public MeaningList(MeaningTable meanings, ConceptTable concepts) {
    this.meanings = meanings;
    this.concepts = concepts;
  }

  /**
   * Returns the row of the concept with a gloss or catalogue id, in any letter case, or {@link
   * #UNKNOWN}.
   */
  public int concept(String glossOrCatalogId) {
    int row = concepts.find(glossOrCatalogId);
    return row < 0 ? UNKNOWN : row;
  }

  /**
   * Fills a page.
   *
   * @param concept the row of a concept, {@link #ANY} or {@link #UNKNOWN}
   * @param limit the maximum number of meanings on the page
   * @param offset the number of meanings before the page
   */
  public void list(int concept, int limit, long offset, OrdinalPage out) {
    out.start(limit, offset);
    if (concept == UNKNOWN) {
      return;
    }
    long first = out.addMatches(concept < 0 ? meanings.size() : concepts.meaningCount(concept));
    for (long n = first; n < out.total() && !out.full(); n++) {
      out.add(concept < 0 ? (int) n : concepts.meaningAt(concept, (int) n));
    }
  }
}
