package org.lexhub.store.translation;

import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseStrength;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.evidence.SenseCandidates;

/**
 * The factor by which the odds of a translation change if the source is a phrase or several words.
 * Lists of frequent words have no phrases, so that of the words for Dutch <i>goedemorgen</i> the
 * frequent <i>morning</i> would come before <i>good morning</i>. A phrase translates a phrase
 * better, and a word the less, the more of its uses have other meanings.
 */
final class PhraseFactor {
  /** What the source is, as far as it matters for its translations. */
  enum Kind {
    /** One word, or several words that are a noun. */
    WORD(10_000),
    /** A phrase or an interjection, of any number of words. */
    PHRASE(TranslationWeights.PHRASE_BASIS_POINTS),
    /** A verb of several words. */
    VERB(TranslationWeights.VERB_OF_WORDS_BASIS_POINTS),
    /** Several words of another part of speech. */
    WORDS(TranslationWeights.SEVERAL_WORDS_BASIS_POINTS);

    /** The factor of a translation of the same kind, in basis points. */
    final int factor;

    Kind(int factor) {
      this.factor = factor;
    }
  }

  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final TextColumn strings;

  PhraseFactor(LexemeTable lexemes, SenseTable senses, TextColumn strings) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.strings = strings;
  }

  /** Returns the kind of a source word. */
  Kind kind(int lexeme, Utf8Buffer buffer) {
    boolean severalWords = hasSeveralWords(lexeme, buffer);
    boolean phrase = false;
    boolean verb = false;
    for (int row = first(lexeme); isSameWord(row, lexeme); row++) {
      if (lexemes.posOf(row) == Pos.INTJ) {
        return Kind.PHRASE;
      }
      phrase |= isPhrase(row);
      verb |= lexemes.posOf(row) == Pos.VERB;
    }
    // Swahili "lala" is the verb "sleep" although a list of phrases has it as "fall asleep".
    if (phrase && (severalWords || !verb)) {
      return Kind.PHRASE;
    }
    if (!severalWords) {
      return Kind.WORD;
    }
    return switch (lexemes.posOf(lexeme)) {
      case NOUN, NAME -> Kind.WORD;
      case VERB -> Kind.VERB;
      default -> Kind.WORDS;
    };
  }

  /**
   * Returns the factor of a translation, in basis points.
   *
   * @param kind the kind of the source word
   * @param source the senses of the source word
   * @param sense the sense of the translation
   */
  int factorBasisPoints(Kind kind, SenseCandidates source, int sense, Utf8Buffer buffer) {
    int lexeme = senses.lexeme(sense);
    if (kind == Kind.WORD) {
      return Kind.WORD.factor;
    }
    boolean phrase = kind == Kind.PHRASE;
    boolean alike = (phrase && isPhrase(lexeme)) || hasSeveralWords(lexeme, buffer);
    double share = phrase && !alike ? share(source, sense, lexeme) : 1;
    share = Math.pow(share, TranslationWeights.PHRASE_SHARE);
    return (int) Math.round((alike ? kind : Kind.WORD).factor * share);
  }

  /**
   * Returns the share of a meaning, and of the others of the source word, among all meanings of a
   * spelling: <i>goodbye</i> and <i>bye</i> are two meanings that most languages do not tell apart.
   */
  private double share(SenseCandidates source, int sense, int lexeme) {
    double all = 0;
    double meant = 0;
    for (int row = first(lexeme); isSameWord(row, lexeme); row++) {
      int start = lexemes.firstSense(row);
      for (int i = start; i < lexemes.senseEnd(row); i++) {
        double link = senses.confidence(i) / 1e4;
        double strength = SenseStrength.of(senses.tagCount(i), i - start + 1, link);
        all += strength;
        int meaning = senses.meaning(i);
        boolean same = meaning == senses.meaning(sense) || source.indexOf(meaning) >= 0;
        meant += same ? strength : 0;
      }
    }
    return meant / all;
  }

  /** Returns the first row of the word of a lexeme; its parts of speech are neighbours. */
  private int first(int lexeme) {
    int first = lexeme;
    while (first > 0 && isSameWord(first - 1, lexeme)) {
      first--;
    }
    return first;
  }

  private boolean isSameWord(int row, int lexeme) {
    return row < lexemes.size()
        && lexemes.lemma(row) == lexemes.lemma(lexeme)
        && lexemes.language(row) == lexemes.language(lexeme);
  }

  private boolean isPhrase(int lexeme) {
    Pos pos = lexemes.posOf(lexeme);
    return pos == Pos.PHRASE || pos == Pos.INTJ;
  }

  private boolean hasSeveralWords(int lexeme, Utf8Buffer buffer) {
    buffer.clear();
    strings.appendPlain(lexemes.lemma(lexeme), buffer);
    return buffer.contains(' ');
  }
}
