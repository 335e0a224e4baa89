package org.lexhub.store.learn;

import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.PushedMass;

/** A random walk over all nodes of a graph at once, step by step to the end: slow and exact. */
public final class PowerIteration {
  private static final int STEPS = 200;

  private PowerIteration() {}

  /**
   * Where a walk stays that restarts as {@link PushedMass} does.
   *
   * @param begin how much of it begins at each node; not changed
   */
  public static double[] stays(MeaningGraph graph, double[] begin) {
    double[] now = begin;
    double[] stays = new double[begin.length];
    for (int step = 0; step < STEPS; step++) {
      double[] next = new double[begin.length];
      for (int node = 0; node < now.length; node++) {
        stays[node] += PushedMass.RESTART * now[node];
        for (long i = graph.start(node); i < graph.end(node); i++) {
          double share = graph.weight(i) / (double) graph.degree(node);
          next[graph.neighbour(i)] += (1 - PushedMass.RESTART) * now[node] * share;
        }
      }
      now = next;
    }
    return stays;
  }
}
