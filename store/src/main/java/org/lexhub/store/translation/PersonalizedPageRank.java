package org.lexhub.store.translation;

import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.PushedMass;

/**
 * How much oftener than usual a random walk through the meanings, which begins at those of the
 * words of a sentence and returns there again and again, comes by a meaning: personalised PageRank
 * (E. Agirre, A. Soroa, "Personalizing PageRank for word sense disambiguation", 2009).
 *
 * <p>It is not walked to the end. The walk from the words and one from the meaning are each
 * followed for a few thousand steps; as the graph is undirected they meet (P. Lofgren, S. Banerjee,
 * A. Goel, "Personalized PageRank estimation and search: a bidirectional approach", 2016).
 * Reusable; allocates nothing.
 */
final class PersonalizedPageRank {
  private static final float MIN_FORWARD = 2e-4f;
  private static final float MIN_BACKWARD = 2e-3f;

  private final PushedMass forward = new PushedMass(MIN_FORWARD);
  private final PushedMass backward = new PushedMass(MIN_BACKWARD);
  private float begun;

  /** Forgets all words. */
  void clear() {
    forward.clear();
    begun = 0;
  }

  /** Begins at a meaning. */
  void addMeaning(int meaning, float share, MeaningGraph graph) {
    forward.add(meaning, share, graph);
    begun += share;
  }

  /** Walks from all that was added. */
  void walk(MeaningGraph graph) {
    if (begun > 0) {
      forward.scale(1 / begun);
      forward.spread(graph);
    }
  }

  /** Whether there was anywhere to begin. */
  boolean known() {
    return begun > 0;
  }

  /** How much oftener than usual the walk comes by a meaning: 1 where it makes no difference. */
  float ratio(int meaning, MeaningGraph graph) {
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
