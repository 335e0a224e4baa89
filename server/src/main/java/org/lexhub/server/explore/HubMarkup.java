package org.lexhub.server.explore;

import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;

/** Writes a hub as a list of words by family. {@code hub.js} draws the picture from this list. */
final class HubMarkup {
  private HubMarkup() {}

  /**
   * Writes the hub.
   *
   * @param here the lexeme of the page, -1 for none
   * @param center the word in the middle
   */
  static void write(Html html, Store store, Hub hub, int here, String center) {
    html.open(
        "div",
        "class",
        "hub",
        "data-hub",
        "",
        "data-center",
        center,
        "data-gloss",
        gloss(store, hub.meaning()));
    html.open("details", "class", "hub-list", "open", "");
    html.element("summary", "Show as list (" + title(hub) + ")");
    if (hub.words() > Hub.MAX_WORDS) {
      html.element(
          "p",
          "Showing the first " + DisplayFormats.number(Hub.MAX_WORDS) + ".",
          "class",
          "muted small");
    }
    html.open("div", "class", "hub-families");
    for (Hub.Family family : hub.families()) {
      family(html, store, family, here);
    }
    html.close().close().close();
  }

  /** Returns the number of words and languages of a hub as text. */
  static String title(Hub hub) {
    return DisplayFormats.count(hub.words(), "word", "words")
        + " in "
        + DisplayFormats.count(hub.languages(), "language", "languages");
  }

  /** Returns the gloss of a meaning, empty for none. */
  static String gloss(Store store, int meaning) {
    int gloss = store.meanings().gloss(meaning);
    return gloss < 0 ? "" : store.texts().get(gloss);
  }

  private static void family(Html html, Store store, Hub.Family family, int here) {
    String name = WordMarkup.language(store, family.root());
    html.open("section", "data-family", name).open("h4").text(name).text(" ");
    html.element("span", Integer.toString(family.words().size()), "class", "muted").close();
    html.open("ul");
    for (Hub.Word word : family.words()) {
      html.open(
          "li",
          "data-c",
          Integer.toString((word.confidenceBasisPoints() + 50) / 100),
          "data-n",
          Integer.toString(word.place()),
          "data-r",
          Integer.toString(word.rank()),
          "data-here",
          word.lexeme() == here ? "" : null);
      WordMarkup.link(html, store, word.lexeme());
      html.text(" ")
          .element("span", WordMarkup.language(store, word.language()), "class", "muted")
          .close();
    }
    html.close().close();
  }
}
