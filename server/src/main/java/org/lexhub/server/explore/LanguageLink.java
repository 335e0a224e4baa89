package org.lexhub.server.explore;

import org.lexhub.store.Store;

/** The name of a language, family or dialect, and the address of its page. */
public record LanguageLink(String name, String url) {
  /** Returns a language as a link. */
  public static LanguageLink of(Store store, int language) {
    return new LanguageLink(
        WordLabels.language(store, language), WordLabels.languageUrl(store, language));
  }
}
