package org.lexhub.store.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.RandomDataset;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.ZeroAllocation;
import org.lexhub.store.table.pair.PairHeads;
import org.lexhub.store.table.pair.PairId;
import org.lexhub.store.table.vocabulary.Pos;

/** Compares pairs with two nested loops over the dataset. */
class PairsTest {
  private static final long SEED = 42L;

  private record Pair(int source, int target, int confidence, long id, Pos pos) {}

  private record FlatSense(int row, int language, int meaning, int confidence, Pos pos) {}

  @TempDir static Path folder;
  private static TestDataset data;
  private static Store store;
  private static List<FlatSense> flat;

  @BeforeAll
  static void write() throws IOException {
    data = RandomDataset.of(SEED, 8, 60, 900);
    store = data.open(folder.resolve("pairs"));
    flat = new ArrayList<>();
    for (TestDataset.Lexeme lexeme : data.lexemes) {
      for (TestDataset.Sense sense : lexeme.senses) {
        flat.add(
            new FlatSense(
                flat.size(), lexeme.language, sense.meaning(), sense.confidence(), lexeme.pos));
      }
    }
  }

  @AfterAll
  static void close() {
    store.close();
  }

  private static List<Pair> expected(List<Integer> source, List<Integer> target) {
    List<Pair> pairs = new ArrayList<>();
    for (FlatSense a : flat) {
      for (FlatSense b : flat) {
        if (source.contains(a.language())
            && target.contains(b.language())
            && a.meaning() == b.meaning()
            && a.row() != b.row()) {
          int confidence = (int) Math.round(a.confidence() * (double) b.confidence() / 10_000);
          long id = PairId.of(data.senseId(a.row()), data.senseId(b.row()));
          pairs.add(new Pair(a.row(), b.row(), confidence, id, a.pos()));
        }
      }
    }
    pairs.sort(
        Comparator.comparingInt((Pair pair) -> -pair.confidence()).thenComparingLong(Pair::id));
    return pairs;
  }

  private static PairFilter filter(List<Integer> source, List<Integer> target) {
    PairFilter filter = new PairFilter();
    source.forEach(filter.source()::add);
    target.forEach(filter.target()::add);
    return filter;
  }

