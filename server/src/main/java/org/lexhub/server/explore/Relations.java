package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lexhub.server.explore.relation.MeaningLabel;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Writes the meanings related to a meaning by type: broader, narrower, part, opposite and so on.
 */
final class Relations {
  private static final int MAX_TARGETS = 24;

  private Relations() {}

  /** Writes the relations; nothing if there are none. */
  static void write(Html html, Store store, int meaning) {
    Map<RelationType, List<Integer>> byType = byType(store, meaning);
    if (byType.isEmpty()) {
      return;
    }
    html.open("section", "class", "card")
        .element("h2", "Related meanings")
        .open("dl", "class", "facts");
    byType.forEach((type, targets) -> {
      html.element("dt", DisplayFormats.title(name(type)))
          .open("dd")
          .open("ul", "class", "inline-list");
      for (int target : targets.subList(0, Math.min(MAX_TARGETS, targets.size()))) {
        html.open("li");
        html.element(
                "a", MeaningLabel.of(store, target),
                "href", "/meaning/" + store.meanings().id(target),
                "title", HubMarkup.gloss(store, target))
            .close();
      }
      if (targets.size() > MAX_TARGETS) {
        html.element("li", "and " + (targets.size() - MAX_TARGETS) + " more", "class", "muted");
      }
      html.close().close();
    });
    html.close().close();
  }

  private static Map<RelationType, List<Integer>> byType(Store store, int meaning) {
    MeaningTable meanings = store.meanings();
    Map<RelationType, List<Integer>> byType = new EnumMap<>(RelationType.class);
    for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
      byType
          .computeIfAbsent(RelationType.at(meanings.relationType(i)), type -> new ArrayList<>())
          .add(meanings.relationMeaning(i));
    }
    return byType;
  }

  private static String name(RelationType type) {
    return switch (type) {
      case HYPERNYM, INSTANCE_HYPERNYM -> "broader";
      case HYPONYM, INSTANCE_HYPONYM -> "narrower";
      case PART_HOLONYM -> "part of";
      case MEMBER_HOLONYM -> "member of";
      case SUBSTANCE_HOLONYM -> "substance of";
      case PART_MERONYM -> "has part";
      case MEMBER_MERONYM -> "has member";
      case SUBSTANCE_MERONYM -> "has substance";
      case ANTONYM -> "opposite";
      case ALSO -> "see also";
      case ENTAILMENT -> "entails";
      case CAUSE -> "causes";
      case DERIVATION -> "derived word";
      case PERTAINYM -> "pertains to";
      case DOMAIN_TOPIC -> "topic";
      case DOMAIN_REGION -> "region";
      case DOMAIN_USAGE -> "usage";
      case HAS_DOMAIN_TOPIC -> "topic of";
      case HAS_DOMAIN_REGION -> "region of";
      case HAS_DOMAIN_USAGE -> "usage of";
      default -> type.code();
    };
  }
}
