package org.lexhub.store.sense;

import org.lexhub.store.english.ClauseWords;
import org.lexhub.store.english.FunctionWords;
import org.lexhub.store.english.Sentence;

/**
 * The clause around a verb of an English sentence, as far as it can be found without a parser:
 * subject, object and preposition. A reusable object of one thread; allocates nothing.
 */
final class Clause {
  /** The kind where there is no word. */
  static final int NOTHING = 0;

  /** The kind of a word that names a person. */
  static final int PERSON = 1;

  /** The kind of any other known word. */
  static final int THING = 2;

  private static final int CLOSED = 3;

  private static final int NUMBER = 4;
  private static final int NAME = 5;
  private static final int UNKNOWN = 6;

  private static final int UNKNOWN_CLASS = 4;
  private static final int CLOSED_CLASS = 5;
  private static final int PUNCTUATION = 6;
  private static final int DIGITS = 7;

  private static final int NOUN = 0;
  private static final int ADJECTIVE = 2;
  private static final int ADVERB = 3;
  private static final int ING = 1;
  private static final int ED = 3;
  private static final int MAX_NAME_LENGTH = 4;
  private static final int MAX_SUBJECT_DISTANCE = 5;
  private static final int MAX_PREPOSITION_DISTANCE = 5;
  private static final int MAX_CONJUNCTION_DISTANCE = 4;
  private static final int THAT = ClauseWords.hash("that");
  private static final int TO = ClauseWords.hash("to");

  /** The kind of the subject, {@link #NOTHING} if there is none. */
  int subject;

  /** The hash of the subject, 0 if there is none. */
  int subjectWord;

  /** The kind of the object right after the verb, {@link #NOTHING} if there is none. */
  int object;

  /** The hash of the object, 0 if there is none. */
  int objectWord;

  /** Whether the object is a pronoun for a person. */
  boolean pronoun;

  /** The hash of the first preposition after the verb and before any other verb; 0 if none. */
  int preposition;

  /** The kind of the noun after the preposition, {@link #NOTHING} if there is none. */
  int behind;

  /** Whether the verb is a participle after a form of "be" or "get". */
  boolean passive;

  /**
   * A set of bits: 1 has an object, 2 has a preposition, 4 "that" follows, 8 an infinitive follows,
   * 16 is passive, 32 ends the sentence or comes before punctuation.
   */
  int shape;

  /** Reads the clause around the words from {@code from} to {@code to}, exclusive. */
  void read(Sentence sentence, int from, int to, ClauseLexicon lexicon) {
    int found = head(sentence, to, lexicon);
    object = kind(sentence, found, lexicon);
    objectWord = found < 0 ? 0 : sentence.hash(found);
    pronoun = found >= 0 && (roles(sentence, found) & ClauseWords.PERSON) != 0;
    int actor = subjectOf(sentence, from, lexicon);
    subject = kind(sentence, actor, lexicon);
    subjectWord = actor < 0 ? 0 : sentence.hash(actor);
    passive =
        sentence.ending(to - 1) == ED
            && from > 0
            && (roles(sentence, from - 1) & ClauseWords.PASSIVE) != 0;
    int at = prepositionAt(sentence, to, lexicon);
    preposition = at < 0 ? 0 : sentence.hash(at);
    behind = at < 0 ? NOTHING : kind(sentence, head(sentence, at + 1, lexicon), lexicon);
    shape = shape(sentence, to, found >= 0, lexicon);
  }

  private int shape(Sentence sentence, int to, boolean hasObject, ClauseLexicon lexicon) {
    boolean that = false;
    boolean infinitive = false;
    for (int i = to; i + 1 < sentence.size() && i < to + MAX_CONJUNCTION_DISTANCE; i++) {
      that |= sentence.hash(i) == THAT;
      infinitive |= sentence.hash(i) == TO && wordClass(sentence, i + 1, lexicon) == PosTagger.VERB;
    }
    boolean last = to >= sentence.size() || wordClass(sentence, to, lexicon) == PUNCTUATION;
    return (hasObject ? 1 : 0)
        | (preposition != 0 ? 2 : 0)
        | (that ? 4 : 0)
        | (infinitive ? 8 : 0)
        | (passive ? 16 : 0)
        | (last ? 32 : 0);
  }

