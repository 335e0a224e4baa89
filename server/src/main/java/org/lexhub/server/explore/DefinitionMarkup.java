package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.store.Store;
import org.lexhub.store.table.HubLanguage;

/** Writes definitions, first those in English and in the language of the word. */
final class DefinitionMarkup {
  private static final int MAX_DEFINITIONS = 60;
  private static final int ENGLISH = HubLanguage.PACKED_CODE;

  private final Store store;
  private final int own;
  private final Set<String> seen = new HashSet<>();
  private final List<Definition> first = new ArrayList<>();
  private final List<Definition> others = new ArrayList<>();

  private record Definition(int language, String words) {}

  /**
   * Creates an empty list.
   *
   * @param own the language of the word, -1 for none
   * @param gloss the gloss above the list, which is not repeated
   */
  DefinitionMarkup(Store store, int own, String gloss) {
    this.store = store;
    this.own = own;
    seen.add(gloss);
  }

  /** Adds a definition unless it repeats one. */
  void add(int language, int text) {
    String words = store.texts().get(text);
    if (seen.size() <= MAX_DEFINITIONS && seen.add(words)) {
      boolean preferred = language == own || store.languages().iso639(language) == ENGLISH;
      (preferred ? first : others).add(new Definition(language, words));
    }
  }

  /** Writes the list. */
  void write(Html html) {
    if (!first.isEmpty()) {
      list(html, first);
    }
    if (!others.isEmpty()) {
      html.open("details").open("summary");
      html.text(
              DisplayFormats.count(others.size(), "definition", "definitions")
                  + " in other languages")
          .close();
      list(html, others);
      html.close();
    }
  }

  private void list(Html html, List<Definition> definitions) {
    html.open("ul", "class", "definitions");
    for (Definition definition : definitions) {
      int language = definition.language();
      html.open("li", "lang", LanguageTags.of(store, language), "dir", "auto");
      html.text(definition.words());
      if (store.languages().iso639(language) != ENGLISH) {
        String name = WordMarkup.language(store, language);
        html.text(" ").element("span", name, "class", "badge", "lang", "en");
      }
      html.close();
    }
    html.close();
  }
}
