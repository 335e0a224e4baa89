package org.lexhub.server.explore.relation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * The ways from a meaning over broader ones to the broadest, each as a line of links that begins
 * with the broadest. A meaning can have several.
 */
public final class BroaderChains {
  /** The maximum number of chains. */
  static final int MAX_CHAINS = 4;

  /** The maximum number of meanings of a chain. */
  static final int MAX_LENGTH = 24;

  /** The maximum number of meanings that are visited. */
  private static final int MAX_VISITS = 1_000;

  private final Store store;
  private final List<List<Integer>> chains = new ArrayList<>();
  private final Set<Integer> open = new LinkedHashSet<>();
  private int visits;

  private BroaderChains(Store store) {
    this.store = store;
  }

  /** Returns the chains of a meaning, each from the broadest one to the meaning itself. */
  public static List<List<Neighbour>> of(Store store, int meaning) {
    BroaderChains broader = new BroaderChains(store);
    broader.climb(meaning);
    return broader.chains.stream()
        .map(chain -> chain.stream().map(row -> Neighbour.meaning(store, row)).toList())
        .toList();
  }

  private void climb(int meaning) {
    if (chains.size() == MAX_CHAINS || ++visits > MAX_VISITS || !open.add(meaning)) {
      return;
    }
    List<Integer> broader = open.size() == MAX_LENGTH ? List.of() : broader(meaning);
    if (broader.isEmpty() && open.size() > 1) {
      chains.add(new ArrayList<>(open).reversed());
    }
    broader.forEach(this::climb);
    open.remove(meaning);
  }

  /** Returns the broader meanings that are not in the open chain: sources may contain circles. */
  private List<Integer> broader(int meaning) {
    MeaningTable meanings = store.meanings();
    List<Integer> broader = new ArrayList<>();
    for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
      int type = meanings.relationType(i);
      int target = meanings.relationMeaning(i);
      boolean up =
          type == RelationType.HYPERNYM.number() || type == RelationType.INSTANCE_HYPERNYM.number();
      if (up && !open.contains(target) && !broader.contains(target)) {
        broader.add(target);
      }
    }
    return broader;
  }
}
