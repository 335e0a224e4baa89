package org.lexhub.server.explore.relation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Writes the ways from a meaning over broader ones to the broadest, each as a line of links that
 * begins with the broadest. A meaning can have several.
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
  static List<List<Integer>> of(Store store, int meaning) {
    BroaderChains chains = new BroaderChains(store);
    chains.climb(meaning);
    return chains.chains;
  }

  /** Writes the chains; nothing if no meaning is broader. */
  public static void write(Html html, Store store, int meaning) {
    List<List<Integer>> chains = of(store, meaning);
    if (chains.isEmpty()) {
      return;
    }
    html.open("nav", "class", "path", "aria-label", "Broader meanings");
    for (List<Integer> chain : chains) {
      html.open("ol");
      for (int each : chain) {
        html.open("li");
        String label = MeaningLabel.of(store, each);
        if (each == meaning) {
          html.element("span", label, "aria-current", "page");
        } else {
          html.element(
              "a", label,
              "href", MeaningLabel.address(store, each),
              "title", MeaningLabel.gloss(store, each));
        }
        html.close();
      }
      html.close();
    }
    html.close();
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
