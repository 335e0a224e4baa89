package org.lexhub.server.explore;

import org.lexhub.server.web.LanguageTags;
import org.lexhub.store.Store;

/**
 * A word that leads to its page.
 *
 * @param lang the BCP 47 tag of its language, empty if it has none
 */
public record WordLink(String lemma, String url, String lang) {
  /** Returns a lexeme as a link. */
  public static WordLink of(Store store, int lexeme) {
    String lang = LanguageTags.of(store, store.lexemes().language(lexeme));
    return new WordLink(WordLabels.lemma(store, lexeme), WordLabels.url(store, lexeme), lang);
  }
}
