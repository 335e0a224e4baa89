package org.lexhub.store.term;

import org.lexhub.store.text.Utf8;

/** Sorted terms read from end to start, in the order of their reversed code points. */
public final class ReversedTerms implements SortedTerms {
  private static final int HEAD_POINTS = 3;
  private static final int POINT_BITS = 21;

  private final SortedTerms terms;
  private final Order order;

  /** Gives the term at a rank of the reversed order. */
  public interface Order {
    /** Returns the term at a rank. */
    int term(int rank);
  }

  /** Creates a view of terms in an order of their reversed code points. */
  public ReversedTerms(SortedTerms terms, Order order) {
    this.terms = terms;
    this.order = order;
  }

  /** Returns the terms in the order of their reversed code points. */
  public static int[] sorted(SortedTerms terms) {
    return TermSort.sorted(
        terms.size(), (term, place) -> head(terms, term, place), (a, b) -> compare(terms, a, b));
  }

  /** Returns code points of a term from its end on, padded with zeros. */
  private static long head(SortedTerms terms, int term, int place) {
    int end = terms.length(term);
    for (int i = 0; i < HEAD_POINTS * place && end > 0; i++) {
      end -= Utf8.length(terms.codePointBefore(term, end));
    }
    long head = 0;
    for (int i = 0; i < HEAD_POINTS; i++) {
      int point = end > 0 ? terms.codePointBefore(term, end) : 0;
      head = head << POINT_BITS | point;
      end -= end > 0 ? Utf8.length(point) : 0;
    }
    return head;
  }

  private static int compare(SortedTerms terms, int a, int b) {
    int endA = terms.length(a);
    int endB = terms.length(b);
    while (endA > 0 && endB > 0) {
      int pointA = terms.codePointBefore(a, endA);
      int pointB = terms.codePointBefore(b, endB);
      if (pointA != pointB) {
        return Integer.compare(pointA, pointB);
      }
      endA -= Utf8.length(pointA);
      endB -= Utf8.length(pointB);
    }
    return Integer.compare(endA, endB);
  }

  /** Returns whether a term is greater than the one before it. */
  boolean ascends(int rank) {
    return compare(terms, order.term(rank - 1), order.term(rank)) < 0;
  }

  int term(int rank) {
    return order.term(rank);
  }

  @Override
  public int size() {
    return terms.size();
  }

  @Override
  public int length(int rank) {
    return terms.length(order.term(rank));
  }

  @Override
  public int codePoint(int rank, int at) {
    int term = order.term(rank);
    return terms.codePointBefore(term, terms.length(term) - at);
  }

  @Override
  public int codePointBefore(int rank, int end) {
    int term = order.term(rank);
    return terms.codePoint(term, terms.length(term) - end);
  }
}
