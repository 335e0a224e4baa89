package org.lexhub.store;

import java.util.Random;

/** Random texts over small alphabets of difficult scripts, so that near misses are frequent. */
public final class RandomWords {
  private static final String[] ALPHABETS = {
    "ab", "abc ", "aàbß", "русёй", "אבגד", "ابتة", "かがきぎ", "あア日本", "한글각", "कखि्", "ab😀😁", "กขิ"
  };

  private final Random random;

  /** Creates a source of texts that depends only on the seed. */
  public RandomWords(long seed) {
    random = new Random(seed);
  }

  /** Returns a text of 1 to {@code maxLength} code points. */
  public String next(int maxLength) {
    int[] alphabet = ALPHABETS[random.nextInt(ALPHABETS.length)].codePoints().toArray();
    int length = 1 + random.nextInt(maxLength);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
    }
    return text.toString();
  }

  /** Returns a text with one to three random edits. */
  public String edit(String text) {
    StringBuilder edited = new StringBuilder(text);
    for (int n = random.nextInt(3); n >= 0; n--) {
      int[] points = edited.codePoints().toArray();
      if (points.length < 2) {
        break;
      }
      int at = random.nextInt(points.length - 1);
      edited.setLength(0);
      int kind = random.nextInt(4);
      for (int i = 0; i < points.length; i++) {
        if (i == at && kind == 0) {
          continue;
        }
        if (i == at && kind == 1) {
          edited.appendCodePoint(points[i + 1]).appendCodePoint(points[i]);
          i++;
          continue;
        }
        edited.appendCodePoint(i == at && kind == 2 ? points[i + 1] : points[i]);
        if (i == at && kind == 3) {
          edited.appendCodePoint(points[random.nextInt(points.length)]);
        }
      }
    }
    return edited.toString();
  }
}
