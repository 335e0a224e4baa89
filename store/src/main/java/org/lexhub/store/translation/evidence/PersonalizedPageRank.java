package org.lexhub.store.translation.evidence;

import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.PushedMass;

/**
 * Personalised PageRank relative to PageRank: compares how often a random walk through the meanings
 * visits a meaning if it restarts at the words of a sentence with how often it does if it restarts
 * anywhere (E. Agirre, A. Soroa, "Personalizing PageRank for word sense disambiguation", 2009).
 *
 * <p>The result is an estimate. The walk from the words and one from the meaning are each followed
 * for a few thousand steps; because the graph is undirected, they meet (P. Lofgren, S. Banerjee, A.
 * Goel, "Personalized PageRank estimation and search: a bidirectional approach", 2016). Reusable;
 * allocates nothing.
 */
public final class PersonalizedPageRank {
  private final PushedMass forward = new PushedMass(SenseWeights.MIN_FORWARD_MASS);
  private final PushedMass backward = new PushedMass(SenseWeights.MIN_BACKWARD_MASS);

  /** The sum of the shares of all starts. */
  private float started;

  /** Creates a walk without starts. */
  public PersonalizedPageRank() {}

  /** Removes all starts. */
  public void clear() {
    forward.clear();
    started = 0;
  }

  /**
   * Adds a meaning at which the walk starts.
   *
   * @param share how often it starts there, relative to the other starts
   */
  public void addMeaning(int meaning, float share, MeaningGraph graph) {
    forward.add(meaning, share, graph);
    started += share;
  }

  /** Walks from all starts. */
  public void walk(MeaningGraph graph) {
    if (started > 0) {
      forward.scale(1 / started);
      forward.spread(graph);
    }
  }

  /** Returns whether there is any start. */
  public boolean known() {
    return started > 0;
  }

  /**
   * Returns how often the walk visits a meaning, divided by how often a walk without starts does: 1
   * if the starts make no difference.
   */
  public float ratio(int meaning, MeaningGraph graph) {
    backward.clear();
    backward.add(meaning, 1, graph);
    backward.spread(graph);
    double degree = Math.max(1, graph.degree(meaning));
    double mass = forward.done(meaning);
    for (int i = 0; i < backward.size(); i++) {
      int node = backward.node(i);
      float open = forward.open(node);
      if (open > 0) {
        mass += open * backward.mass(i) * degree / Math.max(1, graph.degree(node));
      }
    }
    return (float) (mass / graph.usual(meaning, PushedMass.RESTART));
  }
}
