package org.lexhub.server.explore;

import java.util.List;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Register;

/** Writes the senses of a lexeme on {@link WordPage}, each with its definitions and its hub. */
final class SenseMarkup {
  private static final int MAX_EXAMPLES = 4;
  private static final int MAX_SYNONYMS = 6;
  private static final int MAX_TRANSLATIONS = 2;

  private final Store store;
  private final int lexeme;
  private final int language;
  private final List<Integer> others;

  /**
   * Creates the writer of the senses of a lexeme.
   *
   * @param others the languages of the translations to show
   */
  SenseMarkup(Store store, int lexeme, List<Integer> others) {
    this.store = store;
    this.lexeme = lexeme;
    language = store.lexemes().language(lexeme);
    this.others = others;
  }

  /** Writes a sense of the lexeme, with its hub or a button that loads it. */
  void write(Html html, int sense, boolean withHub) {
    LexemeTable lexemes = store.lexemes();
    int order = sense - lexemes.firstSense(lexeme) + 1;
    int meaning = store.senses().meaning(sense);
    String gloss = WordMarkup.gloss(store, sense);
    html.open("article", "class", "card sense", "id", "sense-" + store.senses().id(sense));
    html.open("h3").element("span", order + ".", "class", "order").text(" ");
    html.element("span", gloss.isEmpty() ? "No definition" : gloss, "dir", "auto").close();
    marks(html, sense);
    texts(html, sense, meaning, gloss);
    chips(html, meaning);
    hub(html, meaning, withHub);
    html.close();
  }

  private void marks(Html html, int sense) {
    SenseTable senses = store.senses();
    html.open("p", "class", "row small");
    Register register = senses.registerOf(sense);
    if (register != null) {
      html.element("span", register.code(), "class", "badge");
    }
    if (senses.domain(sense) >= 0) {
      html.element("span", store.strings().get(senses.domain(sense)), "class", "badge");
    }
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < senses.sourceCount(sense); i++) {
      names.append(i == 0 ? "" : ", ").append(SourceMarkup.title(store, senses.sourceAt(sense, i)));
    }
    html.open(
        "span",
        "class",
        "muted",
        "title",
        "Confidence " + DisplayFormats.percent(senses.confidence(sense)));
    html.text("Source: " + names).close().close();
  }

  private void texts(Html html, int sense, int meaning, String gloss) {
    DefinitionMarkup texts = new DefinitionMarkup(store, language, gloss);
    SenseTable senses = store.senses();
    MeaningTable meanings = store.meanings();
    for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
      texts.add(senses.definitionLanguage(i), senses.definitionText(i));
    }
    if (senses.definitionStart(sense) == senses.definitionEnd(sense)) {
      for (int i = meanings.definitionStart(meaning); i < meanings.definitionEnd(meaning); i++) {
        texts.add(meanings.definitionLanguage(i), meanings.definitionText(i));
      }
    }
    texts.write(html);
    examples(html, sense, meaning);
  }

  private void examples(Html html, int sense, int meaning) {
    SenseTable senses = store.senses();
    MeaningTable meanings = store.meanings();
    int left = MAX_EXAMPLES;
    html.open("ul", "class", "quotes");
    for (int i = senses.exampleStart(sense);
        i < senses.exampleEnd(sense) && left > 0;
        i++, left--) {
      example(html, senses.exampleText(i), senses.exampleTranslation(i));
    }
    if (left == MAX_EXAMPLES) {
      for (int i = meanings.exampleStart(meaning);
          i < meanings.exampleEnd(meaning) && left > 0;
          i++) {
        if (meanings.exampleLanguage(i) == language) {
          example(html, meanings.exampleText(i), -1);
          left--;
        }
      }
    }
    html.close();
  }

  private void example(Html html, int text, int translation) {
    html.open("li");
    html.element(
        "q", store.texts().get(text), "lang", LanguageTags.of(store, language), "dir", "auto");
    if (translation >= 0) {
      html.text(" ")
          .element("span", store.texts().get(translation), "class", "muted", "dir", "auto");
    }
    html.close();
  }

  /** Writes the synonyms of the word and its best translations into other languages. */
  private void chips(Html html, int meaning) {
    html.open("dl", "class", "chips");
    chip(html, meaning, language, "Synonyms", MAX_SYNONYMS);
    for (int other : others) {
      if (other != language) {
        chip(html, meaning, other, WordMarkup.language(store, other), MAX_TRANSLATIONS);
      }
    }
    html.close();
  }

  private void chip(Html html, int meaning, int target, String label, int max) {
    MeaningTable meanings = store.meanings();
    int written = 0;
    long end = meanings.senseEnd(meaning);
    for (long i = meanings.sensesIn(meaning, target);
        i < end && meanings.senseLanguage(i) == target;
        i++) {
      int word = store.senses().lexeme(meanings.sense(i));
      if (word == lexeme || written == max) {
        continue;
      }
      if (written++ == 0) {
        html.open("div").element("dt", label).open("dd");
      } else {
        html.text(", ");
      }
      WordMarkup.link(html, store, word);
    }
    if (written > 0) {
      html.close().close();
    }
  }

  private void hub(Html html, int meaning, boolean withHub) {
    String url = "/meaning/" + store.meanings().id(meaning);
    if (withHub) {
      html.open("div", "class", "hub-of").open("h4").text("In other languages").close();
      HubMarkup.write(html, store, Hub.of(store, meaning), lexeme, WordMarkup.lemma(store, lexeme));
      html.element("a", "Meaning details and word map", "href", url, "class", "small").close();
      return;
    }
    int words = store.meanings().senseCount(meaning);
    if (words < 2) {
      return;
    }
    html.open("p", "class", "row");
    html.element(
        "a",
        "Show all " + DisplayFormats.number(words) + " words in other languages",
        "class",
        "button second",
        "href",
        url,
        "data-hub-from",
        url + "/hub?here=" + store.lexemes().id(lexeme));
    html.close();
  }
}
