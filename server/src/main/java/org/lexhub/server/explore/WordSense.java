package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Register;

/**
 * A sense of an entry of a page of words.
 *
 * @param id the ID of the sense
 * @param order its number in the entry, from 1
 * @param gloss its gloss, empty for none
 * @param badges its register and domain
 * @param confidence how reliable it is
 * @param sources the titles of its sources
 * @param lang the BCP 47 tag of the word, empty if its language has none
 * @param chips its synonyms and its best translations by language
 * @param meaning the address of its meaning
 * @param words the number of words of its meaning
 * @param here the ID of the lexeme
 * @param hub the words of its meaning, or null to load them on demand
 */
record WordSense(
    int id,
    int order,
    String gloss,
    List<String> badges,
    String confidence,
    String sources,
    Definitions definitions,
    String lang,
    List<Example> examples,
    List<Chip> chips,
    String meaning,
    int words,
    int here,
    @Nullable HubView hub) {
  private static final int MAX_EXAMPLES = 4;
  private static final int MAX_SYNONYMS = 6;
  private static final int MAX_TRANSLATIONS = 2;

  /** An example of use with its translation, or null. */
  record Example(String text, @Nullable String translation) {}

  /** Words in one language. */
  record Chip(String label, List<WordLink> words) {}

  /**
   * Collects what the page shows of a sense.
   *
   * @param others the languages of the translations to show
   * @param withHub whether to show the words of all languages
   */
  static WordSense of(Store store, int lexeme, int sense, List<Integer> others, boolean withHub) {
    SenseTable senses = store.senses();
    int meaning = senses.meaning(sense);
    return new WordSense(
        senses.id(sense),
        sense - store.lexemes().firstSense(lexeme) + 1,
        WordLabels.gloss(store, sense),
        badges(store, sense),
        Texts.percent(senses.confidence(sense)),
        IntStream.range(0, senses.sourceCount(sense))
            .mapToObj(i -> SourceMarkup.title(store, senses.sourceAt(sense, i)))
            .collect(Collectors.joining(Texts.text("format.comma"))),
        definitions(store, lexeme, sense),
        LanguageTags.of(store, store.lexemes().language(lexeme)),
        examples(store, lexeme, sense),
        chips(store, lexeme, meaning, others),
        "/meaning/" + store.meanings().id(meaning),
        store.meanings().senseCount(meaning),
        store.lexemes().id(lexeme),
        withHub
            ? new HubView(store, Hub.of(store, meaning), lexeme, WordLabels.lemma(store, lexeme))
            : null);
  }

  private static List<String> badges(Store store, int sense) {
    List<String> badges = new ArrayList<>();
    Register register = store.senses().registerOf(sense);
    if (register != null) {
      badges.add(Texts.text("register." + register.code()));
    }
    int domain = store.senses().domain(sense);
    if (domain >= 0) {
      badges.add(store.strings().get(domain));
    }
    return badges;
  }

  /** Returns the definitions of the sense, or those of its meaning if it has none. */
  private static Definitions definitions(Store store, int lexeme, int sense) {
    SenseTable senses = store.senses();
    int language = store.lexemes().language(lexeme);
    Definitions texts = new Definitions(store, language, WordLabels.gloss(store, sense));
    for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
      texts.add(senses.definitionLanguage(i), senses.definitionText(i));
    }
    return senses.definitionStart(sense) == senses.definitionEnd(sense)
        ? texts.addMeaning(senses.meaning(sense))
        : texts;
  }

  /** Returns examples of the sense, or those of its meaning in the language if it has none. */
  private static List<Example> examples(Store store, int lexeme, int sense) {
    SenseTable senses = store.senses();
    List<Example> own =
        IntStream.range(senses.exampleStart(sense), senses.exampleEnd(sense))
            .limit(MAX_EXAMPLES)
            .mapToObj(i -> example(store, senses.exampleText(i), senses.exampleTranslation(i)))
            .toList();
    if (!own.isEmpty()) {
      return own;
    }
    MeaningTable meanings = store.meanings();
    int meaning = senses.meaning(sense);
    return IntStream.range(meanings.exampleStart(meaning), meanings.exampleEnd(meaning))
        .filter(i -> meanings.exampleLanguage(i) == store.lexemes().language(lexeme))
        .limit(MAX_EXAMPLES)
        .mapToObj(i -> example(store, meanings.exampleText(i), -1))
        .toList();
  }

  private static Example example(Store store, int text, int translation) {
    return new Example(
        store.texts().get(text), translation < 0 ? null : store.texts().get(translation));
  }

  private static List<Chip> chips(Store store, int lexeme, int meaning, List<Integer> others) {
    int language = store.lexemes().language(lexeme);
    List<Chip> chips = new ArrayList<>();
    chips.add(
        new Chip(
            Texts.text("sense.synonyms"), words(store, lexeme, meaning, language, MAX_SYNONYMS)));
    for (int other : others) {
      if (other != language) {
        String name = WordLabels.language(store, other);
        chips.add(new Chip(name, words(store, lexeme, meaning, other, MAX_TRANSLATIONS)));
      }
    }
    chips.removeIf(chip -> chip.words().isEmpty());
    return chips;
  }

  /** Returns the best words of a meaning in a language except the word itself. */
  private static List<WordLink> words(Store store, int lexeme, int meaning, int language, int max) {
    MeaningTable meanings = store.meanings();
    List<WordLink> words = new ArrayList<>();
    long end = meanings.senseEnd(meaning);
    for (long i = meanings.sensesIn(meaning, language);
        i < end && meanings.senseLanguage(i) == language && words.size() < max;
        i++) {
      int word = store.senses().lexeme(meanings.sense(i));
      if (word != lexeme) {
        words.add(WordLink.of(store, word));
      }
    }
    return words;
  }
}
