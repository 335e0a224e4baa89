package org.lexhub.store.sense;

import org.lexhub.store.english.FunctionWords;
import org.lexhub.store.english.Sentence;

/**
 * The features of a verb in an English sentence: the words and parts of speech next to it, and its
 * {@link Clause}. Each feature is a number below {@link #SPACE}. A reusable object of one thread.
 */
public final class VerbFrameFeatures {
  /** The number of features of a verb. */
  public static final int COUNT = 27;

  /** The bound, exclusive, of the numbers of features. */
  public static final int SPACE = 1 << 14;

  private final HashedFeatures row = new HashedFeatures(COUNT, SPACE);
  private final Clause clause = new Clause();

  /** Reads the features of the words from {@code from} to {@code to}, exclusive, as one verb. */
  public void read(Sentence sentence, int from, int to, ClauseLexicon lexicon) {
    row.clear();
    int ending = sentence.ending(to - 1);
    int before = look(sentence, from - 1, lexicon);
    int before2 = look(sentence, from - 2, lexicon);
    int after = look(sentence, to, lexicon);
    int after2 = look(sentence, to + 1, lexicon);
    row.add(1, ending, 0);
    row.add(2, HashedFeatures.word(sentence, from - 2), 0);
    row.add(3, HashedFeatures.word(sentence, from - 1), 0);
    row.add(4, HashedFeatures.word(sentence, to), 0);
    row.add(5, HashedFeatures.word(sentence, to + 1), 0);
    row.add(6, before2, 0);
    row.add(7, before, 0);
    row.add(8, after, 0);
    row.add(9, after2, 0);
    row.add(10, before, after);
    row.add(11, before, ending);
    row.add(12, after, ending);
    row.add(13, Clause.kind(sentence, from - 1, lexicon), 0);
    row.add(14, Clause.kind(sentence, to, lexicon), 0);
    clause.read(sentence, from, to, lexicon);
    row.add(15, clause.shape, 0);
    row.add(16, clause.preposition, clause.object == Clause.NOTHING ? 0 : 1);
    row.add(17, clause.object, 0);
    row.add(18, clause.pronoun ? 1 : 0, clause.object);
    row.add(19, clause.subject, clause.passive ? 1 : 0);
    row.add(20, clause.object, clause.preposition);
    row.add(21, clause.preposition, clause.behind);
    row.add(22, clause.objectWord, 0);
    row.add(23, clause.subjectWord, clause.passive ? 1 : 0);
    row.add(24, before2, before);
    row.add(25, after, after2);
    row.add(26, Clause.kind(sentence, from - 2, lexicon), 0);
    row.add(27, Clause.kind(sentence, to + 1, lexicon), 0);
  }

  /** Returns the number of the {@code i}th feature. */
  public int get(int i) {
    return row.get(i);
  }

  /**
   * Returns a number for the most frequent part of speech of a token and its ending, or for the
   * token itself.
   */
  private static int look(Sentence sentence, int token, ClauseLexicon lexicon) {
    if (token < 0 || token >= sentence.size()) {
      return token < 0 ? HashedFeatures.OUTSIDE : HashedFeatures.OUTSIDE + 1;
    }
    int hash = sentence.hash(token);
    if (FunctionWords.contains(hash) || !(sentence.isWord(token) || sentence.isNumber(token))) {
      return hash;
    }
    if (sentence.isNumber(token)) {
      return HashedFeatures.OUTSIDE + 2;
    }
    int classes = lexicon.classes(hash);
    boolean unknown = classes == PosTagLexicon.UNKNOWN;
    int wordClass = unknown ? -1 : classes >>> PosTagger.COUNT;
    return wordClass << 4 | (wordClass <= PosTagger.VERB ? sentence.ending(token) : 0);
  }
}
