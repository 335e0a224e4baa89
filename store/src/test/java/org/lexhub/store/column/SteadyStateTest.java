package org.lexhub.store.column;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.snapshot.Snapshots;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.TextColumnWriter;
import org.lexhub.store.text.Utf8Buffer;

/** Checks that the reads of a request allocate nothing. */
class SteadyStateTest {
  private static final int ROWS = 2_000;

  private static void content(SnapshotWriter out) {
    try (IntColumnWriter ints = IntColumnWriter.create(out, "ints");
        ListColumnWriter lists = ListColumnWriter.create(out, "lists");
        FacetColumnWriter facet = FacetColumnWriter.create(out, "facet", 2, ROWS);
        TextColumnWriter texts = TextColumnWriter.create(out, "texts")) {
      for (int i = 0; i < ROWS; i++) {
        ints.add(i);
        lists.add(i);
        lists.endRow();
        facet.add(i & 1, i);
        texts.add("a text with the number " + i + " and a \"quote\"");
      }
    }
  }

  @Test
  void readingAllocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long self = Thread.currentThread().threadId();
    try (Snapshot s = Snapshots.open(SteadyStateTest::content)) {
      IntColumn ints = IntColumn.open(s, "ints");
      ListColumn lists = ListColumn.open(s, "lists");
      FacetColumn facet = FacetColumn.open(s, "facet");
      TextColumn texts = TextColumn.open(s, "texts");
      Utf8Buffer out = new Utf8Buffer(1 << 10);
      long[] words = new long[FacetColumn.BLOCK_WORDS];
      long sum = 0;
      long least = Long.MAX_VALUE;
      // The interpreter and the compiler can allocate at first; a path that allocates continues to
      // do so.
      for (int round = 0; round < 300; round++) {
        long before = threads.getThreadAllocatedBytes(self);
        for (int row = 0; row < ROWS; row++) {
          out.clear();
          texts.append(row, out);
          texts.appendPlain(row, out);
          sum += out.length() + ints.get(row) + lists.value(lists.start(row)) + lists.end(row);
          sum += facet.rank(1, row) + facet.select(0, row / 2) + (facet.contains(1, row) ? 1 : 0);
        }
        facet.and(1, 0, words);
        facet.or(0, 0, words);
        least = Math.min(least, threads.getThreadAllocatedBytes(self) - before);
      }
      assertThat(sum).isPositive();
      assertThat(least).as("bytes for %d rows", ROWS).isLessThan(ROWS);
    }
  }
}
