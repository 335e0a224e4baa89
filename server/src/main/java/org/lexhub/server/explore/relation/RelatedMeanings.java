package org.lexhub.server.explore.relation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lexhub.server.web.DisplayFormats;
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
          new Neighbours(DisplayFormats.title(name(type)), shown, all.size() - shown.size()));
    });
    return related;
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
