package org.lexhub.loader.learn;

import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.PushedMass;

/** An exact and slow random walk: all nodes of a graph, step by step to convergence. */
public final class PowerIteration {
  private static final int STEPS = 200;

  private PowerIteration() {}

  /**
   * Returns the mass that a walk with the restarts of {@link PushedMass} leaves on each node.
   *
   * @param begin the mass at each node at the start; not changed
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
