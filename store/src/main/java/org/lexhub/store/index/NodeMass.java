package org.lexhub.store.index;

/**
 * What a random walk with restarts leaves on the nodes of a {@link MeaningGraph}, as far as it is
 * worth following: forward push (R. Andersen, F. Chung, K. Lang, "Local graph partitioning using
 * PageRank vectors", 2006). Holds a bounded number of nodes, in a hash table; mass that would go
 * further is lost. A reusable object of one thread; allocates nothing.
 */
public final class NodeMass {
  /** With which probability the walk begins anew at each step. */
  public static final float RESTART = 0.15f;

  private static final int CAPACITY = 1 << 13;
  private static final int MOST = CAPACITY * 3 / 4;
  private static final int MASK = CAPACITY - 1;

  /** In each slot a node plus 1, or 0. */
  private final int[] nodes = new int[CAPACITY];

  private final float[] open = new float[CAPACITY];
  private final float[] done = new float[CAPACITY];
  private final float[] limits = new float[CAPACITY];
  private final boolean[] waiting = new boolean[CAPACITY];
  private final int[] used = new int[MOST];
  private final int[] queue = new int[CAPACITY];
  private final float least;
  private int size;
  private int head;
  private int tail;

  /**
   * Creates an object without mass.
   *
   * @param least how much mass for each unit of a node's degree is worth following
   */
  public NodeMass(float least) {
    this.least = least;
  }

  /** Takes all mass away. */
  public void clear() {
    for (int i = 0; i < size; i++) {
      nodes[used[i]] = 0;
      open[used[i]] = 0;
      done[used[i]] = 0;
      waiting[used[i]] = false;
    }
    size = 0;
    head = 0;
    tail = 0;
  }

  /** How many nodes have mass. */
  public int size() {
    return size;
  }

  /** The node that got the {@code i}th mass. */
  public int node(int i) {
    return nodes[used[i]] - 1;
  }

  /**
   * The mass that stays at the {@code i}th node, with a restart's share of what was not followed.
   */
  public float mass(int i) {
    return done[used[i]] + RESTART * open[used[i]];
  }

  /** The mass that stays at a node; 0 where there is none. */
  public float done(int node) {
    int slot = find(node);
    return slot < 0 ? 0 : done[slot];
  }

  /** The mass at a node that was not followed; 0 where there is none. */
  public float open(int node) {
    int slot = find(node);
    return slot < 0 ? 0 : open[slot];
  }

  /** Puts mass on a node; what no more fits is lost. */
  public void add(int node, float mass, MeaningGraph graph) {
    int slot = place(node, graph);
    if (slot >= 0) {
      open[slot] += mass;
    }
  }

  /** Multiplies all mass that waits to be followed. */
  public void scale(float factor) {
    for (int i = 0; i < size; i++) {
      open[used[i]] *= factor;
    }
  }

  /** Lets the mass walk until no node has enough of it. */
  public void spread(MeaningGraph graph) {
    for (int i = 0; i < size; i++) {
      put(used[i], 0);
    }
    while (head != tail) {
      int slot = queue[head];
      head = (head + 1) & MASK;
      waiting[slot] = false;
      follow(slot, graph);
    }
  }

  private void follow(int slot, MeaningGraph graph) {
    int node = nodes[slot] - 1;
    float mass = open[slot];
    open[slot] = 0;
    done[slot] += RESTART * mass;
    float step = (1 - RESTART) * mass / graph.degree(node);
    long end = graph.end(node);
    for (long link = graph.start(node); link < end; link++) {
      int next = place(graph.neighbour(link), graph);
      if (next >= 0) {
        put(next, step * graph.weight(link));
      }
    }
  }

  private void put(int slot, float mass) {
    open[slot] += mass;
    if (open[slot] > limits[slot] && !waiting[slot]) {
      waiting[slot] = true;
      queue[tail] = slot;
      tail = (tail + 1) & MASK;
    }
  }

  private int find(int node) {
    int slot = WordHash.finish(node) & MASK;
    while (nodes[slot] != 0) {
      if (nodes[slot] == node + 1) {
        return slot;
      }
      slot = (slot + 1) & MASK;
    }
    return -1;
  }

  /** The slot of a node, which it takes if it has none; -1 where all are taken. */
  private int place(int node, MeaningGraph graph) {
    int slot = WordHash.finish(node) & MASK;
    while (nodes[slot] != 0) {
      if (nodes[slot] == node + 1) {
        return slot;
      }
      slot = (slot + 1) & MASK;
    }
    if (size == MOST) {
      return -1;
    }
    nodes[slot] = node + 1;
    used[size++] = slot;
    int degree = graph.degree(node);
    limits[slot] = degree == 0 ? Float.POSITIVE_INFINITY : least * degree / MeaningGraph.RELATION;
    return slot;
  }
}