  private static int prepositionAt(Sentence sentence, int to, ClauseLexicon lexicon) {
    for (int i = to; i < sentence.size() && i < to + MAX_PREPOSITION_DISTANCE; i++) {
      if ((roles(sentence, i) & ClauseWords.PREPOSITION) != 0) {
        return i;
      }
      int wordClass = wordClass(sentence, i, lexicon);
      if (wordClass == PUNCTUATION || (wordClass == PosTagger.VERB && i > to)) {
        return -1;
      }
    }
    return -1;
  }

  /** Returns the last noun of the noun phrase that begins at a token, or a pronoun there; or -1. */
  private static int head(Sentence sentence, int start, ClauseLexicon lexicon) {
    int end = Math.min(sentence.size(), start + MAX_NAME_LENGTH);
    for (int i = start; i < end; i++) {
      int roles = roles(sentence, i);
      if ((roles & (ClauseWords.PRONOUN | ClauseWords.DETERMINER)) == ClauseWords.PRONOUN) {
        return i;
      }
      int wordClass = wordClass(sentence, i, lexicon);
      if (isNoun(wordClass)) {
        return lastNoun(sentence, i, lexicon);
      }
      if ((roles & ClauseWords.DETERMINER) == 0
          && !canPrecedeNoun(sentence, i, wordClass, i > start)) {
        return -1;
      }
    }
    return -1;
  }

  private static boolean canPrecedeNoun(Sentence sentence, int i, int wordClass, boolean more) {
    return switch (wordClass) {
      case ADJECTIVE, DIGITS -> true;
      case ADVERB -> more;
      case PosTagger.VERB -> more && (sentence.ending(i) == ING || sentence.ending(i) == ED);
      default -> false;
    };
  }

  private static int lastNoun(Sentence sentence, int first, ClauseLexicon lexicon) {
    int last = first;
    while (last + 1 < sentence.size() && isNoun(wordClass(sentence, last + 1, lexicon))) {
      last++;
    }
    return last;
  }

  private static boolean isNoun(int wordClass) {
    return wordClass == NOUN || wordClass == UNKNOWN_CLASS;
  }

  /** Returns the noun or pronoun before a verb and its auxiliaries, or -1. */
  private static int subjectOf(Sentence sentence, int from, ClauseLexicon lexicon) {
    for (int i = from - 1; i >= 0 && i >= from - MAX_SUBJECT_DISTANCE; i--) {
      int roles = roles(sentence, i);
      int wordClass = wordClass(sentence, i, lexicon);
      if ((roles & ClauseWords.AUXILIARY) == 0 && wordClass != ADVERB) {
        return isNoun(wordClass) || (roles & ClauseWords.PRONOUN) != 0 ? i : -1;
      }
    }
    return -1;
  }

  private static int roles(Sentence sentence, int token) {
    return ClauseWords.roles(sentence.hash(token));
  }

  /** Returns the most frequent part of speech of a token, or another class of tokens. */
  private static int wordClass(Sentence sentence, int token, ClauseLexicon lexicon) {
    int hash = sentence.hash(token);
    if (FunctionWords.contains(hash)) {
      return CLOSED_CLASS;
    }
    if (!sentence.isWord(token)) {
      return sentence.isNumber(token) ? DIGITS : PUNCTUATION;
    }
    int classes = lexicon.classes(hash);
    return classes == PosTagLexicon.UNKNOWN ? UNKNOWN_CLASS : classes >>> PosTagger.COUNT;
  }

  /** Returns the kind of a token, {@link #NOTHING} outside the sentence. */
  static int kind(Sentence sentence, int token, ClauseLexicon lexicon) {
    if (token < 0 || token >= sentence.size()) {
      return NOTHING;
    }
    int hash = sentence.hash(token);
    if ((ClauseWords.roles(hash) & ClauseWords.PERSON) != 0) {
      return PERSON;
    }
    if (FunctionWords.contains(hash)) {
      return CLOSED;
    }
    if (sentence.isNumber(token)) {
      return NUMBER;
    }
    if (lexicon.classes(hash) != PosTagLexicon.UNKNOWN) {
      return lexicon.isPerson(hash) ? PERSON : THING;
    }
    return sentence.capital(token) && token > 0 ? NAME : UNKNOWN;
  }
}
