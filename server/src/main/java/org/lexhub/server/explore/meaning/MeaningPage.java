package org.lexhub.server.explore.meaning;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.ApiFootnote;
import org.lexhub.server.explore.Definitions;
import org.lexhub.server.explore.Hub;
import org.lexhub.server.explore.HubView;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.explore.relation.BroaderChains;
import org.lexhub.server.explore.relation.MeaningLabel;
import org.lexhub.server.explore.relation.Neighbour;
import org.lexhub.server.explore.relation.NeighbourPicture;
import org.lexhub.server.explore.relation.Neighbours;
import org.lexhub.server.explore.relation.RelatedMeanings;
import org.lexhub.server.http.Call;
import org.lexhub.server.meaning.MeaningPath;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.ConceptTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.Pos;

/** {@code GET /meaning/{id}}: a meaning with its words, definitions and relations. */
public final class MeaningPage extends PageEndpoint {
  private static final int MIN_MAP_WORDS = 3;

  /** Writes the page in a frame. */
  public MeaningPage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    int meaning = MeaningPath.meaning(call);
    String gloss = MeaningLabel.gloss(store, meaning);
    String word = MeaningLabel.of(store, meaning);
    String title = word.equals(gloss) ? Texts.text("meaning.numbered", call.value()) : word;
    View view = view(call, meaning, title, gloss);
    Page page =
        Page.of(NavigationEntry.EXPLORE, title + view.pos())
            .about(gloss.isEmpty() ? Texts.text("meaning.about") : gloss)
            .at("/meaning/" + view.id())
            .picture("/meaning/" + view.id() + "/hub.png")
            .with("explore.css")
            .with("map.css")
            .with("suggest.js")
            .with("share.js")
            .with("hub.js")
            .with("word-map.js");
    frame.write(call, page, JteMeaningPageGenerated::render, view);
  }

  /**
   * What the page shows.
   *
   * @param id the ID of the meaning
   * @param title an English word
   * @param pos the part of speech in brackets, or nothing
   * @param map the words on a map, null if few have a place
   * @param key the key of the meaning in its source, or null
   * @param concept facts about its concept by their names
   */
  record View(
      int id,
      String title,
      String pos,
      String gloss,
      List<List<Neighbour>> broader,
      HubView hub,
      @Nullable WordMapPicture map,
      Definitions definitions,
      @Nullable NeighbourPicture around,
      List<Neighbours> related,
      @Nullable String key,
      Map<String, String> concept,
      ApiFootnote footnote) {}

  private static View view(Call call, int meaning, String title, String gloss) {
    Store store = call.store();
    Pos pos = store.meanings().posOf(meaning);
    int key = store.meanings().key(meaning);
    Hub hub = Hub.of(store, meaning);
    WordMap map = WordMap.of(store, hub, WordMap.Colour.FAMILY);
    ApiFootnote footnote = footnote(call, meaning);
    return new View(
        store.meanings().id(meaning),
        title,
        pos == null ? "" : " (" + WordLabels.pos(pos.code()) + ")",
        gloss,
        BroaderChains.of(store, meaning),
        new HubView(store, hub, -1, title),
        map.places().size() < MIN_MAP_WORDS ? null : new WordMapPicture(store, map, false),
        new Definitions(store, -1, gloss).addMeaning(meaning),
        NeighbourPicture.of(store, meaning),
        RelatedMeanings.of(store, meaning),
        key < 0 ? null : store.strings().get(key),
        concept(store, meaning),
        footnote);
  }

  private static ApiFootnote footnote(Call call, int meaning) {
    MeaningTable meanings = call.store().meanings();
    String path = "/v1/meanings/" + meanings.id(meaning);
    ApiFootnote footnote = new ApiFootnote(call);
    footnote.get(Texts.text("meaning.request"), path, "include", "definitions,examples,concept");
    footnote.get(Texts.text("meaning.request.words"), path + "/translations");
    for (long i = meanings.senseStart(meaning); i < meanings.senseEnd(meaning); i++) {
      footnote.sense(meanings.sense(i));
    }
    return footnote;
  }

  private static Map<String, String> concept(Store store, int meaning) {
    ConceptTable concepts = store.concepts();
    int concept = store.meanings().concept(meaning);
    Map<String, String> facts = new LinkedHashMap<>();
    if (concept >= 0) {
      facts.put(Texts.text("concept.gloss"), text(store, concepts.gloss(concept)));
      facts.put(Texts.text("concept.id"), text(store, concepts.catalogId(concept)));
      facts.put(Texts.text("concept.field"), text(store, concepts.field(concept)));
      facts.put(Texts.text("concept.category"), text(store, concepts.category(concept)));
      facts.values().removeIf(String::isEmpty);
    }
    return facts;
  }

  private static String text(Store store, int row) {
    return row < 0 ? "" : store.strings().get(row);
  }
}
