package org.lexhub.server.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * The inverses of relations that a snapshot stores in one direction and wordnets in both:
 * entailments and causes, some hundreds of each.
 */
final class InverseRelations {
  private final Map<Integer, List<Integer>> entailing = new HashMap<>();
  private final Map<Integer, List<Integer>> causing = new HashMap<>();

  /** Reads all relations once. */
  InverseRelations(MeaningTable meanings) {
    for (int meaning = 0; meaning < meanings.size(); meaning++) {
      for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
        RelationType type = RelationType.at(meanings.relationType(i));
        if (type == RelationType.ENTAILMENT || type == RelationType.CAUSE) {
          (type == RelationType.CAUSE ? causing : entailing)
              .computeIfAbsent(meanings.relationMeaning(i), target -> new ArrayList<>())
              .add(meaning);
        }
      }
    }
  }

  /** Returns the meanings that entail a meaning. */
  List<Integer> entailing(int meaning) {
    return entailing.getOrDefault(meaning, List.of());
  }

  /** Returns the meanings that cause a meaning. */
  List<Integer> causing(int meaning) {
    return causing.getOrDefault(meaning, List.of());
  }
}
