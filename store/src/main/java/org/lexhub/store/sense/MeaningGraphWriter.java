package org.lexhub.store.sense;

import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Writes a {@link MeaningGraph}: the links of each meaning, and the meanings of each spelling. The
 * degrees follow from the links.
 */
public final class MeaningGraphWriter implements AutoCloseable {
  private final ListColumnWriter links;
  private final IntColumnWriter degrees;
  private final LongColumnWriter total;
  private final IntColumnWriter spellings;
  private final ListColumnWriter words;
  private int degree;
  private long sum;

  private MeaningGraphWriter(SnapshotWriter out) {
    links = ListColumnWriter.create(out, MeaningGraph.LINKS);
    degrees = IntColumnWriter.create(out, MeaningGraph.DEGREES);
    total = LongColumnWriter.create(out, MeaningGraph.TOTAL);
    spellings = IntColumnWriter.create(out, MeaningGraph.SPELLINGS);
    words = ListColumnWriter.create(out, MeaningGraph.WORDS);
  }

  /** Starts without meanings and without spellings. */
  public static MeaningGraphWriter create(SnapshotWriter out) {
    return new MeaningGraphWriter(out);
  }

  /**
   * Adds a link of the open meaning; the other end must have the same link.
   *
   * @param neighbour the meaning at the other end; neighbours ascend
   * @param weight from 1 to {@link MeaningGraph#MAX_WEIGHT}
   */
  public void addLink(int neighbour, int weight) {
    links.add(MeaningGraph.pack(neighbour, weight));
    degree += weight;
  }

  /** Completes the links of the open meaning. */
  public void endMeaning() {
    links.endRow();
    degrees.add(degree);
    sum += degree;
    degree = 0;
  }

  /**
   * Adds a meaning of the open spelling.
   *
   * @param meaning a row; meanings ascend
   * @param share from 1 to {@link MeaningGraph#MAX_WEIGHT}
   */
  public void addMeaning(int meaning, int share) {
    words.add(MeaningGraph.pack(meaning, share));
  }

  /** Completes the open spelling; hashes ascend. */
  public void endSpelling(int hash) {
    spellings.add(hash);
    words.endRow();
  }

  /** Writes the sections. */
  @Override
  public void close() {
    total.add(sum);
    total.close();
    degrees.close();
    links.close();
    words.close();
    spellings.close();
  }
}
