package org.lexhub.store.index;

/**
 * What is seen around a word of an English sentence: the words and word classes of its two
 * neighbours on each side, pairs of them, its own ending and capital letter; each as a number below
 * {@link #SPACE}. A reusable object of one thread.
 */
final class WordClassFeatures {
  /** How many features a word has. */
  static final int COUNT = 15;

  /** How many different numbers features have. */
  static final int SPACE = 1 << 16;

  private static final int OUTSIDE = 0x51ed270b;
  private static final int PUNCTUATION = 0x2545f491;

  private final int[] features = new int[COUNT];
  private int size;

  /** Looks at the words from {@code from} to {@code to}, exclusive, as one. */
  void read(Sentence sentence, int from, int to, WordClassLexicon lexicon) {
    size = 0;
    int ending = sentence.ending(from);
    int before = look(sentence, from - 1, lexicon);
    int before2 = look(sentence, from - 2, lexicon);
    int after = look(sentence, to, lexicon);
    int after2 = look(sentence, to + 1, lexicon);
    add(1, ending, 0);
    add(2, sentence.capital(from) && from > 0 ? 1 : 0, 0);
    add(3, word(sentence, from - 2), 0);
    add(4, before2, 0);
    add(5, word(sentence, from - 1), 0);
    add(6, before, 0);
    add(7, word(sentence, to), 0);
    add(8, after, 0);
    add(9, word(sentence, to + 1), 0);
    add(10, after2, 0);
    add(11, before, after);
    add(12, before2, before);
    add(13, after, after2);
    add(14, before, ending);
    add(15, after, ending);
  }

  /** The number of the {@code i}th feature. */
  int get(int i) {
    return features[i];
  }

  private void add(int kind, int first, int second) {
    int hash = WordHash.finish(first * 31 + kind * 0x9E3779B9);
    hash = WordHash.finish(hash ^ (second * 0x85ebca6b));
    features[size++] = hash & (SPACE - 1);
  }

  private static int word(Sentence sentence, int token) {
    return token < 0 || token >= sentence.size() ? OUTSIDE : sentence.hash(token);
  }

  /** The class of a token as far as it is known, as any number. */
  private static int look(Sentence sentence, int token, WordClassLexicon lexicon) {
    if (token < 0 || token >= sentence.size()) {
      return token < 0 ? OUTSIDE : OUTSIDE + 1;
    }
    int hash = sentence.hash(token);
    if (ClosedWords.contains(hash) || !(sentence.isWord(token) || sentence.isNumber(token))) {
      return hash;
    }
    if (sentence.isNumber(token)) {
      return PUNCTUATION;
    }
    int classes = lexicon.classes(hash);
    int capital = classes == WordClassLexicon.UNKNOWN && sentence.capital(token) ? 1 : 0;
    boolean inflects = classes >>> 4 <= 1 || classes == WordClassLexicon.UNKNOWN;
    return classes << 8 | (inflects ? sentence.ending(token) << 1 : 0) | capital;
  }
}
