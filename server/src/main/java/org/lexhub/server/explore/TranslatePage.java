package org.lexhub.server.explore;

import org.lexhub.server.http.Call;
import org.lexhub.server.resource.Workspace;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.Widgets;
import org.lexhub.store.Store;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * {@code GET /translate}: translates a word into several languages and explains the choice of its
 * sense.
 */
public final class TranslatePage extends PageEndpoint {
  /** The maximum number of translations for each language. */
  static final int LIMIT = 4;

  /** Writes the page in a frame. */
  public TranslatePage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    TranslateFields request = TranslateFields.of(call);
    Translation translation = Workspace.of(call).translation;
    TranslateQuery query = new TranslateQuery();
    if (!request.text().isEmpty()) {
      translate(store, request, query, translation);
    }
    String title = request.text().isEmpty() ? "Translate" : "Translate " + request.text();
    Page page =
        Page.of(NavigationEntry.TRANSLATE, title)
            .about("Translate a word into many languages at once, by its sense.")
            .at("/translate")
            .with("explore.css")
            .with("translate.css")
            .with("suggest.js")
            .with("pick.js");
    frame.write(call, page, html -> body(call, store, request, query, translation, html));
  }

  private static void translate(
      Store store, TranslateFields request, TranslateQuery query, Translation translation) {
    query.setText(request.text());
    query.setHint(request.hint());
    query.setContext(request.context());
    query.setLimit(LIMIT);
    LenientCodes.fill(store, request.from(), query.source());
    for (String target : request.to()) {
      LenientCodes.fill(store, target, query.addTarget());
    }
    store.translator().translate(query, translation);
  }

  private void body(
      Call call,
      Store store,
      TranslateFields request,
      TranslateQuery query,
      Translation translation,
      Html html) {
    html.element("h1", "Translate by meaning");
    TranslateForm.write(html, frame, store, request);
    LanguagePicker.warn(html, request.unknown());
    if (request.text().isEmpty()) {
      html.open("p", "class", "lead");
      html.text("Enter a word to see its translations, sense by sense. ");
      html.text("A hint or a sentence chooses the sense. For a whole text, ");
      html.element("a", "read it word by word", "href", "/text").text(".").close();
      return;
    }
    ApiFootnote footnote = new ApiFootnote(call);
    if (translation.found()) {
      if (translation.hintUnmatched()) {
        String instead =
            request.context().isEmpty() ? "the most common sense" : "the context sentence";
        Widgets.alert(
            html, "warn", "The hint matches no sense. Ranked by " + instead + " instead.");
      }
      TranslateMarkup markup = new TranslateMarkup(store, request, query, translation);
      markup.senses(html);
      markup.results(html, footnote);
      footnote.lexeme(store, translation.lexeme());
    } else {
      int source = LenientCodes.row(store, request.from());
      String language = source < 0 ? request.from() : WordMarkup.language(store, source);
      Widgets.alert(html, "warn", "“" + request.text() + "” isn’t in the " + language + " data.");
      html.open("p");
      String url = Urls.of("/search", "q", request.text());
      html.element("a", "Search all languages", "class", "button", "href", url).close();
    }
    footnote.post("This translation", "/v1/translations/translate", TranslateForm.json(request));
    footnote.write(html, store);
  }
}
