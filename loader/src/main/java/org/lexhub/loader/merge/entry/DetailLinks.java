package org.lexhub.loader.merge.entry;

import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.staging.StagedEntries;
import org.lexhub.loader.staging.StagedMeanings;

/**
 * Gives the definitions, examples and labels of entries to the sense of the headword with the
 * likeliest meaning, if that is likely enough or the only one of the word; other definitions create
 * new meanings, except in English.
 */
final class DetailLinks {
  /** The minimum likelihood of the meaning to which a definition belongs. */
  private static final double MIN_DETAIL_LIKELIHOOD = 0.5;

  /** The evidence of a new meaning for a definition that belongs to no known one. */
  private static final double DEFINED_EVIDENCE = 0.1;

  private final StagedEntries entries;
  private final LexemeIdentity lexemes;
  private final MergedMeanings meanings;
  private final WordMeanings words;
  private final EntryLinks links;
  private final EntryDetails details;
  private final int[] languageOf;
  private final int english;

  DetailLinks(
      StagedEntries entries,
      LexemeIdentity lexemes,
      MergedMeanings meanings,
      WordMeanings words,
      EntryLinks links,
      EntryDetails details,
      int[] languageOf,
      int english) {
    this.entries = entries;
    this.lexemes = lexemes;
    this.meanings = meanings;
    this.words = words;
    this.links = links;
    this.details = details;
    this.languageOf = languageOf;
    this.english = english;
  }

  /** Attaches what all entries say, after their links are found. */
  void attach() {
    for (int row = 0; row < entries.size(); row++) {
      if (details.has(row)) {
        attachDetail(row);
      }
    }
  }

  private void attachDetail(int row) {
    int language = languageOf[entries.from.getInt(row)];
    if (language < 0) {
      return;
    }
    int text = entries.lemma.getInt(row);
    int key = details.key(row, MIN_DETAIL_LIKELIHOOD);
    if (key < 0) {
      MeaningShares known = words.of(language, text, EntryPos.wanted(entries.pos(row)));
      int[] only = known.meanings();
      if (only.length == 1) {
        key = meanings.hub[only[0]];
      } else if (language == english || details.definition(row) < 0) {
        return;
      } else {
        key = links.define(row, details.definition(row), DEFINED_EVIDENCE);
      }
    }
    int meaning = key < meanings.ofKey.length ? meanings.ofKey[key] : -1;
    for (int lexeme : words.lexemes(language, text).toIntArray()) {
      if (meaning >= 0 && words.has(lexeme, meaning)) {
        links.detail(row, lexemes.lemma(lexeme), lexemes.pos(lexeme), key);
        return;
      }
    }
    int pos = meaning >= 0 ? meanings.pos[meaning] : StagedMeanings.NO_POS;
    links.detail(row, text, EntryPos.of(entries.pos(row), pos), key);
  }
}
