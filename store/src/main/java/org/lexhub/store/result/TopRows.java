package org.lexhub.store.result;

import java.util.Arrays;

/**
 * The best rows of a search: a bounded heap with the worst kept row at its root, and an open
 * addressing table from row to heap slot, so that a row that matches again can only rise.
 *
 * <p>Order: score descending, then tie key ascending (compared without sign), then id ascending.
 * After {@link #finish} the rows stand best first. Storage grows with the number of rows kept and
 * is reused; nothing is allocated once it has grown.
 */
public final class TopRows {
  private static final int FIRST_CAPACITY = 64;

  /** Storage above this is given back before the next search, so that deep pages do not slow it. */
  private static final int KEPT_CAPACITY = 8192;

  private int[] score = new int[FIRST_CAPACITY];
  private long[] tie = new long[FIRST_CAPACITY];
  private int[] id = new int[FIRST_CAPACITY];
  private int[] row = new int[FIRST_CAPACITY];
  private int[] detail = new int[FIRST_CAPACITY];
  private int[] slots = new int[FIRST_CAPACITY * 4];
  private int size;
  private int bound;

  /** Forgets all rows and sets how many are kept from now on. */
  public void start(int bound) {
    this.bound = bound;
    size = 0;
    if (row.length > KEPT_CAPACITY) {
      resize(FIRST_CAPACITY);
    }
    Arrays.fill(slots, 0);
  }

  public int size() {
    return size;
  }

  public int row(int i) {
    return row[i];
  }

  public int score(int i) {
    return score[i];
  }

  public int detail(int i) {
    return detail[i];
  }

  /** The lowest score that can still get in; a row with a lower one need not be offered. */
  public int threshold() {
    if (size < bound) {
      return Integer.MIN_VALUE;
    }
    return bound == 0 ? Integer.MAX_VALUE : score[0];
  }

  /**
   * Offers a row. Where the row is kept already, the better of its two matches stays, or of two
   * with the same score the one with the lower detail.
   *
   * @param newDetail what the caller wants to know about the match
   */
  public void offer(int newRow, int newScore, long newTie, int newId, int newDetail) {
    if (newScore < threshold()) {
      return;
    }
    int at = find(newRow);
    if (at >= 0) {
      if (newScore > score[at]) {
        set(at, newRow, newScore, newTie, newId, newDetail);
        sink(at, size);
      } else if (newScore == score[at]) {
        detail[at] = Math.min(detail[at], newDetail);
      }
    } else if (size < bound) {
      insert(newRow, newScore, newTie, newId, newDetail);
    } else if (better(newScore, newTie, newId, 0)) {
      remove(row[0]);
      set(0, newRow, newScore, newTie, newId, newDetail);
      link(0);
      sink(0, size);
    }
  }

  /** Sorts the kept rows best first; the next call must be {@link #start}. */
  public void finish() {
    Arrays.fill(slots, 0);
    for (int end = size - 1; end > 0; end--) {
      swap(0, end);
      sinkUnlinked(end);
    }
  }

  private void insert(int newRow, int newScore, long newTie, int newId, int newDetail) {
    if (size == row.length) {
      resize(size * 2);
      for (int i = 0; i < size; i++) {
        link(i);
      }
    }
    int at = size++;
    set(at, newRow, newScore, newTie, newId, newDetail);
    link(at);
    while (at > 0) {
      int parent = (at - 1) >>> 1;
      if (!better(score[parent], tie[parent], id[parent], at)) {
        return;
      }
      exchange(at, parent);
      at = parent;
    }
  }

  private void sink(int from, int end) {
    int at = from;
    for (int worst = worstOf(at, end); worst != at; worst = worstOf(at, end)) {
      exchange(at, worst);
      at = worst;
    }
  }

  private void sinkUnlinked(int end) {
    int at = 0;
    for (int worst = worstOf(at, end); worst != at; worst = worstOf(at, end)) {
      swap(at, worst);
      at = worst;
    }
  }

  private int worstOf(int at, int end) {
    int worst = at;
    int left = 2 * at + 1;
    int right = left + 1;
    if (left < end && better(score[worst], tie[worst], id[worst], left)) {
      worst = left;
    }
    if (right < end && better(score[worst], tie[worst], id[worst], right)) {
      worst = right;
    }
    return worst;
  }

  private boolean better(int aScore, long aTie, int aId, int b) {
    if (aScore != score[b]) {
      return aScore > score[b];
    }
    int order = Long.compareUnsigned(aTie, tie[b]);
    return order != 0 ? order < 0 : aId < id[b];
  }

  private void set(int at, int newRow, int newScore, long newTie, int newId, int newDetail) {
    row[at] = newRow;
    score[at] = newScore;
    tie[at] = newTie;
    id[at] = newId;
    detail[at] = newDetail;
  }

  private void exchange(int a, int b) {
    int slotA = slotOf(row[a]);
    int slotB = slotOf(row[b]);
    swap(a, b);
    slots[slotA] = b + 1;
    slots[slotB] = a + 1;
  }

  private void swap(int a, int b) {
    int keptRow = row[a];
    int keptScore = score[a];
    long keptTie = tie[a];
    int keptId = id[a];
    int keptDetail = detail[a];
    set(a, row[b], score[b], tie[b], id[b], detail[b]);
    set(b, keptRow, keptScore, keptTie, keptId, keptDetail);
  }

  private int find(int wanted) {
    return slots[slotOf(wanted)] - 1;
  }

  /** The slot that holds a row, or the empty slot where it would stand. */
  private int slotOf(int wanted) {
    int mask = slots.length - 1;
    int slot = home(wanted, mask);
    while (slots[slot] != 0 && row[slots[slot] - 1] != wanted) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private static int home(int wanted, int mask) {
    int mixed = wanted * 0x9E3779B1;
    return (mixed ^ (mixed >>> 15)) & mask;
  }

  private void link(int at) {
    slots[slotOf(row[at])] = at + 1;
  }

  /** Takes a row out of the table and closes the gap that it leaves in its run of slots. */
  private void remove(int gone) {
    int mask = slots.length - 1;
    int gap = slotOf(gone);
    int slot = gap;
    while (true) {
      slot = (slot + 1) & mask;
      if (slots[slot] == 0) {
        break;
      }
      int home = home(row[slots[slot] - 1], mask);
      if (((slot - home) & mask) >= ((slot - gap) & mask)) {
        slots[gap] = slots[slot];
        gap = slot;
      }
    }
    slots[gap] = 0;
  }

  private void resize(int capacity) {
    score = Arrays.copyOf(score, capacity);
    tie = Arrays.copyOf(tie, capacity);
    id = Arrays.copyOf(id, capacity);
    row = Arrays.copyOf(row, capacity);
    detail = Arrays.copyOf(detail, capacity);
    slots = new int[capacity * 4];
  }
}
