package org.lexhub.store.term;

import java.util.Arrays;

/**
 * Walks over the postings of a range of terms, the cheapest first; postings of equal cost come in
 * the order of terms (in a list of languages: language by language). The caller can stop at any
 * posting:
 *
 * <pre>{@code
 * walk.start(top, costs);
 * walk.addAll(from, to); // or addLanguage(language, from, to), any number of times
 * for (long place = walk.next(); place >= 0; place = walk.next()) {
 *   int posting = terms.posting(place); // and terms.termAt(place), walk.cost()
 * }
 * }</pre>
 *
 * <p>A lexeme comes once for each of its spellings in the range. This is a best-first search over
 * the hierarchy of minima: each step takes a heap operation and sometimes reads 16 minima or costs.
 * Reusable, for one thread; it allocates nothing once it has grown.
 */
public final class PrefixTopWalk {
  private static final int LEVEL_BITS = 4;
  private static final int START_BITS = 35;
  private static final long START = (1L << START_BITS) - 1;
  private static final long LEVEL = (1L << LEVEL_BITS) - 1;
  private static final int FAN = 1 << BlockMinima.FAN_BITS;

  /** The bounds, as positions in the walked order, ascending and disjoint. */
  private long[] froms = new long[8];

  private long[] tos = new long[8];
  private int ranges;

  /**
   * A heap of blocks: the cost in the highest bits, then the start of the block, then the level,
   * higher ones first, so that equal costs come out in order.
   */
  private long[] heap = new long[256];

  private int heaped;
  private boolean inLanguages;
  private int cost;
  private PrefixTop top;
  private PostingCosts costs;

  /** Creates a walk; {@link #start} must be called first. */
  @SuppressWarnings("NullAway.Init") // set by start, which the contract puts first
  public PrefixTopWalk() {}

  /** Starts a walk without any range. */
  public void start(PrefixTop top, PostingCosts costs) {
    this.top = top;
    this.costs = costs;
    ranges = 0;
    heaped = 0;
    inLanguages = false;
    cost = 0;
  }

  /** Adds the postings of the terms from..to (exclusive) in all languages. */
  public void addAll(int from, int to) {
    if (ranges > 0) {
      throw new IllegalStateException("all languages cannot be combined with other ranges");
    }
    if (from < to) {
      add(top.all(), top.terms().postingsStart(from), top.terms().postingsEnd(to - 1));
    }
  }

  /**
   * Adds the postings of the terms from..to (exclusive) in one language.
   *
   * @param language the row of the language, greater than that of the one added before
   */
  public void addLanguage(int language, int from, int to) {
    if (from >= to || language >= top.languages()) {
      return;
    }
    inLanguages = true;
    long first = top.firstNotBefore(language, top.terms().postingsStart(from));
    long end = top.firstNotBefore(language, top.terms().postingsEnd(to - 1));
    if (first < end) {
      if (ranges > 0 && first < tos[ranges - 1]) {
        throw new IllegalArgumentException("languages are added in ascending order");
      }
      add(top.byLanguage(), first, end);
    }
  }

  private void add(BlockMinima order, long from, long to) {
    if (ranges == froms.length) {
      froms = Arrays.copyOf(froms, 2 * ranges);
      tos = Arrays.copyOf(tos, 2 * ranges);
    }
    froms[ranges] = from;
    tos[ranges] = to;
    ranges++;
    int level = 1;
    while (((to - 1) >>> (level * BlockMinima.FAN_BITS)) - (from >>> (level * BlockMinima.FAN_BITS))
        >= FAN) {
      level++;
    }
    int shift = level * BlockMinima.FAN_BITS;
    for (long block = from >>> shift; block <= (to - 1) >>> shift; block++) {
      // If two ranges share a block, the start tells which part of it counts.
      push(order.min(level, block), Math.max(from, block << shift), level);
    }
  }

  /** Returns the place of the next posting, or -1 at the end. */
  public long next() {
    while (heaped > 0) {
      long entry = pop();
      int level = (int) (LEVEL - (entry & LEVEL));
      long start = (entry >>> LEVEL_BITS) & START;
      if (level == 0) {
        cost = (int) (entry >>> (START_BITS + LEVEL_BITS));
        return inLanguages ? top.place(start) : start;
      }
      expand(start, level);
    }
    return -1;
  }

  /** Returns the cost of the posting that {@link #next} returned last. */
  public int cost() {
    return cost;
  }

  /** Pushes the content of a block, from its start in the range on. */
  private void expand(long start, int level) {
    int shift = level * BlockMinima.FAN_BITS;
    long end = Math.min(tos[rangeOf(start)], ((start >>> shift) + 1) << shift);
    if (level == 1) {
      for (long position = start; position < end; position++) {
        long place = inLanguages ? top.place(position) : position;
        push(costs.cost(top.terms().posting(place)), position, 0);
      }
      return;
    }
    BlockMinima order = inLanguages ? top.byLanguage() : top.all();
    int below = shift - BlockMinima.FAN_BITS;
    for (long block = start >>> below; block <= (end - 1) >>> below; block++) {
      push(order.min(level - 1, block), Math.max(start, block << below), level - 1);
    }
  }

  /** Returns the range that contains a position. */
  private int rangeOf(long position) {
    if (ranges == 1) {
      return 0;
    }
    int at = Arrays.binarySearch(froms, 0, ranges, position);
    return at >= 0 ? at : -at - 2;
  }

  private void push(int cost, long start, int level) {
    if (heaped == heap.length) {
      heap = Arrays.copyOf(heap, 2 * heaped);
    }
    long entry = (long) cost << (START_BITS + LEVEL_BITS) | start << LEVEL_BITS | (LEVEL - level);
    int at = heaped++;
    while (at > 0 && heap[(at - 1) >>> 1] > entry) {
      heap[at] = heap[(at - 1) >>> 1];
      at = (at - 1) >>> 1;
    }
    heap[at] = entry;
  }

  private long pop() {
    long min = heap[0];
    long moved = heap[--heaped];
    int at = 0;
    for (int child = 1; child < heaped; child = 2 * at + 1) {
      if (child + 1 < heaped && heap[child + 1] < heap[child]) {
        child++;
      }
      if (heap[child] >= moved) {
        break;
      }
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = moved;
    return min;
  }
}
