package org.lexhub.server.explore;

import org.lexhub.server.explore.relation.MeaningLabel;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;

/**
 * A hub as a list of words by family. {@code hub.js} draws the picture from this list.
 *
 * @param here the lexeme of the page, -1 for none
 * @param center the word in the middle
 */
public record HubView(Store store, Hub hub, int here, String center) {
  String gloss() {
    return MeaningLabel.gloss(store, hub.meaning());
  }

  /** Returns the number of words and languages as text. */
  String title() {
    return Texts.text("hub.count", hub.words(), hub.languages());
  }

  /** Returns the name of a language or family. */
  String language(int row) {
    return WordLabels.language(store, row);
  }

  WordLink link(Hub.Word word) {
    return WordLink.of(store, word.lexeme());
  }
}
