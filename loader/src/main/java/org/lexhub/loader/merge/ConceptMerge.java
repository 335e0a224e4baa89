package org.lexhub.loader.merge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.staging.CleanText;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.Staging;

/** Merges the records of each catalogue id, the most authoritative field first. */
public final class ConceptMerge {
  private ConceptMerge() {}

  /** Returns the concepts in the order of their catalogue ids; numbers in them ascend. */
  public static List<ConceptRecord> merge(Staging staging, SourceRanking ranking) {
    List<Integer> rows = new ArrayList<>();
    for (int i = 0; i < staging.concepts.size(); i++) {
      rows.add(i);
    }
    rows.sort(Comparator.comparingInt(row -> ranking.rank(staging.conceptSource.getInt(row))));
    Map<String, ConceptRecord> byId = new HashMap<>();
    for (int row : rows) {
      ConceptRecord clean = clean(staging.concepts.get(row));
      byId.merge(clean.catalogId(), clean, ConceptMerge::fill);
    }
    List<ConceptRecord> merged = new ArrayList<>(byId.values());
    merged.sort(
        Comparator.comparingInt((ConceptRecord each) -> each.catalogId().length())
            .thenComparing(ConceptRecord::catalogId));
    return merged;
  }

  private static ConceptRecord clean(ConceptRecord concept) {
    return new ConceptRecord(
        concept.catalogId().strip(),
        CleanText.clean(concept.gloss()),
        CleanText.clean(concept.semanticField()),
        CleanText.clean(concept.ontologicalCategory()));
  }

  private static ConceptRecord fill(ConceptRecord first, ConceptRecord second) {
    return new ConceptRecord(
        first.catalogId(),
        or(first.gloss(), second.gloss()),
        or(first.semanticField(), second.semanticField()),
        or(first.ontologicalCategory(), second.ontologicalCategory()));
  }

  private static @Nullable String or(@Nullable String a, @Nullable String b) {
    return a != null ? a : b;
  }
}
