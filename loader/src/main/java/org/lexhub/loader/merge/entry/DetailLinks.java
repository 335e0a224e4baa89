package org.lexhub.loader.merge.entry;

import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.staging.StagedEntries;
import org.lexhub.loader.staging.StagedMeanings;

/**
 * Gives the definitions, examples and labels of entries to the sense of the headword with the
 * likeliest meaning, if that is likely enough or the only one of the word; other definitions create
 * new meanings, except in English. Entries without translations are compared with the definitions
 * that the meanings of the headword have.
 */
final class DetailLinks {
  /** The minimum likelihood of the meaning to which a definition belongs. */
  private static final double MIN_DETAIL_LIKELIHOOD = 0.5;

  /** The minimum likeness of two definitions of one meaning. */
  private static final double MIN_LIKENESS = 0.5;

  /** The evidence of a new meaning for a definition that belongs to no known one. */
  private static final double DEFINED_EVIDENCE = 0.1;

  private final StagedEntries entries;
  private final LexemeIdentity lexemes;
  private final MergedMeanings meanings;
  private final WordMeanings words;
  private final EntryLinks links;
  private final EntryDetails details;
  private final DefinitionLikeness likeness;
  private final int[] languageOf;
  private final int english;

  DetailLinks(
      StagedEntries entries,
      LexemeIdentity lexemes,
      MergedMeanings meanings,
      WordMeanings words,
      EntryLinks links,
      EntryDetails details,
      DefinitionLikeness likeness,
      int[] languageOf,
      int english) {
    this.entries = entries;
    this.lexemes = lexemes;
    this.meanings = meanings;
    this.words = words;
    this.links = links;
    this.details = details;
    this.likeness = likeness;
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
    if (details.onlyDefines(row)) {
      attachDefinition(row, language);
      return;
    }
    int text = entries.lemma.getInt(row);
    int key = details.key(row, MIN_DETAIL_LIKELIHOOD);
    if (key < 0) {
      MeaningShares known = words.of(language, text, EntryPos.wanted(entries.pos(row)));
      if (known.size() == 1) {
        key = meanings.hub[known.meaning(0)];
      } else if (language == english || details.definition(row) < 0) {
        return;
      } else {
        int pos = EntryPos.of(entries.pos(row), StagedMeanings.NO_POS);
        key = links.define(row, details.definition(row), pos, DEFINED_EVIDENCE);
      }
    }
    attach(row, language, key, StagedMeanings.NO_POS);
  }

  /**
   * Attaches an entry without translations to the meaning of the headword with a similar definition
   * or, if both the word and its entry have one sense only, to that; else to a new meaning.
   */
  private void attachDefinition(int row, int language) {
    int definition = details.definition(row);
    int text = entries.lemma.getInt(row);
    int wanted = EntryPos.wanted(entries.pos(row));
    MeaningShares known = words.ofSpelling(language, text, wanted);
    int meaning = definition < 0 ? -1 : alike(known, language, definition);
    if (meaning < 0 && known.size() == 1 && details.isOnlySense(row)) {
      meaning = known.meaning(0);
    }
    if (meaning >= 0) {
      attach(row, language, meanings.hub[meaning], StagedMeanings.NO_POS);
    } else if (definition >= 0 && (language != english || known.isEmpty())) {
      int pos = EntryPos.of(entries.pos(row), pos(known));
      attach(row, language, links.define(row, definition, pos, DEFINED_EVIDENCE), pos);
    }
  }

  /** Returns the meaning whose definition resembles a text most, or -1 if none does. */
  private int alike(MeaningShares known, int language, int definition) {
    int best = -1;
    double most = MIN_LIKENESS;
    for (int i = 0; i < known.size(); i++) {
      int meaning = known.meaning(i);
      double likeness = this.likeness.of(meaning, language, definition);
      if (likeness >= most) {
        best = meaning;
        most = likeness;
      }
    }
    return best;
  }

  /** Returns the part of speech of the likeliest meaning that has one. */
  private int pos(MeaningShares known) {
    int pos = StagedMeanings.NO_POS;
    float most = 0;
    for (int i = 0; i < known.size(); i++) {
      int ofMeaning = meanings.pos[known.meaning(i)];
      if (ofMeaning != StagedMeanings.NO_POS && known.shareAt(i) > most) {
        pos = ofMeaning;
        most = known.shareAt(i);
      }
    }
    return pos;
  }

  /**
   * Stages the detail of an entry.
   *
   * @param newPos the part of speech of the headword if the meaning is new and the entry has none
   */
  private void attach(int row, int language, int key, int newPos) {
    int text = entries.lemma.getInt(row);
    int meaning = key < meanings.ofKey.length ? meanings.ofKey[key] : -1;
    for (int lexeme : words.lexemes(language, text).toIntArray()) {
      if (meaning >= 0 && words.has(lexeme, meaning)) {
        links.detail(row, lexemes.lemma(lexeme), lexemes.pos(lexeme), key);
        return;
      }
    }
    int pos = meaning >= 0 ? meanings.pos[meaning] : newPos;
    links.detail(row, text, EntryPos.of(entries.pos(row), pos), key);
  }
}
