package org.lexhub.server.explore.relation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/** The meanings related to a meaning by type: broader, narrower, part, opposite and so on. */
public final class RelatedMeanings {
  private static final int MAX_TARGETS = 24;

  private RelatedMeanings() {}

  /** Returns the related meanings of each type that has some. */
  public static List<Neighbours> of(Store store, int meaning) {
    MeaningTable meanings = store.meanings();
    Map<RelationType, List<Integer>> byType = new EnumMap<>(RelationType.class);
    for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
      byType
          .computeIfAbsent(RelationType.at(meanings.relationType(i)), type -> new ArrayList<>())
          .add(meanings.relationMeaning(i));
    }
    List<Neighbours> related = new ArrayList<>();
    byType.forEach((type, all) -> {
      List<Neighbour> shown =
          all.stream().limit(MAX_TARGETS).map(row -> Neighbour.meaning(store, row)).toList();
      related.add(
          new Neighbours(
              Texts.text("relation.meaning." + name(type)), shown, all.size() - shown.size()));
    });
    return related;
  }

  private static String name(RelationType type) {
    return switch (type) {
      case HYPERNYM, INSTANCE_HYPERNYM -> "broader";
      case HYPONYM, INSTANCE_HYPONYM -> "narrower";
      case PART_HOLONYM -> "part_of";
      case MEMBER_HOLONYM -> "member_of";
      case SUBSTANCE_HOLONYM -> "substance_of";
      case PART_MERONYM -> "has_part";
      case MEMBER_MERONYM -> "has_member";
      case SUBSTANCE_MERONYM -> "has_substance";
      case ANTONYM -> "opposite";
      case ALSO -> "see_also";
      case ENTAILMENT -> "entails";
      case CAUSE -> "causes";
      case DERIVATION -> "derived_word";
      case PERTAINYM -> "pertains_to";
      case DOMAIN_TOPIC -> "topic";
      case DOMAIN_REGION -> "region";
      case DOMAIN_USAGE -> "usage";
      case HAS_DOMAIN_TOPIC -> "topic_of";
      case HAS_DOMAIN_REGION -> "region_of";
      case HAS_DOMAIN_USAGE -> "usage_of";
      default -> type.code();
    };
  }
}
