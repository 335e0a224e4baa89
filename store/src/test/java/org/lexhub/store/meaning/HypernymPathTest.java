package org.lexhub.store.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.ZeroAllocation;
import org.lexhub.store.table.vocabulary.RelationType;

class HypernymPathTest {
  @TempDir Path folder;
  private final HypernymPath path = new HypernymPath();

  private static void broader(TestDataset data, int narrow, int broad, RelationType type) {
    data.meanings.get(narrow).relationTypes.add(type);
    data.meanings.get(narrow).relationMeanings.add(broad);
  }

  /** entity > animal > (dog > puppy, cat); entity > thing; rex is an instance of dog. */
  private static TestDataset animals() {
    TestDataset data = new TestDataset();
    for (String gloss : new String[] {"entity", "animal", "dog", "puppy", "cat", "thing", "rex"}) {
      data.meaning(gloss);
    }
    data.meaning("to run");
    int[][] edges = {{1, 0}, {2, 1}, {3, 2}, {4, 1}, {5, 0}};
    for (int[] edge : edges) {
      broader(data, edge[0], edge[1], RelationType.HYPERNYM);
    }
    broader(data, 6, 2, RelationType.INSTANCE_HYPERNYM);
    broader(data, 2, 5, RelationType.ALSO);
    return data;
  }

  @Test
  void goesUpToTheLowestCommonSubsumerAndDownAgain() throws Exception {
    try (Store store = animals().open(folder.resolve("s"))) {
      assertThat(path.find(store.meanings(), 6, 4)).isTrue();
      assertThat(meanings()).containsExactly(6, 2, 1, 4);
      assertThat(path.top()).isEqualTo(2);
      assertThat(path.depth()).isEqualTo(2);
      assertThat(RelationType.at(path.type(1))).isEqualTo(RelationType.INSTANCE_HYPERNYM);
      assertThat(RelationType.at(path.type(2))).isEqualTo(RelationType.HYPERNYM);
      assertThat(RelationType.at(path.type(3))).isEqualTo(RelationType.HYPONYM);
      // 2 * 2 / (4 + 3), 1 / 4
      assertThat(path.wuPalmerBasisPoints()).isEqualTo(5714);
      assertThat(path.pathBasisPoints()).isEqualTo(2500);
      assertThat(path.find(store.meanings(), 4, 6)).isTrue();
      assertThat(meanings()).containsExactly(4, 1, 2, 6);
      assertThat(RelationType.at(path.type(3))).isEqualTo(RelationType.INSTANCE_HYPONYM);
      assertThat(path.wuPalmerBasisPoints()).isEqualTo(5714);
    }
  }

  @Test
  void oneEndCanSubsumeTheOther() throws Exception {
    try (Store store = animals().open(folder.resolve("s"))) {
      path.find(store.meanings(), 3, 0);
      assertThat(meanings()).containsExactly(3, 2, 1, 0);
      assertThat(path.top()).isEqualTo(3);
      path.find(store.meanings(), 5, 5);
      assertThat(meanings()).containsExactly(5);
      assertThat(path.wuPalmerBasisPoints()).isEqualTo(10_000);
      assertThat(path.pathBasisPoints()).isEqualTo(10_000);
    }
  }

  @Test
  void thereIsNoPathWithoutACommonSubsumer() throws Exception {
    try (Store store = animals().open(folder.resolve("s"))) {
      assertThat(path.find(store.meanings(), 2, 7)).isFalse();
      assertThat(path.size()).isZero();
      assertThat(path.wuPalmerBasisPoints()).isZero();
      assertThat(path.pathBasisPoints()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void isAsShortAsAllPairsSay(long seed) throws Exception {
    Random random = new Random(seed);
    int count = 60;
    TestDataset data = new TestDataset();
    int[][] up = new int[count][count];
    for (int i = 0; i < count; i++) {
      data.meaning("m" + i);
      Arrays.fill(up[i], 1000);
      up[i][i] = 0;
      for (int k = 0; k < random.nextInt(3) && i > 0; k++) {
        // Cycles are no hierarchy, but a source can state one.
        int broad = random.nextInt(random.nextInt(20) == 0 ? count : i);
        broader(data, i, broad, RelationType.HYPERNYM);
        up[i][broad] = Math.min(up[i][broad], 1);
      }
    }
    for (int k = 0; k < count; k++) {
      for (int i = 0; i < count; i++) {
        for (int j = 0; j < count; j++) {
          up[i][j] = Math.min(up[i][j], up[i][k] + up[k][j]);
        }
      }
    }
    try (Store store = data.open(folder.resolve("s"))) {
      for (int a = 0; a < count; a++) {
        for (int b = 0; b < count; b++) {
          int steps = 1000;
          for (int top = 0; top < count; top++) {
            steps = Math.min(steps, up[a][top] + up[b][top]);
          }
          boolean found = path.find(store.meanings(), a, b);
          assertThat(found).as("seed %d, %d to %d", seed, a, b).isEqualTo(steps < 1000);
          assertThat(path.size()).isEqualTo(found ? steps + 1 : 0);
        }
      }
    }
  }

  @Test
  void allocatesNothing() throws Exception {
    try (Store store = animals().open(folder.resolve("s"))) {
      ZeroAllocation.assertNone(() -> path.find(store.meanings(), 6, 4));
    }
  }

  private int[] meanings() {
    int[] all = new int[path.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = path.meaning(i);
    }
    return all;
  }
}
