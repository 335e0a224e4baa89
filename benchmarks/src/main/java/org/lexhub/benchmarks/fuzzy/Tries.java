package org.lexhub.benchmarks.fuzzy;

import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.fuzzy.FuzzyTerms;
import org.lexhub.store.term.fuzzy.FuzzyWalk;

/** The design of the store. Its size is that of the whole dictionary. */
final class Tries implements Design {
  private final TermIndex terms;
  private final long bytes;
  private final FuzzyWalk walk = new FuzzyWalk();
  private final FuzzyTerms found = new FuzzyTerms();

  Tries(TermIndex terms, long bytes) {
    this.terms = terms;
    this.bytes = bytes;
  }

  @Override
  public String name() {
    return "tries from both ends";
  }

  @Override
  public long bytes() {
    return bytes;
  }

  @Override
  public int find(byte[] utf8, int[] query, int edits) {
    walk.find(terms, utf8, 0, utf8.length, edits, found);
    return found.size();
  }
}
