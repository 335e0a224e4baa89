package org.lexhub.store.translation.source;

import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.TypedText;

/**
 * The word of the source language for the first meaning of the English name of an emoji. Sources
 * list emojis as forms of their English names.
 */
final class EmojiName implements Step {
  private final TextLookup lookup;
  private final LexemeSearch search;
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final int english;
  private final TextColumn strings;

  EmojiName(
      TextLookup lookup,
      LexemeSearch search,
      LexemeTable lexemes,
      SenseTable senses,
      MeaningTable meanings,
      int english,
      TextColumn strings) {
    this.lookup = lookup;
    this.search = search;
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.english = english;
    this.strings = strings;
  }

  @Override
  public boolean find(FoundSource found) {
    found.readBare();
    if (english < 0 || !TypedText.isSymbol(found.bare)) {
      return false;
    }
    found.english.clear();
    found.english.add(english);
    LexemeHits names = found.wordHits;
    search.find(found.bare.bytes(), found.bare.length(), found.english, names);
    for (int i = 0; i < names.size(); i++) {
      int name = names.lexeme(i);
      for (int sense = lexemes.firstSense(name); sense < lexemes.senseEnd(name); sense++) {
        if (findWord(senses.meaning(sense), found)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Looks up the most reliable word of the source language with a meaning. */
  private boolean findWord(int meaning, FoundSource found) {
    int best = -1;
    for (int i = 0; i < found.source.count(); i++) {
      int language = found.source.get(i);
      long end = meanings.senseEnd(meaning);
      for (long at = meanings.sensesIn(meaning, language);
          at < end && meanings.senseLanguage(at) == language;
          at++) {
        int sense = meanings.sense(at);
        best = best < 0 || senses.confidence(sense) > senses.confidence(best) ? sense : best;
      }
    }
    if (best < 0) {
      return false;
    }
    found.word.clear();
    strings.appendPlain(lexemes.lemma(senses.lexeme(best)), found.word);
    return lookup.find(found.word, found);
  }
}
