package org.lexhub.store.table.pair;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.PairHeadColumn;

/** Derives {@link PairHeads} from the senses of the languages, on all processors. */
public final class PairHeadsWriter {
  /** The senses ordered by language, then meaning, and where each language ends. */
  public record Senses(
      IntArrayList ends, IntList ids, IntList meanings, IntList confidences, IntList pos) {
    int start(int language) {
      return language == 0 ? 0 : ends.getInt(language - 1);
    }

    int count(int language) {
      return ends.getInt(language) - start(language);
    }
  }

  private final Senses senses;
  private final LargePairs large;

  /** Prepares the derivation for the pairs that {@code large} selects. */
  public PairHeadsWriter(Senses senses, LargePairs large) {
    this.senses = senses;
    this.large = large;
  }

  /** Writes the table. */
  public void write(SnapshotWriter out) {
    int[] languages = largest();
    int count = languages.length;
    MergedColumns columns = new MergedColumns(senses);
    List<PairHead> heads =
        IntStream.range(0, count * count)
            .parallel()
            .filter(i -> i / count <= i % count)
            .mapToObj(i -> heads(columns, languages[i / count], languages[i % count]))
            .flatMap(List::stream)
            .sorted(Comparator.comparingLong(PairHead::key))
            .toList();
    write(heads, out);
  }

  /** Returns the languages with the most senses. */
  private int[] largest() {
    return IntStream.range(0, senses.ends().size())
        .filter(language -> senses.count(language) > 0)
        .boxed()
        .sorted(
            Comparator.comparingInt((Integer language) -> -senses.count(language))
                .thenComparingInt(language -> language))
        .limit(large.languages())
        .mapToInt(language -> language)
        .toArray();
  }

  /** Returns the heads of two languages in both directions; none if they are not large. */
  private List<PairHead> heads(MergedColumns columns, int left, int right) {
    PairHeadMerge merge = new PairHeadMerge(senses, columns, left, right);
    return merge.count() < large.pairs() ? List.of() : merge.heads();
  }

  private static void write(List<PairHead> heads, SnapshotWriter out) {
    LongArrayList keys = new LongArrayList();
    IntArrayList byPos = new IntArrayList();
    IntArrayList stretchRows = new IntArrayList();
    IntArrayList confidences = new IntArrayList();
    IntArrayList ends = new IntArrayList();
    IntArrayList headRows = new IntArrayList();
    LongArrayList ids = new LongArrayList();
    for (PairHead head : heads) {
      keys.add(head.key());
      byPos.addElements(byPos.size(), head.byPos());
      confidences.addAll(head.confidences());
      ends.addAll(head.ends());
      stretchRows.add(ends.size());
      ids.addElements(ids.size(), head.ids());
      headRows.add(ids.size());
    }
    ColumnSet.longs(out, PairHeadColumn.KEY.section(), keys);
    ColumnSet.ints(out, PairHeadColumn.BY_POS.section(), byPos);
    ColumnSet.offsets(out, PairHeadColumn.STRETCHES.section(), stretchRows);
    ColumnSet.shorts(out, PairHeadColumn.STRETCH_CONFIDENCE.section(), confidences);
    ColumnSet.ints(out, PairHeadColumn.STRETCH_END.section(), ends);
    ColumnSet.offsets(out, PairHeadColumn.HEADS.section(), headRows);
    ColumnSet.longs(out, PairHeadColumn.IDS.section(), ids);
  }
}
