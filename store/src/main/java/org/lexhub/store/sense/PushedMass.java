package org.lexhub.store.sense;

import org.lexhub.store.english.WordHash;

/**
 * The probability mass that a random walk with restarts leaves on the nodes of a {@link
 * MeaningGraph}, approximated by forward push (R. Andersen, F. Chung, K. Lang, "Local graph
 * partitioning using PageRank vectors", 2006): mass below a threshold is not followed. Holds a
 * bounded number of nodes in a hash table; mass of further nodes is dropped. A reusable object of
 * one thread; allocates nothing.
 */
public final class PushedMass {
  /** The probability that the walk restarts at a step. */
  public static final float RESTART = 0.15f;

  private static final int CAPACITY = 1 << 13;
  private static final int MAX_NODES = CAPACITY * 3 / 4;
  private static final int MASK = CAPACITY - 1;

  // The fields of a slot are adjacent because a read of one mostly leads to reads of the others.
  private static final int NODE = 0;
  private static final int OPEN = 1;
  private static final int DONE = 2;
  private static final int LIMIT = 3;
  private static final int SLOT = 4;

  /**
   * For each slot a node plus 1, or 0 if the slot is free, and the bits of three floats: the mass
   * not yet followed, the mass that stays, and the threshold above which the former is followed,
   * which is negative while the slot is in the queue.
   */
  private final int[] slots = new int[CAPACITY * SLOT];

  private final int[] used = new int[MAX_NODES];
  private final int[] queue = new int[CAPACITY];
  private final float threshold;
  private int size;
  private int head;
  private int tail;

  /**
   * Creates an object without mass.
   *
   * @param threshold the mass above which a node whose degree is that of one relation is followed;
   *     the threshold of other nodes is proportional to their degree
   */
  public PushedMass(float threshold) {
    this.threshold = threshold;
  }

  /** Removes all mass. */
  public void clear() {
    for (int i = 0; i < size; i++) {
      int slot = used[i];
      slots[slot + NODE] = 0;
      slots[slot + OPEN] = 0;
      slots[slot + DONE] = 0;
      slots[slot + LIMIT] = 0;
    }
    size = 0;
    head = 0;
    tail = 0;
  }

  /** Returns the number of nodes that have mass. */
  public int size() {
    return size;
  }

  /** Returns the {@code i}th node that received mass. */
  public int node(int i) {
    return slots[used[i] + NODE] - 1;
  }

  /**
   * Returns the mass that stays at the {@code i}th node, including the restart share of the mass
   * that was not followed.
   */
  public float mass(int i) {
    return get(used[i] + DONE) + RESTART * get(used[i] + OPEN);
  }

  /** Returns the mass that stays at a node, 0 if there is none. */
  public float done(int node) {
    int slot = find(node);
    return slot < 0 ? 0 : get(slot + DONE);
  }

  /** Returns the mass at a node that was not followed, 0 if there is none. */
  public float open(int node) {
    int slot = find(node);
    return slot < 0 ? 0 : get(slot + OPEN);
  }

  /** Adds mass to a node; drops it if the table is full. */
  public void add(int node, float mass, MeaningGraph graph) {
    int slot = place(node, graph);
    if (slot >= 0) {
      set(slot + OPEN, get(slot + OPEN) + mass);
    }
  }

  /** Multiplies all mass that was not followed by a factor. */
  public void scale(float factor) {
    for (int i = 0; i < size; i++) {
      set(used[i] + OPEN, get(used[i] + OPEN) * factor);
    }
  }

  /** Follows the mass until every node is at or below its threshold. */
  public void spread(MeaningGraph graph) {
    for (int i = 0; i < size; i++) {
      put(used[i], 0);
    }
    while (head != tail) {
      int slot = queue[head];
      head = (head + 1) & MASK;
      set(slot + LIMIT, -get(slot + LIMIT));
      follow(slot, graph);
    }
  }

  private void follow(int slot, MeaningGraph graph) {
    int node = slots[slot + NODE] - 1;
    float mass = get(slot + OPEN);
    slots[slot + OPEN] = 0;
    set(slot + DONE, get(slot + DONE) + RESTART * mass);
    float step = (1 - RESTART) * mass / graph.degree(node);
    long end = graph.end(node);
    for (long link = graph.start(node); link < end; link++) {
      int packed = graph.packed(link);
      int next = place(MeaningGraph.neighbour(packed), graph);
      if (next >= 0) {
        put(next, step * MeaningGraph.weight(packed));
      }
    }
  }

  private void put(int slot, float mass) {
    float open = get(slot + OPEN) + mass;
    set(slot + OPEN, open);
    float limit = get(slot + LIMIT);
    if (open > limit && limit >= 0) {
      set(slot + LIMIT, -limit);
      queue[tail] = slot;
      tail = (tail + 1) & MASK;
    }
  }

  private float get(int at) {
    return Float.intBitsToFloat(slots[at]);
  }

  private void set(int at, float value) {
    slots[at] = Float.floatToRawIntBits(value);
  }

  private int find(int node) {
    int slot = first(node);
    while (slots[slot + NODE] != 0) {
      if (slots[slot + NODE] == node + 1) {
        return slot;
      }
      slot = next(slot);
    }
    return -1;
  }

  /** Returns the slot of a node, allocating one if necessary; -1 if the table is full. */
  private int place(int node, MeaningGraph graph) {
    int slot = first(node);
    while (slots[slot + NODE] != 0) {
      if (slots[slot + NODE] == node + 1) {
        return slot;
      }
      slot = next(slot);
    }
    if (size == MAX_NODES) {
      return -1;
    }
    slots[slot + NODE] = node + 1;
    used[size++] = slot;
    int degree = graph.degree(node);
    set(
        slot + LIMIT,
        degree == 0 ? Float.POSITIVE_INFINITY : threshold * degree / MeaningGraph.RELATION_WEIGHT);
    return slot;
  }

  private static int first(int node) {
    return (WordHash.finish(node) & MASK) * SLOT;
  }

  private static int next(int slot) {
    return (slot + SLOT) & (MASK * SLOT);
  }
}
