package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.loader.record.SourceRecord;

/** The sources in order of authority: rank 0 has the highest priority. */
public final class SourceRanking {
  private final List<SourceRecord> ranked = new ArrayList<>();
  private final int[] rankOf;

  SourceRanking(List<SourceRecord> sources, IntList priorities) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < sources.size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparingInt((Integer i) -> priorities.getInt(i)).reversed());
    rankOf = new int[sources.size()];
    for (int rank = 0; rank < order.size(); rank++) {
      rankOf[order.get(rank)] = rank;
      ranked.add(sources.get(order.get(rank)));
    }
  }

  /** Returns the sources by rank. */
  public List<SourceRecord> sources() {
    return List.copyOf(ranked);
  }

  /** Returns the number of sources. */
  public int size() {
    return rankOf.length;
  }

  /** Returns the prior of the source of a rank. */
  public double prior(int rank) {
    return ranked.get(rank).prior();
  }

  /** Returns whether the sources of two ranks belong to one project. */
  public boolean isSameProject(int rank, int other) {
    return rank == other || ranked.get(rank).project().equals(ranked.get(other).project());
  }

  /** Returns the rank of a staged source number. */
  public int rank(int source) {
    return rankOf[source];
  }
}
