package org.lexhub.server.explore;

import org.lexhub.server.explore.relation.BroaderChains;
import org.lexhub.server.explore.relation.MeaningLabel;
import org.lexhub.server.explore.relation.NeighbourPicture;
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
    String word = MeaningLabel.of(store, meaning);
    String title = word.equals(gloss) ? "Meaning " + call.value() : word;
    String address = "/meaning/" + store.meanings().id(meaning);
    Page page =
        Page.of(NavigationEntry.EXPLORE, title + pos(store, meaning))
            .about(gloss.isEmpty() ? "Words with one meaning in many languages." : gloss)
            .at(address)
            .with("explore.css")
            .with("map.css")
            .with("suggest.js")
            .with("share.js")
            .with("hub.js");
    frame.write(call, page, html -> body(call, store, meaning, title, gloss, html));
  }

  /** Returns the part of speech in brackets, or nothing. */
  private static String pos(Store store, int meaning) {
    Pos pos = store.meanings().posOf(meaning);
    return pos == null ? "" : " (" + WordMarkup.pos(pos.code()) + ")";
  }

  private static void body(
      Call call, Store store, int meaning, String title, String gloss, Html html) {
    MeaningTable meanings = store.meanings();
    html.open("div", "class", "word-head").element("p", "Meaning", "class", "muted");
    html.open("h1").element("bdi", title);
    html.element("span", pos(store, meaning), "class", "muted").close();
    html.element("p", gloss, "class", "lead", "dir", "auto").close();
    BroaderChains.write(html, store, meaning);
    Hub hub = Hub.of(store, meaning);
    html.open("section").element("h2", "Words");
    HubMarkup.write(html, store, hub, -1, title);
    html.close();
    WordMapMarkup.section(html, store, hub);
    definitions(html, store, meaning, gloss);
    NeighbourPicture.write(html, store, meaning);
    Relations.write(html, store, meaning);
    identifiers(html, store, meaning);
    String path = "/v1/meanings/" + meanings.id(meaning);
    ApiFootnote footnote = new ApiFootnote(call);
    footnote.get("This meaning", path, "include", "definitions,examples,concept");
    footnote.get("Its words", path + "/translations");
    for (long i = meanings.senseStart(meaning); i < meanings.senseEnd(meaning); i++) {
      footnote.sense(store, meanings.sense(i));
    }
    footnote.write(html, store);
  }

  private static void identifiers(Html html, Store store, int meaning) {
    html.open("section", "class", "card").element("h2", "Identifiers");
    html.open("dl", "class", "facts").element("dt", "Lexhub meaning").open("dd");
    html.element("code", Integer.toString(store.meanings().id(meaning))).close();
    int key = store.meanings().key(meaning);
    if (key >= 0) {
      html.element("dt", "Source key").open("dd");
      html.element("code", store.strings().get(key)).close();
    }
    int concept = store.meanings().concept(meaning);
    if (concept >= 0) {
      ConceptTable concepts = store.concepts();
      fact(html, store, "Concept", concepts.gloss(concept));
      fact(html, store, "Concept ID", concepts.catalogId(concept));
      fact(html, store, "Semantic field", concepts.field(concept));
      fact(html, store, "Category", concepts.category(concept));
    }
    html.close().close();
  }

  private static void fact(Html html, Store store, String name, int text) {
    if (text >= 0 && !store.strings().get(text).isEmpty()) {
      html.element("dt", name).element("dd", store.strings().get(text));
    }
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
