package org.lexhub.loader.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class WordSpaceTest {
  private static final long SEED = 5L;

  /** Words 0 to 4 belong to one topic, 5 to 9 to another; 0 and 1 never occur together. */
  private static final int[][] TOPICS = {
    {0, 2, 3}, {0, 3, 4}, {0, 2, 4}, {1, 2, 3}, {1, 3, 4}, {1, 2, 4}, {5, 7, 8}, {5, 8, 9},
    {6, 7, 9}, {6, 7, 8}, {6, 8, 9}, {5, 7, 9}, {}
  };

  @Test
  void wordsOfOneTopicEndNearEachOther() {
    WordSpace space = topics(2);
    assertThat(cosine(word(space, 0, 2), word(space, 1, 2))).isGreaterThan(0.9);
    assertThat(cosine(word(space, 5, 2), word(space, 6, 2))).isGreaterThan(0.9);
    assertThat(cosine(word(space, 0, 2), word(space, 5, 2))).isLessThan(0.3);
    assertThat(cosine(place(space, 0, 2), word(space, 1, 2))).isGreaterThan(0.9);
    assertThat(cosine(place(space, 0, 2), word(space, 6, 2))).isLessThan(0.3);
  }

  @Test
  void aRowWithoutWordsLiesNowhere() {
    assertThat(place(topics(2), TOPICS.length - 1, 2)).containsOnly(0f);
  }

  @Test
  void asManyDimensionsAsTheMatrixHasGiveItBack() {
    int rows = 30;
    int columns = 12;
    Random random = new Random(SEED);
    float[][] matrix = new float[rows][columns];
    WordSpace space = new WordSpace(columns, columns);
    for (float[] row : matrix) {
      double squares = 0;
      for (int column = 0; column < columns; column++) {
        row[column] = random.nextInt(3) == 0 ? 1 + random.nextInt(9) : 0;
        squares += row[column] * row[column];
        if (row[column] != 0) {
          space.add(column, row[column]);
        }
      }
      space.endRow(true);
      for (int column = 0; column < columns && squares > 0; column++) {
        row[column] /= (float) Math.sqrt(squares);
      }
    }
    space.fit();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        assertThat(product(place(space, row, columns), word(space, column, columns)))
            .as("seed %d, row %d, column %d", SEED, row, column)
            .isCloseTo(matrix[row][column], within(1e-3));
      }
    }
  }

  @Test
  void rowsThatItIsNotFittedToHaveAPlaceOnly() {
    WordSpace fitted = topics(2);
    WordSpace more = topics(2, 50);
    for (int word = 0; word < 10; word++) {
      assertThat(cosine(word(fitted, word, 2), word(more, word, 2))).isGreaterThan(0.999);
    }
    assertThat(cosine(place(more, TOPICS.length, 2), word(more, 0, 2))).isGreaterThan(0.5);
    assertThat(cosine(place(more, TOPICS.length, 2), word(more, 5, 2))).isGreaterThan(0.5);
  }

  @Test
  void whereItIsFittedToNothingItIsFittedToAll() {
    WordSpace space = new WordSpace(4, 2);
    for (int row = 0; row < 6; row++) {
      space.add(row % 2 * 2, 1);
      space.add(row % 2 * 2 + 1, 1);
      space.endRow(false);
    }
    space.fit();
    assertThat(cosine(word(space, 0, 2), word(space, 1, 2))).isGreaterThan(0.99);
    assertThat(cosine(word(space, 0, 2), word(space, 2, 2))).isLessThan(0.01);
  }

  @Test
  void moreDimensionsThanTheMatrixHasStayEmpty() {
    WordSpace space = new WordSpace(4, 4);
    for (int row = 0; row < 3; row++) {
      space.add(0, 1);
      space.add(1, 1);
      space.endRow(true);
    }
    space.fit();
    assertThat(product(place(space, 1, 4), word(space, 1, 4)))
        .isCloseTo(Math.sqrt(0.5), within(1e-4));
    assertThat(word(space, 3, 4)).containsOnly(0f);
  }

  @Test
  void theSameRowsGiveTheSameNumbers() {
    WordSpace one = random();
    WordSpace two = random();
    for (int column = 0; column < 300; column++) {
      assertThat(word(one, column, 100)).isEqualTo(word(two, column, 100));
    }
    for (int row = 0; row < 5000; row += 7) {
      assertThat(place(one, row, 100)).isEqualTo(place(two, row, 100));
    }
  }

  @Test
  void factorsMakeColumnsOrthonormalAndOneThatDependsOnOthersZero() {
    Random random = new Random(SEED);
    int n = 6;
    double[][] vectors = new double[n][9];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 9; k++) {
        vectors[i][k] = i == 4 ? 2 * vectors[1][k] : random.nextGaussian();
      }
    }
    double[] gram = new double[n * n];
    for (int i = 0; i < n * n; i++) {
      gram[i] = product(vectors[i / n], vectors[i % n]);
    }
    float[] factors = WordSpace.orthonormal(gram, n);
    double[][] made = new double[n][9];
    for (int j = 0; j < n; j++) {
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < 9; k++) {
          made[j][k] += factors[i * n + j] * vectors[i][k];
        }
      }
    }
    int zeros = 0;
    for (int i = 0; i < n; i++) {
      boolean zero = product(made[i], made[i]) < 1e-9;
      zeros += zero ? 1 : 0;
      for (int j = 0; j < n; j++) {
        assertThat(product(made[i], made[j]))
            .as("seed %d, columns %d and %d", SEED, i, j)
            .isCloseTo(i == j && !zero ? 1 : 0, within(1e-5));
      }
    }
    assertThat(zeros).isEqualTo(1);
  }

  private static WordSpace topics(int width) {
    return topics(width, 0);
  }

  /** Adds to the topics rows to which the space is not fitted, with a word of each topic. */
  private static WordSpace topics(int width, int others) {
    WordSpace space = new WordSpace(10, width);
    for (int[] row : TOPICS) {
      for (int column : row) {
        space.add(column, 1);
      }
      space.endRow(true);
    }
    for (int i = 0; i < others; i++) {
      space.add(0, 1);
      space.add(5, 1);
      space.endRow(false);
    }
    space.fit();
    return space;
  }

  /** Has more rows and coordinates than one thread works on at a time. */
  private static WordSpace random() {
    Random random = new Random(SEED);
    WordSpace space = new WordSpace(300, 100);
    for (int row = 0; row < 5000; row++) {
      for (int i = 0; i < 8; i++) {
        space.add(random.nextInt(300), 1 + random.nextInt(9));
      }
      space.endRow(true);
    }
    space.fit();
    return space;
  }

  private static float[] word(WordSpace space, int column, int width) {
    float[] vector = new float[width];
    space.word(column, vector);
    return vector;
  }

  private static float[] place(WordSpace space, int row, int width) {
    float[] vector = new float[width];
    space.place(row, vector);
    return vector;
  }

  private static double cosine(float[] one, float[] two) {
    return product(one, two) / Math.sqrt(product(one, one) * product(two, two));
  }

  private static double product(float[] one, float[] two) {
    double product = 0;
    for (int i = 0; i < one.length; i++) {
      product += one[i] * two[i];
    }
    return product;
  }

  private static double product(double[] one, double[] two) {
    double product = 0;
    for (int i = 0; i < one.length; i++) {
      product += one[i] * two[i];
    }
    return product;
  }
}
