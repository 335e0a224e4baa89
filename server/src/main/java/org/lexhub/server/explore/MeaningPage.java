package org.lexhub.server.explore;

import org.lexhub.server.http.Call;
import org.lexhub.server.meaning.MeaningPath;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.store.Store;
import org.lexhub.store.table.ConceptTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.Pos;

/** {@code GET /meaning/{id}}: a meaning with its words, definitions and relations. */
public final class MeaningPage extends PageEndpoint {
  /** Writes the page in a frame. */
  public MeaningPage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    int meaning = MeaningPath.meaning(call);
    String gloss = HubMarkup.gloss(store, meaning);
    String title = gloss.isEmpty() ? "Meaning " + call.value() : gloss;
    Page page =
        Page.of(NavigationEntry.EXPLORE, title)
            .with("explore.css")
            .with("suggest.js")
            .with("hub.js");
    frame.write(call, page, html -> body(call, store, meaning, title, html));
  }

  private static void body(Call call, Store store, int meaning, String title, Html html) {
    MeaningTable meanings = store.meanings();
    html.open("div", "class", "word-head").element("p", "Meaning", "class", "muted");
    html.element("h1", title, "class", "gloss-title", "dir", "auto");
    html.open("p", "class", "row");
    Pos pos = meanings.posOf(meaning);
    if (pos != null) {
      html.element("span", WordMarkup.pos(pos.code()), "class", "badge");
    }
    html.open("span", "class", "badge")
        .text("key ")
        .text(store.strings(), meanings.key(meaning))
        .close();
    html.close().close();
    concept(html, store, meanings.concept(meaning));
    html.open("section", "class", "card").element("h2", "Its words");
    HubMarkup.write(html, store, Hub.of(store, meaning), -1);
    html.close();
    definitions(html, store, meaning, title);
    Relations.write(html, store, meaning);
    String path = "/v1/meanings/" + meanings.id(meaning);
    ApiFootnote footnote = new ApiFootnote(call);
    footnote.get("This meaning", path, "include", "definitions,examples,concept");
    footnote.get("Its words", path + "/translations");
    for (long i = meanings.senseStart(meaning); i < meanings.senseEnd(meaning); i++) {
      footnote.sense(store, meanings.sense(i));
    }
    footnote.write(html, store);
  }

  private static void concept(Html html, Store store, int concept) {
    if (concept < 0) {
      return;
    }
    ConceptTable concepts = store.concepts();
    html.open("section", "class", "card").element("h2", "Concept of the catalogue");
    html.open("dl", "class", "facts").element("dt", "Gloss").open("dd");
    html.text(store.strings(), concepts.gloss(concept)).close();
    html.element("dt", "Number in the catalogue").open("dd");
    html.text(store.strings(), concepts.catalogId(concept)).close();
    html.element("dt", "Semantic field").open("dd");
    html.text(store.strings(), concepts.field(concept)).close();
    html.element("dt", "Category").open("dd");
    html.text(store.strings(), concepts.category(concept)).close().close().close();
  }

  private static void definitions(Html html, Store store, int meaning, String title) {
    MeaningTable meanings = store.meanings();
    int start = meanings.definitionStart(meaning);
    int end = meanings.definitionEnd(meaning);
    if (start == end) {
      return;
    }
    html.open("section", "class", "card").element("h2", "Definitions");
    DefinitionMarkup texts = new DefinitionMarkup(store, -1, title);
    for (int i = start; i < end; i++) {
      texts.add(meanings.definitionLanguage(i), meanings.definitionText(i));
    }
    texts.write(html);
    html.close();
  }
}
