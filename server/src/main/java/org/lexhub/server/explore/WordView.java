package org.lexhub.server.explore;

import java.util.List;
import org.lexhub.server.explore.relation.RelatedWords;
import org.lexhub.server.http.Call;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Writes the page of a spelling in a language: all its entries, such as the noun and the verb, each
 * with {@link WordHead}, {@link WordAside} and its senses.
 */
final class WordView {
  /** The number of senses of an entry that are not folded. */
  private static final int MAX_UNFOLDED_SENSES = 3;

  /** The number of footnotes for entries. */
  private static final int MAX_REQUESTS = 3;

  private final Frame frame;

  WordView(Frame frame) {
    this.frame = frame;
  }

  /**
   * Writes the page.
   *
   * @param entries the rows of the lexemes with one spelling in one language, at least one
   */
  void write(Call call, List<Integer> entries) {
    Store store = call.store();
    int lexeme = entries.getFirst();
    String lemma = WordMarkup.lemma(store, lexeme);
    int language = store.lexemes().language(lexeme);
    String address = address(store, lexeme, lemma);
    PickedLanguages picked = PickedLanguages.of(call);
    if (WordDownload.write(call, entries, picked)) {
      return;
    }
    Page page =
        Page.of(NavigationEntry.EXPLORE, lemma + " in " + WordMarkup.language(store, language))
            .about(about(store, lexeme, lemma))
            .at(address)
            .data(term(call, lexeme, lemma, address))
            .with("explore.css")
            .with("suggest.js")
            .with("pick.js")
            .with("share.js")
            .with("hub.js");
    frame.write(call, page, html -> body(call, store, entries, address, picked, html));
  }

  /** Returns the address of a spelling; that of the lexeme if the spelling has a slash. */
  private static String address(Store store, int lexeme, String lemma) {
    String code = WordMarkup.code(store, store.lexemes().language(lexeme));
    return lemma.indexOf('/') >= 0
        ? WordMarkup.url(store, lexeme)
        : "/word/" + code + "/" + Urls.encoded(lemma);
  }

  private static String about(Store store, int lexeme, String lemma) {
    String language = WordMarkup.language(store, store.lexemes().language(lexeme));
    String gloss = gloss(store, lexeme);
    return gloss.isEmpty()
        ? "The " + language + " word " + lemma + " and its translations."
        : lemma + " (" + language + "): " + gloss;
  }

  private static String gloss(Store store, int lexeme) {
    return store.lexemes().senseCount(lexeme) == 0
        ? ""
        : WordMarkup.gloss(store, store.lexemes().firstSense(lexeme));
  }

  /** Returns the word as a DefinedTerm of schema.org. */
  private static String term(Call call, int lexeme, String lemma, String address) {
    Store store = call.store();
    JsonOut json = new JsonOut(new Utf8Buffer(256)).beginObject();
    json.name(JsonName.of("@context")).string("https://schema.org");
    json.name(JsonName.of("@type")).string("DefinedTerm");
    json.name(JsonName.of("name")).string(lemma);
    json.name(JsonName.of("description")).string(gloss(store, lexeme));
    json.name(JsonName.of("inLanguage"))
        .string(LanguageTags.of(store, store.lexemes().language(lexeme)));
    json.name(JsonName.of("url")).string(call.origin() + address);
    return json.endObject().buffer().toString();
  }

  private void body(
      Call call,
      Store store,
      List<Integer> entries,
      String address,
      PickedLanguages picked,
      Html html) {
    WordHead.write(html, store, entries, address);
    LanguagePicker.folded(html, store, picked);
    ApiFootnote footnote = new ApiFootnote(call);
    for (int i = 0; i < entries.size(); i++) {
      entry(html, store, entries.get(i), picked, i == 0, footnote);
    }
    for (int lexeme : entries.subList(0, Math.min(MAX_REQUESTS, entries.size()))) {
      String id = Integer.toString(store.lexemes().id(lexeme));
      String pos = WordMarkup.pos(store.lexemes().posOf(lexeme).code());
      footnote.get(
          "The " + pos,
          "/v1/lexemes/" + id,
          "include",
          "senses,pronunciations,etymology,frequency,forms");
      footnote.get("Translations of the " + pos, "/v1/translations", "source_lexeme", id);
    }
    footnote.write(html, store);
  }

  private void entry(
      Html html,
      Store store,
      int lexeme,
      PickedLanguages picked,
      boolean first,
      ApiFootnote footnote) {
    LexemeTable lexemes = store.lexemes();
    html.open("section", "class", "entry", "id", WordHead.anchor(store, lexeme));
    WordHead.entry(html, frame, store, lexeme);
    footnote.lexeme(store, lexeme);
    WordAside.write(html, store, lexeme);
    html.open("div", "class", "senses");
    if (lexemes.senseCount(lexeme) == 0) {
      html.open("p", "class", "card").text("No source defines this word.").close();
    }
    SenseMarkup senses = new SenseMarkup(store, lexeme, picked.rows());
    int start = lexemes.firstSense(lexeme);
    int end = lexemes.senseEnd(lexeme);
    boolean folds = end - start > MAX_UNFOLDED_SENSES + 1;
    for (int sense = start; sense < end; sense++) {
      if (folds && sense == start + MAX_UNFOLDED_SENSES) {
        html.open("details", "class", "more-senses");
        html.element("summary", "Show " + (end - sense) + " more senses");
      }
      senses.write(html, sense, first && sense == start);
      footnote.sense(store, sense);
    }
    if (folds) {
      html.close();
    }
    html.close();
    RelatedWords.write(html, store, lexeme);
    html.close();
  }
}
