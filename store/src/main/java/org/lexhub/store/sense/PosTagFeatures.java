package org.lexhub.store.sense;

import org.lexhub.store.english.FunctionWords;
import org.lexhub.store.english.Sentence;

/**
 * The features of a word in an English sentence: the words and parts of speech of its two
 * neighbours on each side, pairs of them, its own ending and capital letter, and the word itself if
 * it can have several parts of speech. Each feature is a number below {@link #SPACE}. A reusable
 * object of one thread.
 */
public final class PosTagFeatures {
  /** The number of features of a word. */
  public static final int COUNT = 16;

  /** The bound, exclusive, of the numbers of features. */
  public static final int SPACE = 1 << 16;

  private static final int PUNCTUATION = 0x2545f491;

  private final HashedFeatures row = new HashedFeatures(COUNT, SPACE);

  /** Reads the features of the words from {@code from} to {@code to}, exclusive, as one word. */
  public void read(Sentence sentence, int from, int to, PosTagLexicon lexicon) {
    row.clear();
    int ending = sentence.ending(from);
    int before = look(sentence, from - 1, lexicon);
    int before2 = look(sentence, from - 2, lexicon);
    int after = look(sentence, to, lexicon);
    int after2 = look(sentence, to + 1, lexicon);
    row.add(1, ending, 0);
    row.add(2, sentence.capital(from) && from > 0 ? 1 : 0, 0);
    row.add(3, HashedFeatures.word(sentence, from - 2), 0);
    row.add(4, before2, 0);
    row.add(5, HashedFeatures.word(sentence, from - 1), 0);
    row.add(6, before, 0);
    row.add(7, HashedFeatures.word(sentence, to), 0);
    row.add(8, after, 0);
    row.add(9, HashedFeatures.word(sentence, to + 1), 0);
    row.add(10, after2, 0);
    row.add(11, before, after);
    row.add(12, before2, before);
    row.add(13, after, after2);
    row.add(14, before, ending);
    row.add(15, after, ending);
    row.add(16, ambiguous(sentence, from, to, lexicon), 0);
  }

  /**
   * Returns the hash of a word that can have several parts of speech, else 0: what surrounds words
   * of one part of speech must not be explained by the words themselves.
   */
  private static int ambiguous(Sentence sentence, int from, int to, PosTagLexicon lexicon) {
    int classes = to == from + 1 ? lexicon.classes(sentence.hash(from)) : PosTagLexicon.UNKNOWN;
    boolean several = Integer.bitCount(classes & ((1 << PosTagger.COUNT) - 1)) > 1;
    return several ? sentence.hash(from) : 0;
  }

  /** Returns the number of the {@code i}th feature. */
  public int get(int i) {
    return row.get(i);
  }

  /** Returns a number for the parts of speech of a token, or for the token itself. */
  static int look(Sentence sentence, int token, PosTagLexicon lexicon) {
    if (token < 0 || token >= sentence.size()) {
      return token < 0 ? HashedFeatures.OUTSIDE : HashedFeatures.OUTSIDE + 1;
    }
    int hash = sentence.hash(token);
    if (FunctionWords.contains(hash) || !(sentence.isWord(token) || sentence.isNumber(token))) {
      return hash;
    }
    if (sentence.isNumber(token)) {
      return PUNCTUATION;
    }
    int classes = lexicon.classes(hash);
    int capital = classes == PosTagLexicon.UNKNOWN && sentence.capital(token) ? 1 : 0;
    boolean inflects = classes >>> 4 <= 1 || classes == PosTagLexicon.UNKNOWN;
    return classes << 8 | (inflects ? sentence.ending(token) << 1 : 0) | capital;
  }
}
