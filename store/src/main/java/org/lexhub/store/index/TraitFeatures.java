package org.lexhub.store.index;

/**
 * What is seen around a verb of an English sentence: the words and word classes beside it, and its
 * {@link Clause}; each as a number below {@link #SPACE}. A reusable object of one thread.
 */
final class TraitFeatures {
  /** How many features a verb has. */
  static final int COUNT = 27;

  /** How many different numbers features have. */
  static final int SPACE = 1 << 14;

  private static final int OUTSIDE = 0x51ed270b;

  private final int[] features = new int[COUNT];
  private final Clause clause = new Clause();
  private int size;

  /** Looks at the words from {@code from} to {@code to}, exclusive, as one verb. */
  void read(Sentence sentence, int from, int to, ClauseLexicon lexicon) {
    size = 0;
    int ending = sentence.ending(to - 1);
    int before = look(sentence, from - 1, lexicon);
    int before2 = look(sentence, from - 2, lexicon);
    int after = look(sentence, to, lexicon);
    int after2 = look(sentence, to + 1, lexicon);
    add(1, ending, 0);
    add(2, word(sentence, from - 2), 0);
    add(3, word(sentence, from - 1), 0);
    add(4, word(sentence, to), 0);
    add(5, word(sentence, to + 1), 0);
    add(6, before2, 0);
    add(7, before, 0);
    add(8, after, 0);
    add(9, after2, 0);
    add(10, before, after);
    add(11, before, ending);
    add(12, after, ending);
    add(13, Clause.kind(sentence, from - 1, lexicon), 0);
    add(14, Clause.kind(sentence, to, lexicon), 0);
    clause.read(sentence, from, to, lexicon);
    add(15, clause.shape, 0);
    add(16, clause.preposition, clause.object == Clause.NOTHING ? 0 : 1);
    add(17, clause.object, 0);
    add(18, clause.pronoun ? 1 : 0, clause.object);
    add(19, clause.subject, clause.passive ? 1 : 0);
    add(20, clause.object, clause.preposition);
    add(21, clause.preposition, clause.behind);
    add(22, clause.objectWord, 0);
    add(23, clause.subjectWord, clause.passive ? 1 : 0);
    add(24, before2, before);
    add(25, after, after2);
    add(26, Clause.kind(sentence, from - 2, lexicon), 0);
    add(27, Clause.kind(sentence, to + 1, lexicon), 0);
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

  /** The usual class of a token with its ending, or the token itself; as any number. */
  private static int look(Sentence sentence, int token, ClauseLexicon lexicon) {
    if (token < 0 || token >= sentence.size()) {
      return token < 0 ? OUTSIDE : OUTSIDE + 1;
    }
    int hash = sentence.hash(token);
    if (ClosedWords.contains(hash) || !(sentence.isWord(token) || sentence.isNumber(token))) {
      return hash;
    }
    if (sentence.isNumber(token)) {
      return OUTSIDE + 2;
    }
    int classes = lexicon.classes(hash);
    boolean unknown = classes == WordClassLexicon.UNKNOWN;
    int wordClass = unknown ? -1 : classes >>> WordClasses.COUNT;
    return wordClass << 4 | (wordClass <= WordClasses.VERB ? sentence.ending(token) : 0);
  }
}
