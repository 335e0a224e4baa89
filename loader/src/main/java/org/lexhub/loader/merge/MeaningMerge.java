package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntComparator;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.Map;
import org.lexhub.loader.staging.MeaningKind;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.loader.staging.Staging;

/**
 * Merges meanings: joins the keys of one meaning, the most authoritative claim first, and merges
 * their fields. A key is a meaning if a record or a sense has it; the claims, relations and
 * definitions of other keys are ignored.
 */
public final class MeaningMerge {
  private final Staging staging;
  private final StagedMeanings stage;
  private final SourceRanking ranking;
  private final Rejects rejects;
  private final Map<String, Integer> concepts;

  /**
   * Prepares the merge.
   *
   * @param concepts the index of the merged concept of every catalogue id
   */
  public MeaningMerge(
      Staging staging, SourceRanking ranking, Map<String, Integer> concepts, Rejects rejects) {
    this.staging = staging;
    this.stage = staging.meanings;
    this.ranking = ranking;
    this.concepts = concepts;
    this.rejects = rejects;
  }

  /** Merges all staged records; the result is in the order of the hub keys. */
  public MergedMeanings merge() {
    MeaningUnion union = new MeaningUnion(staging.keys);
    joinAll(union);
    int[] hubs = liveHubs(union);
    int[] ofKey = meaningOfKeys(union, hubs);
    MergedMeanings merged =
        new MergedMeanings(
            ofKey,
            hubs,
            Grouping.of(hubs.length, ofKey.length, key -> ofKey[key]).sorted(union::compare),
            group(stage.definitions, ofKey, hubs.length),
            group(stage.examples, ofKey, hubs.length),
            group(stage.relations, ofKey, hubs.length));
    fill(merged, union);
    fillTraits(merged);
    return merged;
  }

  private void joinAll(MeaningUnion union) {
    int[] order = new int[stage.same.size()];
    Arrays.setAll(order, i -> i);
    IntArrays.stableSort(order, byRank(stage.same.source));
    for (int row : order) {
      int a = stage.same.first.getInt(row);
      int b = stage.same.second.getInt(row);
      if (!union.join(a, b)) {
        rejects.merged(
            staging.keys.text(a)
                + " and "
                + staging.keys.text(b)
                + " cannot be one meaning: they are "
                + staging.keys.text(union.hub(union.root(a)))
                + " and "
                + staging.keys.text(union.hub(union.root(b))));
      }
    }
  }

  private IntComparator byRank(IntList sources) {
    return (a, b) ->
        Integer.compare(ranking.rank(sources.getInt(a)), ranking.rank(sources.getInt(b)));
  }

  private int[] liveHubs(MeaningUnion union) {
    boolean[] live = new boolean[staging.keys.size()];
    mark(stage.key, live, union);
    mark(staging.lexemes.senses.meaning, live, union);
    int count = 0;
    for (boolean each : live) {
      count += each ? 1 : 0;
    }
    int[] hubs = new int[count];
    int at = 0;
    for (int root = 0; root < live.length; root++) {
      if (live[root]) {
        hubs[at++] = union.hub(root);
      }
    }
    IntArrays.parallelQuickSort(hubs, union::compare);
    return hubs;
  }

  private static void mark(IntList keys, boolean[] live, MeaningUnion union) {
    for (int i = 0; i < keys.size(); i++) {
      live[union.root(keys.getInt(i))] = true;
    }
  }

  private int[] meaningOfKeys(MeaningUnion union, int[] hubs) {
    int[] ofRoot = new int[staging.keys.size()];
    Arrays.fill(ofRoot, -1);
    for (int meaning = 0; meaning < hubs.length; meaning++) {
      ofRoot[union.root(hubs[meaning])] = meaning;
    }
    int[] ofKey = new int[ofRoot.length];
    Arrays.setAll(ofKey, key -> ofRoot[union.root(key)]);
    return ofKey;
  }

  private Grouping group(StagedMeanings.TripleRows rows, int[] ofKey, int meanings) {
    return Grouping.of(meanings, rows.size(), row -> ofKey[rows.first.getInt(row)])
        .sorted(byRank(rows.source));
  }

  private void fill(MergedMeanings merged, MeaningUnion union) {
    Grouping records =
        Grouping.of(merged.size(), stage.size(), row -> merged.ofKey[stage.key.getInt(row)])
            .sorted(byRank(stage.source));
    for (int meaning = 0; meaning < merged.size(); meaning++) {
      merged.lexiconId[meaning] = -1;
      merged.pos[meaning] = StagedMeanings.NO_POS;
      merged.concept[meaning] = -1;
      merged.gloss[meaning] = -1;
      for (int i = records.start(meaning); i < records.end(meaning); i++) {
        fill(merged, meaning, records.row(i));
      }
      if (merged.concept[meaning] < 0) {
        merged.concept[meaning] = conceptOfKeys(merged, meaning, union);
      }
    }
  }

  private void fill(MergedMeanings merged, int meaning, int row) {
    if (merged.lexiconId[meaning] < 0) {
      merged.lexiconId[meaning] = stage.lexiconId.getLong(row);
    }
    if (merged.pos[meaning] == StagedMeanings.NO_POS) {
      merged.pos[meaning] = stage.pos(row);
    }
    if (merged.gloss[meaning] < 0) {
      merged.gloss[meaning] = stage.gloss.getInt(row);
    }
    int concept = stage.concept.getInt(row);
    if (merged.concept[meaning] < 0 && concept >= 0) {
      String catalogId = staging.strings.text(concept);
      merged.concept[meaning] = concepts.getOrDefault(catalogId, -1);
      if (merged.concept[meaning] < 0) {
        rejects.merged(
            "meaning " + staging.keys.text(merged.hub[meaning]) + ": no concept " + catalogId);
      }
    }
  }

  /** Sets the traits of each meaning to those of the most authoritative source that has any. */
  private void fillTraits(MergedMeanings merged) {
    Grouping claims =
        Grouping.of(
                merged.size(),
                stage.traitKey.size(),
                row -> merged.ofKey[stage.traitKey.getInt(row)])
            .sorted(byRank(stage.traitSource));
    for (int meaning = 0; meaning < merged.size(); meaning++) {
      int start = claims.start(meaning);
      for (int i = start; i < claims.end(meaning); i++) {
        int row = claims.row(i);
        if (stage.traitSource.getInt(row) == stage.traitSource.getInt(claims.row(start))) {
          merged.traits[meaning] |= stage.traits.getLong(row);
        }
      }
    }
  }

  private int conceptOfKeys(MergedMeanings merged, int meaning, MeaningUnion union) {
    for (int i = merged.keys.start(meaning); i < merged.keys.end(meaning); i++) {
      int key = merged.keys.row(i);
      if (union.isConcept(key)) {
        String id = MeaningKind.CONCEPTICON.rest(staging.keys.text(key));
        Integer concept = concepts.get(id);
        if (concept != null) {
          return concept;
        }
      }
    }
    return -1;
  }
}
