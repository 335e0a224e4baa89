package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.MeaningTableWriter;
import org.lexhub.store.table.SenseTableWriter;
import org.lexhub.store.table.schema.MeaningColumn;

/**
 * Derives the near meanings of every meaning: meanings for which several languages use the same
 * word, and meanings to which a relation leads. Wordnets split senses finely, so a word often links
 * to a neighbour of the meaning that its translation links to.
 *
 * <p>Let w be the sum, over all languages, of 1 / (number of senses) of the words that both
 * meanings share, at most 1 per language, and b the number of languages with words for both. The
 * nearness is {@code 4.18 · (w + 0.1)^1.31 / (b + 3)^1.73}, multiplied by a factor for each
 * relation between the two. The constants are fitted to bilingual dictionaries that are part of no
 * snapshot: the odds of a path over a near meaning, which the nearness multiplies, are the odds
 * that such a dictionary has the translation.
 *
 * <p>All processors search; the result does not depend on their number.
 */
final class NearMeaningsWriter {
  /** The maximum number of near meanings of a meaning. */
  static final int MAX_NEAR = 12;

  /** The minimum nearness that is stored, in basis points. */
  static final int MIN_NEARNESS = 50;

  /** The number of meanings that one thread takes at a time. */
  private static final int PIECE = 64;

  /** The number of pieces whose results are held until they are appended in order. */
  private static final int PIECES = 256;

  private final NearMeaningInput input;
  private final Queue<NearMeaningSearch> idle = new ConcurrentLinkedQueue<>();

  /** The near meanings of a few meanings in a row. */
  private record Found(IntArrayList counts, IntArrayList meanings, IntArrayList values) {}

  /**
   * Prepares the derivation.
   *
   * @param ordered all senses, ordered by meaning, then by language
   */
  NearMeaningsWriter(
      LexemeTableWriter lexemes,
      SenseTableWriter senses,
      MeaningTableWriter meanings,
      int[] ordered) {
    input = new NearMeaningInput(lexemes, senses, meanings, ordered);
  }

  /** Derives and writes both columns. */
  void write(SnapshotWriter out) {
    ListRows near = new ListRows();
    GatheredInts values = new GatheredInts();
    int size = input.meanings.size();
    for (int first = 0; first < size; first += PIECE * PIECES) {
      int start = first;
      int pieces = Math.min(PIECES, (size - first + PIECE - 1) / PIECE);
      IntStream.range(0, pieces)
          .parallel()
          .mapToObj(i -> find(start + i * PIECE))
          .forEachOrdered(found -> append(found, near, values));
    }
    near.write(out, MeaningColumn.NEAR.section());
    ColumnSet.shorts(out, MeaningColumn.NEARNESS.section(), values);
  }

  private Found find(int first) {
    NearMeaningSearch reused = idle.poll();
    NearMeaningSearch search = reused == null ? new NearMeaningSearch(input) : reused;
    Found found = new Found(new IntArrayList(PIECE), new IntArrayList(), new IntArrayList());
    int end = Math.min(first + PIECE, input.meanings.size());
    for (int meaning = first; meaning < end; meaning++) {
      int count = search.find(meaning);
      found.counts().add(count);
      for (int place = 0; place < count; place++) {
        found.meanings().add(search.meaning(place));
        found.values().add(search.nearness(place));
      }
    }
    idle.add(search);
    return found;
  }

  private static void append(Found found, ListRows near, GatheredInts values) {
    int at = 0;
    for (int i = 0; i < found.counts().size(); i++) {
      for (int end = at + found.counts().getInt(i); at < end; at++) {
        near.add(found.meanings().getInt(at));
        values.add(found.values().getInt(at));
      }
      near.endRow();
    }
  }
}