  private static List<Long> ids(PairPage page) {
    List<Long> ids = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      ids.add(page.id(i));
    }
    return ids;
  }

  @Test
  void listsStatsAndExportAgreeWithBruteForce() {
    Random random = new Random(SEED);
    PairPage page = new PairPage();
    PairStats stats = new PairStats();
    for (int round = 0; round < 60; round++) {
      List<Integer> source = some(random);
      List<Integer> target = some(random);
      List<Pair> expected = expected(source, target);
      PairFilter filter = filter(source, target).limit(1_000_000);
      store.pairs().list(filter, page);
      assertThat(page.total()).isEqualTo(expected.size());
      assertThat(page.size()).isEqualTo(expected.size());
      for (int i = 0; i < expected.size(); i++) {
        Pair pair = expected.get(i);
        assertThat(page.id(i)).as("seed %d round %d", SEED, round).isEqualTo(pair.id());
        assertThat(page.sourceSense(i)).isEqualTo(pair.source());
        assertThat(page.targetSense(i)).isEqualTo(pair.target());
        assertThat(page.confidenceBasisPoints(i)).isEqualTo(pair.confidence());
      }
      store.pairs().stats(filter.source(), filter.target(), stats);
      assertThat(stats.total()).isEqualTo(expected.size());
      assertThat(stats.high())
          .isEqualTo(expected.stream().filter(pair -> pair.confidence() >= 9000).count());
      for (Pos pos : Pos.values()) {
        assertThat(stats.byPos(pos))
            .isEqualTo(expected.stream().filter(pair -> pair.pos() == pos).count());
      }
      List<Long> exported = new ArrayList<>();
      store.pairs().forEach(filter.limit(1), (s, t, c, id) -> exported.add(id));
      assertThat(exported).isEqualTo(expected.stream().map(Pair::id).toList());
    }
  }

  private static List<Integer> some(Random random) {
    List<Integer> languages = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      int language = random.nextInt(data.languages.size());
      if (!languages.contains(language)) {
        languages.add(language);
      }
    }
    return languages;
  }

  @Test
  void firstPagesAndCountsOfLargePairsComeFromTheSnapshot() throws IOException {
    int large = 0;
    try (Store fresh = Store.open(folder.resolve("pairs"))) {
      PairHeads heads = PairHeads.open(fresh.snapshot());
      PairPage page = new PairPage();
      PairStats stats = new PairStats();
      for (int a = 0; a < data.languages.size(); a++) {
        for (int b = 0; b < data.languages.size(); b++) {
          int head = heads.find(a, b);
          if (head < 0) {
            continue;
          }
          large++;
          List<Pair> all = expected(List.of(a), List.of(b));
          assertThat(heads.headSize(head)).isEqualTo(Math.min(256, all.size()));
          PairFilter filter = filter(List.of(a), List.of(b)).limit(100);
          for (int least : new int[] {0, 5000, 8100, 9025, 10_000}) {
            List<Long> ids =
                all.stream().filter(pair -> pair.confidence() >= least).map(Pair::id).toList();
            for (int offset : new int[] {0, 1, 99, 156, 1_000_000}) {
              fresh.pairs().list(filter.minConfidenceBasisPoints(least).offset(offset), page);
              int from = Math.min(offset, ids.size());
              assertThat(page.total()).isEqualTo(ids.size());
              assertThat(ids(page)).isEqualTo(ids.subList(from, Math.min(from + 100, ids.size())));
            }
          }
          for (int i : new int[] {0, 7, 155}) {
            Pair before = all.get(i);
            filter.minConfidenceBasisPoints(0).offset(0);
            filter.cursor(PairCursor.encode(before.confidence(), before.id(), 0));
            fresh.pairs().list(filter, page);
            assertThat(page.first()).isEqualTo(i + 1);
            assertThat(page.id(99)).isEqualTo(all.get(i + 100).id());
            filter.cursor(null);
          }
          assertThat(fresh.pairs().listReady(filter.offset(0))).isTrue();
          assertThat(fresh.pairs().listReady(filter.offset(200))).isFalse();
          assertThat(fresh.pairs().statsReady(filter.source(), filter.target())).isTrue();
          fresh.pairs().stats(filter.source(), filter.target(), stats);
          assertThat(stats.total()).isEqualTo(all.size());
        }
      }
      assertThat(fresh.pairs().cachedBytes()).as("nothing was merged").isZero();
      assertThat(large).isBetween(2, 25);
    }
  }

  @Test
  void pagesThatBeginInsideTheFirstPairsGoOnBehindThem() {
    PairHeads heads = PairHeads.open(store.snapshot());
    int a = heads.source(0);
    int b = heads.target(0);
    List<Long> all = expected(List.of(a), List.of(b)).stream().map(Pair::id).toList();
    assertThat(all).hasSizeGreaterThan(400);
    PairPage page = new PairPage();
    for (int offset = 240; offset < 300; offset++) {
      PairFilter filter = filter(List.of(a), List.of(b)).limit(20).offset(offset);
      store.pairs().list(filter, page);
      assertThat(ids(page)).isEqualTo(all.subList(offset, offset + 20));
      String cursor = page.nextCursor();
      store.pairs().list(filter.offset(0).cursor(cursor), page);
      assertThat(ids(page)).isEqualTo(all.subList(offset + 20, offset + 40));
    }
  }

  @Test
  void totalsAreSymmetric() {
    PairStats there = new PairStats();
    PairStats back = new PairStats();
    for (int a = 0; a < data.languages.size(); a++) {
      for (int b = a; b < data.languages.size(); b++) {
        PairFilter filter = filter(List.of(a), List.of(b));
        store.pairs().stats(filter.source(), filter.target(), there);
        store.pairs().stats(filter.target(), filter.source(), back);
        assertThat(there.total()).isEqualTo(back.total());
        assertThat(there.high()).isEqualTo(back.high());
      }
    }
  }

  @Test
  void filtersByConfidenceAndPartOfSpeech() {
    List<Pair> all = expected(List.of(0, 2), List.of(3));
    PairPage page = new PairPage();
    for (int least : new int[] {0, 1, 4500, 6750, 9000, 9500, 10_000}) {
      for (Pos pos : new Pos[] {Pos.NOUN, Pos.VERB, Pos.OTHER}) {
        PairFilter filter =
            filter(List.of(0, 2), List.of(3)).minConfidenceBasisPoints(least).limit(9999);
        store.pairs().list(filter, page);
        assertThat(ids(page))
            .isEqualTo(all.stream().filter(p -> p.confidence() >= least).map(Pair::id).toList());
        store.pairs().list(filter.pos(pos.number()), page);
        assertThat(ids(page))
            .isEqualTo(
                all.stream()
                    .filter(p -> p.confidence() >= least && p.pos() == pos)
                    .map(Pair::id)
                    .toList());
        assertThat(page.total()).isEqualTo(page.size());
      }
    }
    store.pairs().list(filter(List.of(0), List.of(3)).pos(PairFilter.UNKNOWN), page);
    assertThat(page.total()).isZero();
  }

  @Test
  void pagesByOffsetAndByCursorJoinToTheWhole() {
    List<Long> all = expected(List.of(0), List.of(2, 3)).stream().map(Pair::id).toList();
    assertThat(all).hasSizeGreaterThan(100);
    PairPage page = new PairPage();
    PairFilter filter = filter(List.of(0), List.of(2, 3)).limit(13);
    List<Long> byOffset = new ArrayList<>();
    for (int offset = 0; offset < all.size(); offset += 13) {
      store.pairs().list(filter.offset(offset), page);
      byOffset.addAll(ids(page));
    }
    assertThat(byOffset).isEqualTo(all);
    List<Long> byCursor = new ArrayList<>();
    filter.offset(0);
    String cursor = null;
    do {
      store.pairs().list(filter.cursor(cursor), page);
      assertThat(page.total()).isEqualTo(all.size());
      byCursor.addAll(ids(page));
      cursor = page.nextCursor();
    } while (cursor != null);
    assertThat(byCursor).isEqualTo(all);
    store.pairs().list(filter.cursor(null).offset(1_000_000), page);
    assertThat(page.size()).isZero();
    assertThat(page.nextCursor()).isNull();
  }

  @Test
  void aCursorBehindAPairThatIsGoneGoesOnAfterItsPlace() {
    List<Pair> all = expected(List.of(0), List.of(3));
    Pair third = all.get(2);
    PairPage page = new PairPage();
    PairFilter filter = filter(List.of(0), List.of(3)).limit(2);
    filter.cursor(PairCursor.encode(third.confidence(), third.id() - 1, 0));
    store.pairs().list(filter, page);
    assertThat(ids(page)).containsExactly(third.id(), all.get(3).id());
  }

  @Test
  void aCursorThatIsNoneIsRefused() {
    String good = PairCursor.encode(9025, 123_456_789_012L, 7);
    new PairFilter().list(7).cursor(good);
    assertThatThrownBy(() -> new PairFilter().list(8).cursor(good))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not a cursor");
    for (String bad :
        Arrays.asList("", "x", "!!!", good + "A", good.substring(1), "B" + good.substring(1))) {
      assertThatThrownBy(() -> new PairFilter().list(7).cursor(bad))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("is not a cursor");
    }
  }

  @Test
  void pairIdsTellTheirSenses() {
    Random random = new Random(SEED);
    for (int i = 0; i < 200_000; i++) {
      int bound = i % 2 == 0 ? 1000 : PairId.SENSE_ID_BOUND;
      int source = random.nextInt(bound);
      int target = random.nextInt(bound);
      long id = PairId.of(source, target);
      assertThat(id).isBetween(0L, (1L << 53) - 1);
      assertThat(PairId.source(id)).isEqualTo(source);
      assertThat(PairId.target(id)).isEqualTo(target);
    }
    int last = PairId.SENSE_ID_BOUND - 1;
    assertThat(PairId.target(PairId.of(last, last))).isEqualTo(last);
    assertThatThrownBy(() -> PairId.of(PairId.SENSE_ID_BOUND, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSmallCacheStaysSmallAndAnswersTheSame() throws IOException {
    try (Store small = Store.open(folder.resolve("pairs"), 4_000)) {
      PairPage one = new PairPage();
      PairPage other = new PairPage();
      for (int round = 0; round < 2; round++) {
        for (int a = 0; a < data.languages.size(); a++) {
          for (int b = 0; b < data.languages.size(); b++) {
            PairFilter filter = filter(List.of(a), List.of(b)).limit(100);
            small.pairs().list(filter, one);
            store.pairs().list(filter, other);
            assertThat(ids(one)).isEqualTo(ids(other));
            long largest = 256 + 32 + 8L * 2 * one.total() + 4 * 2;
            assertThat(small.pairs().cachedBytes()).isLessThanOrEqualTo(4_000 + largest);
          }
        }
      }
    }
  }

  @Test
  void threadsThatAskAtOnceGetTheSameAnswer() throws Exception {
    try (Store fresh = Store.open(folder.resolve("pairs"));
        ExecutorService threads = Executors.newFixedThreadPool(8)) {
      CountDownLatch start = new CountDownLatch(1);
      List<Future<List<Long>>> answers = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        answers.add(
            threads.submit(() -> {
              PairPage page = new PairPage();
              start.await();
              fresh.pairs().list(filter(List.of(0), List.of(2)).limit(50), page);
              return ids(page);
            }));
      }
      start.countDown();
      List<Long> expected = expected(List.of(0), List.of(2)).stream().map(Pair::id).toList();
      for (Future<List<Long>> answer : answers) {
        assertThat(answer.get()).isEqualTo(expected.subList(0, Math.min(50, expected.size())));
      }
    }
  }

  @Test
  void pagesOfKnownLanguagesAllocateNothing() {
    PairFilter filter = filter(List.of(0), List.of(2, 3)).limit(40).offset(30);
    PairPage page = new PairPage();
    PairStats stats = new PairStats();
    ZeroAllocation.assertNone(() -> {
      store.pairs().list(filter, page);
      store.pairs().stats(filter.source(), filter.target(), stats);
    });
  }

  @Test
  void allLanguagesAreRefused() {
    PairFilter filter = new PairFilter();
    filter.source().setAll();
    filter.target().add(0);
    assertThatThrownBy(() -> store.pairs().list(filter, new PairPage()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("named languages");
  }
}
