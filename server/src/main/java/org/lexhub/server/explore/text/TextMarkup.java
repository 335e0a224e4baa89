package org.lexhub.server.explore.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.server.analysis.TextSpan;
import org.lexhub.server.analysis.TextToken;
import org.lexhub.server.analysis.WordContexts;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** Writes a text with its words as links, each with a note of what it means there. */
final class TextMarkup {
  private static final int MAX_TRANSLATIONS = 3;

  private final Store store;
  private final String text;
  private final LanguageChoice source;
  private final LanguageChoice target;
  private final Translation translation;
  private final Html html;
  private final TranslateQuery query = new TranslateQuery();

  TextMarkup(
      Store store,
      String text,
      LanguageChoice source,
      LanguageChoice target,
      Translation translation,
      Html html) {
    this.store = store;
    this.text = text;
    this.source = source;
    this.target = target;
    this.translation = translation;
    this.html = html;
  }

  /** A part of a token, in the order of the text. */
  private record Part(TextSpan span, TextToken token) {}

  /** Writes the text. */
  void write(List<TextToken> tokens) {
    List<Part> parts = new ArrayList<>();
    for (TextToken token : tokens) {
      token.parts().forEach(span -> parts.add(new Part(span, token)));
    }
    parts.sort(Comparator.comparingInt(part -> part.span().start()));
    WordContexts contexts = new WordContexts(text, source.text(0));
    html.open("p", "class", "card read-text", "dir", "auto");
    int done = 0;
    for (Part part : parts) {
      html.text(text.substring(done, part.span().start()));
      word(part, contexts.at(part.token().start()));
      done = part.span().end();
    }
    html.text(text.substring(done)).close();
  }

  private void word(Part part, String context) {
    query.clear();
    query.setText(part.token().lookUp());
    query.setContext(context);
    query.setLimit(MAX_TRANSLATIONS);
    source.fill(query.source(), store.codes());
    target.fill(query.addTarget(), store.codes());
    store.translator().translate(query, translation);
    String spelling = part.span().in(text);
    if (!translation.found()) {
      html.text(spelling);
      return;
    }
    int lexeme = translation.lexeme();
    html.open("span", "class", "read-word");
    html.element("a", spelling, "href", "/word/" + store.lexemes().id(lexeme));
    html.open("span", "class", "read-note", "role", "note").open("b");
    html.text(store.strings().get(store.lexemes().lemma(lexeme))).close();
    html.text(" " + store.lexemes().posOf(lexeme).code());
    int gloss = translation.senseCount() == 0 ? -1 : store.gloss(translation.sense(0));
    if (gloss >= 0) {
      html.element("span", store.texts().get(gloss), "class", "read-gloss");
    }
    if (translation.size() > 0) {
      html.element("span", translations(), "class", "read-translations");
    }
    html.close().close();
  }

  private String translations() {
    List<String> lemmas = new ArrayList<>();
    for (int i = 0; i < translation.size(); i++) {
      lemmas.add(store.strings().get(store.lexemes().lemma(translation.itemLexeme(i))));
    }
    return String.join(", ", lemmas);
  }
}
