package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.schema.LexemeColumn;

/** Writes the part of an entry before the senses: frequency, forms, origin. */
final class WordAside {
  private static final int MAX_UNFOLDED_FORMS = 6;

  private WordAside() {}

  /** Writes the part about a lexeme. */
  static void write(Html html, Store store, int lexeme) {
    html.open("div", "class", "grid aside");
    frequency(html, store, lexeme);
    forms(html, store, lexeme);
    classifiers(html, store, lexeme);
    int etymology = store.lexemes().etymology(lexeme);
    if (etymology >= 0) {
      html.open("section", "class", "card").element("h3", "Origin");
      html.element("p", store.texts().get(etymology), "dir", "auto").close();
    }
    html.close();
  }

  private static void classifiers(Html html, Store store, int lexeme) {
    int classifiers = store.lexemes().attribute(LexemeColumn.CLASSIFIERS, lexeme);
    if (classifiers >= 0) {
      String lang = LanguageTags.of(store, store.lexemes().language(lexeme));
      html.open("section", "class", "card").element("h3", "Classifiers");
      html.element("p", store.strings().get(classifiers), "lang", lang, "dir", "auto").close();
    }
  }

  private static void frequency(Html html, Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    boolean known = lexemes.hasFrequency(lexeme);
    boolean perMillion = known && !Double.isNaN(lexemes.frequencyPerMillion(lexeme));
    if (!perMillion && (!known || lexemes.frequencyCount(lexeme) < 0)) {
      return; // the head shows the rank
    }
    html.open("section", "class", "card").element("h3", "Frequency").open("dl", "class", "facts");
    html.element("dt", "Rank").element("dd", DisplayFormats.number(lexemes.frequencyRank(lexeme)));
    if (perMillion) {
      html.element("dt", "Per million");
      html.element(
          "dd", Double.toString(Math.round(lexemes.frequencyPerMillion(lexeme) * 100) / 100.0));
    }
    if (lexemes.frequencyCount(lexeme) >= 0) {
      html.element("dt", "Count")
          .element("dd", DisplayFormats.number(lexemes.frequencyCount(lexeme)));
    }
    html.element("dt", "Corpus").open("dd");
    html.text(store.strings(), lexemes.frequencyCorpus(lexeme)).close().close().close();
  }

  private static void forms(Html html, Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    int start = lexemes.formStart(lexeme);
    int end = lexemes.formEnd(lexeme);
    if (start == end) {
      return;
    }
    html.open("section", "class", "card").element("h3", "Forms");
    table(html, store, lexeme, start, Math.min(end, start + MAX_UNFOLDED_FORMS));
    if (end - start > MAX_UNFOLDED_FORMS) {
      html.open("details").element("summary", "All " + (end - start) + " forms");
      table(html, store, lexeme, start + MAX_UNFOLDED_FORMS, end);
      html.close();
    }
    html.close();
  }

  private static void table(Html html, Store store, int lexeme, int start, int end) {
    LexemeTable lexemes = store.lexemes();
    String lang = LanguageTags.of(store, lexemes.language(lexeme));
    html.open("div", "class", "scroll").open("table").open("tbody");
    for (int i = start; i < end; i++) {
      html.open("tr").open("th", "scope", "row", "class", "form");
      html.element("span", store.strings().get(lexemes.formText(i)), "lang", lang, "dir", "auto")
          .close();
      html.element("td", String.join(", ", features(store, lexemes.formFeatures(i)))).close();
    }
    html.close().close().close();
  }

  private static List<String> features(Store store, int set) {
    List<String> features = new ArrayList<>();
    for (int k = 0; k < store.lexemes().featureCount(set); k++) {
      features.add(store.strings().get(store.lexemes().featureAt(set, k)));
    }
    return features;
  }
}
