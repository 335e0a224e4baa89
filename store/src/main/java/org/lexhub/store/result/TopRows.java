package org.lexhub.store.result;

import java.util.Arrays;
import org.lexhub.store.column.Hashing;

/**
 * The best rows of a search: a bounded heap with the worst row at its root, and an open-addressing
 * table from row to heap index, so that a row that matches again can only rise.
 *
 * <p>Order: descending score, then ascending tie key (unsigned), then ascending id. {@link #finish}
 * sorts the rows best first. Storage grows with the number of rows and is reused; nothing is
 * allocated once it has grown.
 *
 * <p>The table is not a map of fastutil because it reads the row of a slot from the heap: an
 * exchange in the heap, the hot path of a search, writes two slots and moves no keys.
 */
public final class TopRows {
  private static final int INITIAL_CAPACITY = 64;

  /** The maximum number of rows whose slots are cleared when a search starts. */
  private static final int MAX_FIRST_ROWS = 1024;

  private static final int SLOTS_PER_ROW = 4;

  private int[] score = new int[INITIAL_CAPACITY];
  private long[] tie = new long[INITIAL_CAPACITY];
  private int[] id = new int[INITIAL_CAPACITY];
  private int[] row = new int[INITIAL_CAPACITY];
  private int[] detail = new int[INITIAL_CAPACITY];

  /** For each slot of the table the heap index of its row plus 1, or 0. */
  private int[] slots = new int[INITIAL_CAPACITY * SLOTS_PER_ROW];

  /** The number of slots in use minus 1; a deep page leaves longer arrays than others clear. */
  private int mask = slots.length - 1;

  private int size;
  private int bound;

  /** Removes all rows and sets the maximum number of rows to keep. */
  public void start(int bound) {
    this.bound = bound;
    size = 0;
    int rows = Math.clamp(bound, INITIAL_CAPACITY, MAX_FIRST_ROWS);
    makeRoom(Integer.highestOneBit(2 * rows - 1));
  }

  /** Returns the number of rows. */
  public int size() {
    return size;
  }

  /** Returns the {@code i}th row; the best is first after {@link #finish}. */
  public int row(int i) {
    return row[i];
  }

  /** Returns the score of the {@code i}th row. */
  public int score(int i) {
    return score[i];
  }

  /** Returns the detail of the {@code i}th row. */
  public int detail(int i) {
    return detail[i];
  }

  /** Returns the minimum score of rows to offer; rows with a lower one are not kept. */
  public int threshold() {
    if (size < bound) {
      return Integer.MIN_VALUE;
    }
    return bound == 0 ? Integer.MAX_VALUE : score[0];
  }

  /**
   * Offers a row. If the row is present, the match with the higher score is kept or, for equal
   * scores, the lower detail.
   *
   * @param newTie orders rows with equal scores
   * @param newId orders rows with equal tie keys
   * @param newDetail a number of the caller about the match
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

  /** Sorts the rows best first; no row can be offered before the next {@link #start}. */
  public void finish() {
    Arrays.fill(slots, 0, mask + 1, 0);
    for (int end = size - 1; end > 0; end--) {
      swap(0, end);
      sinkUnlinked(end);
    }
  }

  private void insert(int newRow, int newScore, long newTie, int newId, int newDetail) {
    if (size * SLOTS_PER_ROW > mask) {
      makeRoom(size * 2);
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
    int movedRow = row[a];
    int movedScore = score[a];
    long movedTie = tie[a];
    int movedId = id[a];
    int movedDetail = detail[a];
    set(a, row[b], score[b], tie[b], id[b], detail[b]);
    set(b, movedRow, movedScore, movedTie, movedId, movedDetail);
  }

  private int find(int wanted) {
    return slots[slotOf(wanted)] - 1;
  }

  /** Returns the slot of a row, or the empty slot to put it into. */
  private int slotOf(int wanted) {
    int slot = home(wanted);
    while (slots[slot] != 0 && row[slots[slot] - 1] != wanted) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private int home(int wanted) {
    int mixed = Hashing.mix(wanted);
    return (mixed ^ (mixed >>> 15)) & mask;
  }

  private void link(int at) {
    slots[slotOf(row[at])] = at + 1;
  }

  /** Removes a row from the table and closes the gap in its run of slots. */
  private void remove(int gone) {
    int gap = slotOf(gone);
    int slot = gap;
    while (true) {
      slot = (slot + 1) & mask;
      if (slots[slot] == 0) {
        break;
      }
      int home = home(row[slots[slot] - 1]);
      if (((slot - home) & mask) >= ((slot - gap) & mask)) {
        slots[gap] = slots[slot];
        gap = slot;
      }
    }
    slots[gap] = 0;
  }

  /** Makes room for a number of rows, a power of two, and clears their slots. */
  private void makeRoom(int rows) {
    mask = rows * SLOTS_PER_ROW - 1;
    if (rows > row.length) {
      score = Arrays.copyOf(score, rows);
      tie = Arrays.copyOf(tie, rows);
      id = Arrays.copyOf(id, rows);
      row = Arrays.copyOf(row, rows);
      detail = Arrays.copyOf(detail, rows);
      slots = new int[mask + 1];
    } else {
      Arrays.fill(slots, 0, mask + 1, 0);
    }
  }
}
