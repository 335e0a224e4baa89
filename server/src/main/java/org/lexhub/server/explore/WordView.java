package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.web.Assets;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.text.Utf8Buffer;

/** Writes the page of a spelling in a language: all its entries, such as the noun and the verb. */
final class WordView {
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
    String lemma = WordLabels.lemma(store, lexeme);
    int language = store.lexemes().language(lexeme);
    String address = address(store, lexeme, lemma);
    PickedLanguages picked = PickedLanguages.of(call);
    if (WordDownload.write(call, entries, picked)) {
      return;
    }
    Page page =
        Page.of(
                NavigationEntry.EXPLORE,
                Texts.text("word.title", lemma, WordLabels.language(store, language)))
            .about(about(store, lexeme, lemma))
            .at(address)
            .picture(WordLabels.url(store, lexeme) + "/hub.png")
            .data(term(call, lexeme, lemma, address))
            .with("explore.css")
            .with("suggest.js")
            .with("pick.js")
            .with("share.js")
            .with("hub.js");
    LanguageLink link = LanguageLink.of(store, language);
    String code = WordLabels.code(store, language);
    LanguagePicker.Folded picker = LanguagePicker.folded(store, picked);
    List<WordEntry> shown = new ArrayList<>();
    for (int row : entries) {
      shown.add(WordEntry.of(store, row, picked.rows(), shown.isEmpty()));
    }
    ApiFootnote footnote = footnote(call, entries);
    frame.write(
        call,
        page,
        JteWordViewGenerated::render,
        new View(
            lemma,
            LanguageTags.of(store, language),
            link,
            code,
            address,
            picker,
            shown,
            footnote,
            frame.assets()));
  }

  /**
   * What the page shows.
   *
   * @param lang the BCP 47 tag of the language, empty if it has none
   * @param code the code of the language in the API
   * @param address the path of the page to share
   * @param picker the form that changes the languages of the translations
   */
  record View(
      String lemma,
      String lang,
      LanguageLink language,
      String code,
      String address,
      LanguagePicker.Folded picker,
      List<WordEntry> entries,
      ApiFootnote footnote,
      Assets assets) {}

  /** Returns the address of a spelling; that of the lexeme if the spelling has a slash. */
  private static String address(Store store, int lexeme, String lemma) {
    String code = WordLabels.code(store, store.lexemes().language(lexeme));
    return lemma.indexOf('/') >= 0
        ? WordLabels.url(store, lexeme)
        : "/word/" + code + "/" + Urls.encoded(lemma);
  }

  private static String about(Store store, int lexeme, String lemma) {
    String language = WordLabels.language(store, store.lexemes().language(lexeme));
    String gloss = gloss(store, lexeme);
    return gloss.isEmpty()
        ? Texts.text("word.about.plain", lemma, language)
        : Texts.text("word.about", lemma, language, gloss);
  }

  private static String gloss(Store store, int lexeme) {
    return store.lexemes().senseCount(lexeme) == 0
        ? ""
        : WordLabels.gloss(store, store.lexemes().firstSense(lexeme));
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

  private static ApiFootnote footnote(Call call, List<Integer> entries) {
    Store store = call.store();
    LexemeTable lexemes = store.lexemes();
    ApiFootnote footnote = new ApiFootnote(call);
    for (int lexeme : entries) {
      footnote.lexeme(lexeme);
      for (int sense = lexemes.firstSense(lexeme); sense < lexemes.senseEnd(lexeme); sense++) {
        footnote.sense(sense);
      }
    }
    for (int lexeme : entries.subList(0, Math.min(MAX_REQUESTS, entries.size()))) {
      String id = Integer.toString(lexemes.id(lexeme));
      String pos = WordLabels.pos(lexemes.posOf(lexeme).code());
      footnote.get(
          Texts.text("word.request", pos),
          "/v1/lexemes/" + id,
          "include",
          "senses,pronunciations,etymology,frequency,forms");
      footnote.get(
          Texts.text("word.request.translations", pos), "/v1/translations", "source_lexeme", id);
    }
    return footnote;
  }
}
