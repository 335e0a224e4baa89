package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.relation.Neighbours;
import org.lexhub.server.explore.relation.RelatedWords;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.schema.LexemeColumn;

/**
 * An entry of a page of words, such as the noun or the verb.
 *
 * @param id the ID of the lexeme
 * @param pos the name of the part of speech
 * @param related the words that relate to it
 */
record WordEntry(
    int id,
    String pos,
    List<WordSpelling> spellings,
    List<Badge> badges,
    List<Pronunciation> pronunciations,
    WordAside aside,
    List<WordSense> senses,
    List<Neighbours> related) {
  private static final int MAX_UNFOLDED_SENSES = 3;
  private static final int MAX_PRONUNCIATIONS = 6;

  /** A property of the word in a box; {@code title} explains it. */
  record Badge(String text, String style, @Nullable String title) {}

  /** A pronunciation with the address of its recording, or null. */
  record Pronunciation(String ipa, @Nullable String audio) {}

  /**
   * Collects what the page shows of a lexeme.
   *
   * @param others the languages of the translations to show
   * @param hub whether to show the words of all languages for the first sense
   */
  static WordEntry of(Store store, int lexeme, List<Integer> others, boolean hub) {
    LexemeTable lexemes = store.lexemes();
    int first = lexemes.firstSense(lexeme);
    List<WordSense> senses =
        IntStream.range(first, lexemes.senseEnd(lexeme))
            .mapToObj(sense -> WordSense.of(store, lexeme, sense, others, hub && sense == first))
            .toList();
    return new WordEntry(
        lexemes.id(lexeme),
        WordLabels.pos(lexemes.posOf(lexeme).code()),
        WordSpelling.of(store, lexeme),
        badges(store, lexeme),
        pronunciations(store, lexeme),
        WordAside.of(store, lexeme),
        senses,
        RelatedWords.of(store, lexeme));
  }

  /** Returns the number of senses that are not folded. */
  int unfolded() {
    return senses.size() > MAX_UNFOLDED_SENSES + 1 ? MAX_UNFOLDED_SENSES : senses.size();
  }

  private static List<Badge> badges(Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    List<Badge> badges = new ArrayList<>();
    int gender = lexemes.attribute(LexemeColumn.GENDER, lexeme);
    if (gender >= 0) {
      String word = LexemeColumn.GENDER.attribute().word(gender);
      badges.add(new Badge(Texts.text("gender." + word), "badge", null));
    }
    for (int i = 0; i < lexemes.proficiencyCount(lexeme); i++) {
      int level = store.proficiencies().code(lexemes.proficiencyAt(lexeme, i));
      badges.add(new Badge(level(store.strings().get(level)), "badge accent", null));
    }
    if (lexemes.hasFrequency(lexeme)) {
      int corpus = lexemes.frequencyCorpus(lexeme);
      String rank = Texts.text("word.rank", lexemes.frequencyRank(lexeme));
      String where = corpus < 0 ? null : Texts.text("word.corpus", store.strings().get(corpus));
      badges.add(new Badge(rank, "badge", where));
    }
    return badges;
  }

  /** Returns a level as people write it: cefr:b1 is CEFR B1. */
  private static String level(String code) {
    return code.replace(':', ' ').toUpperCase(Locale.ROOT);
  }

  private static List<Pronunciation> pronunciations(Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    return IntStream.range(lexemes.pronunciationStart(lexeme), lexemes.pronunciationEnd(lexeme))
        .limit(MAX_PRONUNCIATIONS)
        .mapToObj(i -> {
          int audio = lexemes.pronunciationAudio(i);
          String ipa = store.strings().get(lexemes.pronunciationIpa(i));
          return new Pronunciation(ipa, audio < 0 ? null : store.strings().get(audio));
        })
        .toList();
  }
}
