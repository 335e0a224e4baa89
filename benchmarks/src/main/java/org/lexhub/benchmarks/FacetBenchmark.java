package org.lexhub.benchmarks;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.lexhub.store.Store;
import org.lexhub.store.column.FacetColumn;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.roaringbitmap.PeekableIntIterator;
import org.roaringbitmap.buffer.ImmutableRoaringBitmap;
import org.roaringbitmap.buffer.MutableRoaringBitmap;

/**
 * The facets of the lexemes as {@link FacetColumn} and as mapped {@link ImmutableRoaringBitmap}s of
 * the same sets: contains, the count in a range, one page, and the intersection of a part of speech
 * with a source.
 *
 * <p>Both sides of a pair answer the same random queries, and the setup fails if their results
 * differ. Roaring sets are written with run containers where those are smaller.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class FacetBenchmark {

  /** Random queries and the working memory of one thread. */
  @State(Scope.Thread)
  public static class Queries {
    private static final int COUNT = 1 << 10;
    private static final int PAGE = 20;
    private static final int MIN_ROWS = 100;

    /**
     * The size of the values queried: "common" ones have 1/20 of the rows or more, "rare" ones at
     * least {@value #MIN_ROWS} rows and less than 1/100.
     */
    @Param({"common", "rare"})
    public String values = "";

    private final Random random = new Random(42);
    private final long[] words = new long[FacetColumn.BLOCK_WORDS];
    private final int[] page = new int[PAGE];
    private FacetColumn[] columns = {};
    private ImmutableRoaringBitmap[][] sets = {};
    private int rows;
    private int next;

    private final int[] facet = new int[COUNT];
    private final int[] value = new int[COUNT];
    private final int[] row = new int[COUNT];
    private final int[] from = new int[COUNT];
    private final int[] to = new int[COUNT];
    private final int[] offset = new int[COUNT];
    private final int[] pos = new int[COUNT];
    private final int[] source = new int[COUNT];
    private final int[] bothOffset = new int[COUNT];

    /** Writes and maps the Roaring sets, draws the queries and compares the results. */
    @Setup(Level.Trial)
    public void draw(OpenStore open) throws IOException {
      Store store = open.store();
      rows = store.lexemes().size();
      columns = new FacetColumn[] {store.lexemes().byPos(), store.lexemes().bySource()};
      sets = new ImmutableRoaringBitmap[columns.length][];
      for (int i = 0; i < columns.length; i++) {
        sets[i] = map(columns[i]);
      }
      int[][] chosen = {chosen(columns[0]), chosen(columns[1])};
      for (int i = 0; i < COUNT; i++) {
        facet[i] = i & 1;
        value[i] = pick(chosen[facet[i]]);
        row[i] = random.nextInt(rows);
        int other = random.nextInt(rows);
        from[i] = Math.min(row[i], other);
        to[i] = Math.max(row[i], other);
        offset[i] = middle(columns[facet[i]].total(value[i]));
        pos[i] = pick(chosen[0]);
        source[i] = pick(chosen[1]);
        bothOffset[i] = middle(columnBoth(i));
      }
      for (int i = 0; i < COUNT; i++) {
        compare(i);
      }
    }

    /** Writes the sets of a column into a temporary file and maps it. */
    private static ImmutableRoaringBitmap[] map(FacetColumn column) throws IOException {
      Path file = Files.createTempFile("lexhub-facets", ".roaring");
      try {
        long[] starts = new long[column.values()];
        try (DataOutputStream out =
            new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
          for (int value = 0; value < starts.length; value++) {
            starts[value] = out.size();
            MutableRoaringBitmap set = new MutableRoaringBitmap();
            for (int n = 0; n < column.total(value); n++) {
              set.add(column.select(value, n));
            }
            set.runOptimize();
            set.serialize(out);
          }
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
          MappedByteBuffer mapped = channel.map(MapMode.READ_ONLY, 0, channel.size());
          return Arrays.stream(starts)
              .mapToObj(start -> mapped.slice((int) start, mapped.capacity() - (int) start))
              .map(bytes -> new ImmutableRoaringBitmap(bytes.order(ByteOrder.LITTLE_ENDIAN)))
              .toArray(ImmutableRoaringBitmap[]::new);
        }
      } finally {
        Files.delete(file);
      }
    }

    private int[] chosen(FacetColumn column) {
      boolean common = values.equals("common");
      int[] chosen =
          IntStream.range(0, column.values())
              .filter(value -> {
                long total = column.total(value);
                return common ? total >= rows / 20 : total >= MIN_ROWS && total < rows / 100;
              })
              .toArray();
      // The fixture is too small for the bounds.
      return chosen.length > 0 ? chosen : IntStream.range(0, column.values()).toArray();
    }

    private int pick(int[] candidates) {
      return candidates[random.nextInt(candidates.length)];
    }

    /** Returns the offset of the page in the middle of a list. */
    private static int middle(long total) {
      return (int) Math.max(0, total / 2 - PAGE / 2);
    }

    private void compare(int i) {
      next = i;
      int[] expected = new int[2];
      boolean same =
          columnContains() == setContains()
              && columnCount() == setCount()
              && columnBoth(i) == setBoth();
      expected[0] = columnPage();
      int[] first = page.clone();
      same &= expected[0] == setPage() && Arrays.equals(first, page);
      expected[1] = columnBothPage();
      first = page.clone();
      same &= expected[1] == setBothPage() && Arrays.equals(first, page);
      if (!same) {
        throw new IllegalStateException("the two encodings differ at query " + i);
      }
    }

    void step() {
      next = (next + 1) & (COUNT - 1);
    }

    private FacetColumn column() {
      return columns[facet[next]];
    }

    private ImmutableRoaringBitmap set() {
      return sets[facet[next]][value[next]];
    }

    boolean columnContains() {
      return column().contains(value[next], row[next]);
    }

    boolean setContains() {
      return set().contains(row[next]);
    }

    long columnCount() {
      return column().count(value[next], from[next], to[next]);
    }

    long setCount() {
      return set().rangeCardinality(from[next], to[next]);
    }

    int columnPage() {
      FacetColumn column = column();
      int end = (int) Math.min(PAGE, column.total(value[next]) - offset[next]);
      for (int i = 0; i < end; i++) {
        page[i] = column.select(value[next], offset[next] + i);
      }
      return end;
    }

    int setPage() {
      ImmutableRoaringBitmap set = set();
      if (set.isEmpty()) {
        return 0;
      }
      PeekableIntIterator rows = set.getIntIterator();
      rows.advanceIfNeeded(set.select(offset[next]));
      int size = 0;
      while (size < PAGE && rows.hasNext()) {
        page[size++] = rows.next();
      }
      return size;
    }

    int columnBoth() {
      return columnBoth(next);
    }

    /** Counts the rows of an intersection block by block, as lists of lexemes do. */
    private int columnBoth(int query) {
      int count = 0;
      for (int block = 0; block < columns[0].blocks(); block++) {
        if (intersect(query, block)) {
          for (long word : words) {
            count += Long.bitCount(word);
          }
        }
      }
      return count;
    }

    /** Fills {@link #words} with the intersection in a block; false where one side has no row. */
    private boolean intersect(int query, int block) {
      if (columns[0].count(pos[query], block) == 0 || columns[1].count(source[query], block) == 0) {
        return false;
      }
      Arrays.fill(words, 0);
      columns[0].or(pos[query], block, words);
      columns[1].and(source[query], block, words);
      return true;
    }

    int columnBothPage() {
      int skip = bothOffset[next];
      int size = 0;
      for (int block = 0; block < columns[0].blocks() && size < PAGE; block++) {
        if (!intersect(next, block)) {
          continue;
        }
        for (int i = 0; i < words.length && size < PAGE; i++) {
          long word = words[i];
          int count = Long.bitCount(word);
          if (skip >= count) {
            skip -= count;
            continue;
          }
          for (; word != 0 && size < PAGE; word &= word - 1) {
            if (skip > 0) {
              skip--;
            } else {
              page[size++] = (block << 16) + (i << 6) + Long.numberOfTrailingZeros(word);
            }
          }
        }
      }
      return size;
    }

    int setBoth() {
      return ImmutableRoaringBitmap.andCardinality(sets[0][pos[next]], sets[1][source[next]]);
    }

    int setBothPage() {
      ImmutableRoaringBitmap both =
          ImmutableRoaringBitmap.and(sets[0][pos[next]], sets[1][source[next]]);
      if (both.isEmpty()) {
        return 0;
      }
      PeekableIntIterator rows = both.getIntIterator();
      rows.advanceIfNeeded(both.select(bothOffset[next]));
      int size = 0;
      while (size < PAGE && rows.hasNext()) {
        page[size++] = rows.next();
      }
      return size;
    }
  }

  /** Whether a random row has a value. */
  @Benchmark
  public boolean containsColumn(Queries queries) {
    queries.step();
    return queries.columnContains();
  }

  /** The same with mapped {@link ImmutableRoaringBitmap}. */
  @Benchmark
  public boolean containsRoaring(Queries queries) {
    queries.step();
    return queries.setContains();
  }

  /** The number of rows that have a value, in a random range. */
  @Benchmark
  public long countColumn(Queries queries) {
    queries.step();
    return queries.columnCount();
  }

  /** The same with mapped {@link ImmutableRoaringBitmap}. */
  @Benchmark
  public long countRoaring(Queries queries) {
    queries.step();
    return queries.setCount();
  }

  /** The 20 rows in the middle of the list of a value. */
  @Benchmark
  public int pageColumn(Queries queries) {
    queries.step();
    return queries.columnPage();
  }

  /** The same with mapped {@link ImmutableRoaringBitmap}. */
  @Benchmark
  public int pageRoaring(Queries queries) {
    queries.step();
    return queries.setPage();
  }

  /** The number of rows that have a part of speech and a source. */
  @Benchmark
  public int bothCountColumn(Queries queries) {
    queries.step();
    return queries.columnBoth();
  }

  /** The same with mapped {@link ImmutableRoaringBitmap}. */
  @Benchmark
  public int bothCountRoaring(Queries queries) {
    queries.step();
    return queries.setBoth();
  }

  /** The 20 rows in the middle of that intersection. */
  @Benchmark
  public int bothPageColumn(Queries queries) {
    queries.step();
    return queries.columnBothPage();
  }

  /** The same with mapped {@link ImmutableRoaringBitmap}. */
  @Benchmark
  public int bothPageRoaring(Queries queries) {
    queries.step();
    return queries.setBothPage();
  }
}
