package org.lexhub.server.explore;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.server.web.text.PageTexts;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.schema.LexemeColumn;

/**
 * The part of an entry before the senses.
 *
 * @param lang the BCP 47 tag of the word, empty if its language has none
 * @param frequency facts about the frequency by their names, empty if the rank is all that is known
 * @param classifiers the classifiers of a noun, or null
 * @param origin the etymology, or null
 */
record WordAside(
    String lang,
    Map<String, String> frequency,
    List<Form> forms,
    @Nullable String classifiers,
    @Nullable String origin) {
  static final int MAX_UNFOLDED_FORMS = 6;

  /** A form of the word with its grammatical features. */
  record Form(String text, String features) {}

  /** Returns the part about a lexeme. */
  static WordAside of(Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    int classifiers = lexemes.attribute(LexemeColumn.CLASSIFIERS, lexeme);
    int etymology = lexemes.etymology(lexeme);
    return new WordAside(
        LanguageTags.of(store, lexemes.language(lexeme)),
        frequency(store, lexeme),
        IntStream.range(lexemes.formStart(lexeme), lexemes.formEnd(lexeme))
            .mapToObj(i -> form(store, i))
            .toList(),
        classifiers < 0 ? null : store.strings().get(classifiers),
        etymology < 0 ? null : store.texts().get(etymology));
  }

  private static Map<String, String> frequency(Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    Map<String, String> facts = new LinkedHashMap<>();
    if (!lexemes.hasFrequency(lexeme)) {
      return facts;
    }
    double perMillion = lexemes.frequencyPerMillion(lexeme);
    long count = lexemes.frequencyCount(lexeme);
    if (Double.isNaN(perMillion) && count < 0) {
      return facts; // the head shows the rank
    }
    facts.put(Texts.text("aside.rank"), Texts.number(lexemes.frequencyRank(lexeme)));
    if (!Double.isNaN(perMillion)) {
      facts.put(
          Texts.text("aside.perMillion"), Double.toString(Math.round(perMillion * 100) / 100.0));
    }
    if (count >= 0) {
      facts.put(Texts.text("aside.count"), Texts.number(count));
    }
    int corpus = lexemes.frequencyCorpus(lexeme);
    facts.put(Texts.text("aside.corpus"), corpus < 0 ? "" : store.strings().get(corpus));
    return facts;
  }

  /** Returns the name of a grammatical feature; that of its source if it is a rare one. */
  private static String feature(String code) {
    PageTexts texts = Texts.current();
    return texts.textOr("feature." + code, texts.textOr("pos." + code, code));
  }

  private static Form form(Store store, int form) {
    LexemeTable lexemes = store.lexemes();
    int set = lexemes.formFeatures(form);
    String features =
        IntStream.range(0, lexemes.featureCount(set))
            .mapToObj(k -> feature(store.strings().get(lexemes.featureAt(set, k))))
            .collect(Collectors.joining(Texts.text("format.comma")));
    return new Form(store.strings().get(lexemes.formText(form)), features);
  }
}
