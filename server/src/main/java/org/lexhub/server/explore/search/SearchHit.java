package org.lexhub.server.explore.search;

import java.util.List;
import org.lexhub.server.explore.Definitions;
import org.lexhub.server.explore.LanguageLink;
import org.lexhub.server.explore.WordInLanguage;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.explore.WordLink;
import org.lexhub.server.explore.WordSpelling;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.vocabulary.MatchKind;

/**
 * A word that a search finds.
 *
 * @param match the kind of its match in words, empty for an obvious one
 * @param senses the number of its senses
 * @param gloss the gloss or a definition of its first sense, empty for none
 * @param meaning the address of the meaning of its first sense, empty for none
 */
record SearchHit(
    WordLink word,
    List<WordSpelling> spellings,
    LanguageLink language,
    String pos,
    String match,
    int senses,
    String gloss,
    String meaning,
    List<WordInLanguage> translations) {
  private static final int MAX_TRANSLATIONS = 5;

  /**
   * Returns a lexeme.
   *
   * @param others the languages of the translations to show
   * @param definitions the language of the definition to show, -1 for the gloss
   */
  static SearchHit of(
      Store store, SearchMatches.Word found, List<Integer> others, int definitions) {
    int lexeme = found.lexeme();
    LexemeTable lexemes = store.lexemes();
    int senses = lexemes.senseCount(lexeme);
    int language = lexemes.language(lexeme);
    int sense = senses == 0 ? -1 : lexemes.firstSense(lexeme);
    int meaning = senses == 0 ? -1 : store.senses().meaning(sense);
    List<Integer> foreign = others.stream().filter(other -> other != language).toList();
    return new SearchHit(
        WordLink.of(store, lexeme),
        WordSpelling.of(store, lexeme),
        LanguageLink.of(store, language),
        WordLabels.pos(lexemes.posOf(lexeme).code()),
        text(found.match()),
        senses,
        senses == 0 ? "" : Definitions.firstIn(store, sense, definitions),
        senses == 0 ? "" : "/meaning/" + store.meanings().id(meaning),
        senses == 0
            ? List.of()
            : WordInLanguage.best(store, meaning, foreign).limit(MAX_TRANSLATIONS).toList());
  }

  private static String text(MatchKind match) {
    return switch (match) {
      case LEMMA, PREFIX -> "";
      case READING -> Texts.text("match.reading");
      case ROMANIZATION -> Texts.text("match.romanization");
      case FORM -> Texts.text("match.form");
      case FUZZY -> Texts.text("match.fuzzy");
      case DEFINITION -> Texts.text("match.definition");
      case MEANING -> Texts.text("match.meaning");
      case PATTERN -> Texts.text("match.pattern");
      case ANAGRAM -> Texts.text("match.anagram");
      case RHYME -> Texts.text("match.rhyme");
      case SOUND -> Texts.text("match.sound");
    };
  }
}
