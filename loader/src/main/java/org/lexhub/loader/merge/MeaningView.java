package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.lexhub.loader.staging.IdSource;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.loader.staging.Staging;

/** The merged meanings in the order of their ids. */
public final class MeaningView {
  private final Staging staging;
  private final StagedMeanings stage;
  private final MergedMeanings meanings;
  private final SourceRanking ranking;
  private final int[] languageOf;

  /** The ids by merged meaning, the merged meanings by ordinal, and the ordinals. */
  private final int[] id;

  private final int[] byOrdinal;
  private final int[] ordinal;

  /** Assigns ids to the merged meanings and orders the meanings by id. */
  public MeaningView(
      Staging staging,
      SourceRanking ranking,
      MergedMeanings meanings,
      int[] languageOf,
      IdSource ids) {
    this.staging = staging;
    this.stage = staging.meanings;
    this.ranking = ranking;
    this.meanings = meanings;
    this.languageOf = languageOf;
    int size = meanings.size();
    id = new int[size];
    for (int meaning = 0; meaning < size; meaning++) {
      id[meaning] = ids.meaning(keys(meaning));
    }
    byOrdinal = new int[size];
    Arrays.setAll(byOrdinal, i -> i);
    IntArrays.quickSort(byOrdinal, (a, b) -> Integer.compare(id[a], id[b]));
    ordinal = new int[size];
    for (int i = 0; i < size; i++) {
      ordinal[byOrdinal[i]] = i;
    }
  }

  private List<String> keys(int meaning) {
    List<String> keys = new ArrayList<>();
    keys.add(staging.keys.text(meanings.hub[meaning]));
    for (int i = meanings.keys.start(meaning); i < meanings.keys.end(meaning); i++) {
      int key = meanings.keys.row(i);
      if (key != meanings.hub[meaning]) {
        keys.add(staging.keys.text(key));
      }
    }
    return keys;
  }

  /** Returns the number of meanings. */
  public int size() {
    return byOrdinal.length;
  }

  /** Returns the ordinal of a merged meaning. */
  public int ordinal(int meaning) {
    return ordinal[meaning];
  }

  /** Returns the ordinal of the meaning of a staged key, -1 if the key belongs to none. */
  public int ofKey(int key) {
    int meaning = key < meanings.ofKey.length ? meanings.ofKey[key] : -1;
    return meaning < 0 ? -1 : ordinal[meaning];
  }

  /** Returns the public id of an ordinal. */
  public int id(int ofOrdinal) {
    return id[byOrdinal[ofOrdinal]];
  }

  /** Fills {@code out} with the meaning of an ordinal. */
  public void load(int ofOrdinal, MergedMeaning out) {
    int meaning = byOrdinal[ofOrdinal];
    out.id = id[meaning];
    out.key = staging.keys.text(meanings.hub[meaning]);
    out.lexiconId = meanings.lexiconId[meaning];
    out.pos = meanings.pos[meaning];
    out.concept = meanings.concept[meaning];
    out.gloss = meanings.gloss[meaning];
    out.traits = meanings.traits[meaning];
    texts(stage.definitions, meanings.definitions, meaning, out.definitions);
    texts(stage.examples, meanings.examples, meaning, out.examples);
    out.relations.clear();
    for (int i = meanings.relations.start(meaning); i < meanings.relations.end(meaning); i++) {
      int row = meanings.relations.row(i);
      int target = meanings.ofKey[stage.relations.third.getInt(row)];
      if (target >= 0 && target != meaning) {
        MergedSense.addPair(out.relations, stage.relations.second.getInt(row), ordinal[target]);
      }
    }
  }

  private void texts(
      StagedMeanings.TripleRows rows, Grouping groups, int meaning, SourcedTexts out) {
    out.clear();
    for (int i = groups.start(meaning); i < groups.end(meaning); i++) {
      int row = groups.row(i);
      int language = languageOf[rows.second.getInt(row)];
      if (language >= 0) {
        out.add(language, rows.third.getInt(row), ranking.rank(rows.source.getInt(row)));
      }
    }
  }
}
