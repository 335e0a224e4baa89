package org.lexhub.store.lexeme;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.definition.DefinitionIndex;
import org.lexhub.store.definition.DefinitionSearch;
import org.lexhub.store.definition.OwnDefinitionIndex;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds lexemes by the words of definitions in the languages that a query names for a {@link
 * LexemeSearch}. The words are those that have a matching meaning, in the searched languages or, if
 * all are searched, in the language of the definition.
 */
final class OwnDefinitionMatches {
  private static final int ADVERB = Pos.ADV.number();

  private final DefinitionIndex english;
  private final OwnDefinitionIndex own;
  private final LanguageTable languages;
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final LexemeFacts rows;

  OwnDefinitionMatches(
      DefinitionIndex english,
      OwnDefinitionIndex own,
      LanguageTable languages,
      LexemeTable lexemes,
      SenseTable senses,
      MeaningTable meanings,
      LexemeFacts rows) {
    this.english = english;
    this.own = own;
    this.languages = languages;
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.rows = rows;
  }

  /** Adds the lexemes whose definitions match the query. */
  void search(LexemeQuery q, LexemeHits out) {
    DefinitionSearch search = out.scratch.words;
    for (int i = 0; i < q.definitionLanguages().count(); i++) {
      int language = q.definitionLanguages().get(i);
      int iso639 = languages.iso639(language);
      if (iso639 == HubLanguage.PACKED_CODE) {
        Utf8Buffer folded = out.scratch.folded;
        search.start(english, folded.bytes(), 0, folded.length());
        while (search.next()) {
          add(q, language, english.meaning(search.document()), out);
        }
      } else {
        String text = new String(out.scratch.text, 0, out.scratch.length, StandardCharsets.UTF_8);
        search.start(own, language, iso639, text);
        while (search.next()) {
          add(q, language, own.meaning(search.document()), out);
        }
      }
    }
  }

  private void add(LexemeQuery q, int language, int meaning, LexemeHits out) {
    if (q.languages().all()) {
      addIn(language, meaning, out);
      return;
    }
    for (int i = 0; i < q.languages().count(); i++) {
      addIn(q.languages().get(i), meaning, out);
    }
  }

  private void addIn(int language, int meaning, LexemeHits out) {
    long end = meanings.senseEnd(meaning);
    for (long at = meanings.sensesIn(meaning, language);
        at < end && meanings.senseLanguage(at) == language;
        at++) {
      int sense = meanings.sense(at);
      int lexeme = senses.lexeme(sense);
      if (out.scratch.ranges.accepts(rows, lexeme)) {
        out.count(lexeme);
        int order = Math.min(sense - lexemes.firstSense(lexeme), 3);
        boolean adverb = rows.pos(lexeme) == ADVERB;
        int value = out.scratch.words.value();
        int score = LexemeScore.definition(value, order, rows.rarity(lexeme), adverb);
        out.offer(rows, lexeme, score, MatchKind.DEFINITION.number());
      }
    }
  }
}
