package org.lexhub.store.meaning;

import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.WordRelationTable;

/**
 * Tells which relations of meanings hold only between some of their words. Wordnets give antonyms
 * and derivations of single words; a relation of the two meanings follows from them, but not one of
 * all their words: <i>bad</i> is the antonym of <i>good</i>, not of every synonym of it.
 */
public final class WordPairs {
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final WordRelationTable relations;

  /** Creates the view over the tables of a snapshot. */
  public WordPairs(
      LexemeTable lexemes, SenseTable senses, MeaningTable meanings, WordRelationTable relations) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.relations = relations;
  }

  /**
   * Returns whether a source gives the words of a language between which a relation of two meanings
   * holds; other words of the meanings do not have it.
   */
  public boolean areKnown(int meaning, int type, int target, int language) {
    long end = meanings.senseEnd(meaning);
    for (long at = meanings.sensesIn(meaning, language);
        at < end && meanings.senseLanguage(at) == language;
        at++) {
      if (relations.has(senses.lexeme(meanings.sense(at)), meaning, type, target)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the sense of a lexeme in a meaning, -1 if it has none. */
  public int sense(int lexeme, int meaning) {
    int end = lexemes.senseEnd(lexeme);
    for (int sense = lexemes.firstSense(lexeme); sense < end && meaning >= 0; sense++) {
      if (senses.meaning(sense) == meaning) {
        return sense;
      }
    }
    return -1;
  }
}
