package org.lexhub.server.explore;

import java.util.LinkedHashSet;
import java.util.Set;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.translation.PivotPaths;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** Writes a translation: the senses of the word with their likelihoods, and the translations. */
final class TranslateMarkup {
  private static final int MAX_SENSES = 8;
  private static final int MAX_PATHS = 3;

  /** The minimum scale, in basis points, at which the page says that there are few rivals. */
  private static final int FEW_RIVALS = 15_000;

  /** The maximum scale, in basis points, at which the page says that there are many rivals. */
  private static final int MANY_RIVALS = 7_000;

  private final Store store;
  private final TranslateFields request;
  private final TranslateQuery query;
  private final Translation translation;

  TranslateMarkup(
      Store store, TranslateFields request, TranslateQuery query, Translation translation) {
    this.store = store;
    this.request = request;
    this.query = query;
    this.translation = translation;
  }

  /** Writes the senses by descending likelihood; each links to a translation with that sense. */
  void senses(Html html) {
    html.open("section", "class", "card").open("h2").text("Which sense of ");
    WordMarkup.link(html, store, translation.lexeme());
    html.text("?").close();
    html.element("p", why(), "class", "muted");
    html.open("ol", "class", "sense-choice");
    int count = Math.min(MAX_SENSES, translation.senseCount());
    for (int i = 0; i < count; i++) {
      int sense = translation.sense(i);
      String gloss = WordMarkup.gloss(store, sense);
      html.open("li", "class", i == 0 ? "chosen" : null);
      html.open("a", "href", request.withHint(hint(gloss)).url(), "dir", "auto");
      html.text(gloss.isEmpty() ? "without a gloss" : gloss).close();
      html.text(" ").element("span", WordMarkup.pos(pos(sense)), "class", "badge");
      WordMarkup.bar(html, i == 0 ? "Chosen" : "Likely", translation.senseConfidenceBasisPoints(i));
      html.close();
    }
    html.close();
    if (translation.senseCount() > count) {
      int more = translation.senseCount() - count;
      html.element(
          "p",
          DisplayFormats.count(more, "less likely sense", "less likely senses"),
          "class",
          "small muted");
    }
    html.close();
  }

  private String why() {
    if (!request.hint().isEmpty() && !translation.hintUnmatched()) {
      return "The hint decided: it is compared with the glosses, examples and neighbours of each sense.";
    }
    if (!request.context().isEmpty()) {
      return "The sentence shifted what is usual: its words are compared with those around each sense.";
    }
    return "Without a hint the usual sense leads: its place in the dictionaries and how often texts "
        + "mean it. Choose another to translate that one.";
  }

  /** Returns the first words of a gloss, which name its sense best. */
  private static String hint(String gloss) {
    int end = gloss.length() <= 120 ? gloss.length() : gloss.lastIndexOf(' ', 120);
    return gloss.substring(0, end < 0 ? gloss.offsetByCodePoints(0, 60) : end);
  }

  private String pos(int sense) {
    return store.lexemes().posOf(store.senses().lexeme(sense)).code();
  }

  /** Writes the translations by language. */
  void results(Html html, ApiFootnote footnote) {
    html.open("div", "class", "grid results");
    for (int target = 0; target < translation.targetCount(); target++) {
      String code = request.to().get(target);
      int row = LenientCodes.row(store, code);
      html.open("section", "class", "card").open("h3");
      WordMarkup.languageLink(html, store, row);
      html.close();
      if (translation.targetEmpty(target)) {
        html.element("p", "No word for this sense is known.", "class", "muted");
      } else {
        items(html, target, footnote);
      }
      html.close();
    }
    html.close();
  }

  private void items(Html html, int target, ApiFootnote footnote) {
    html.open("ol", "class", "items");
    boolean first = true;
    for (int i = 0; i < translation.size(); i++) {
      if (translation.itemTarget(i) == target) {
        item(html, i, first);
        footnote.sense(store, translation.itemSense(i));
        first = false;
      }
    }
    html.close();
  }

  private void item(Html html, int i, boolean first) {
    int lexeme = translation.itemLexeme(i);
    html.open("li", "class", first ? "best" : null).open("div", "class", "row");
    WordMarkup.link(html, store, lexeme);
    WordMarkup.spellings(html, store, lexeme);
    String percent = DisplayFormats.percent(translation.itemConfidenceBasisPoints(i));
    html.element("span", percent, "class", "badge accent", "title", "Confidence").close();
    html.open("details").element("summary", "Why?", "class", "small").open("div");
    PivotPaths paths = new PivotPaths();
    store.translator().explain(query, translation, i, paths);
    int shown = Math.min(MAX_PATHS, paths.size());
    for (int path = 0; path < shown; path++) {
      path(html, paths, path);
    }
    if (paths.size() > shown) {
      int more = paths.size() - shown;
      html.element("p", DisplayFormats.count(more, "further meaning", "further meanings"));
    }
    if (translation.itemLikenessBasisPoints(i) > 10_000) {
      html.element("p", "It is spelled like the word, which speaks for it.", "class", "small");
    }
    if (translation.itemStatedBasisPoints(i) > 10_000) {
      html.element(
          "p", "A source gives both words as translations of each other.", "class", "small");
    }
    rivals(html, translation.itemScaleBasisPoints(i));
    WordMarkup.bar(html, "Together", translation.itemConfidenceBasisPoints(i));
    html.element("p", "By " + String.join(", ", sources(i)) + ".", "class", "small muted");
    html.close().close().close();
  }

  /** Writes a remark if a word has few or many rivals. */
  private static void rivals(Html html, int scaleBasisPoints) {
    if (scaleBasisPoints >= FEW_RIVALS) {
      html.element("p", "Few other words are known, which speaks for it.", "class", "small");
    } else if (scaleBasisPoints <= MANY_RIVALS) {
      String many = "There are many words to choose from, which speaks against each.";
      html.element("p", many, "class", "small");
    }
  }

  /** Writes the meaning that both words share, or their two near meanings, with its likelihoods. */
  private void path(Html html, PivotPaths paths, int path) {
    SenseTable senses = store.senses();
    int source = paths.source(path);
    int target = paths.target(path);
    String meaning = "/meaning/" + store.meanings().id(senses.meaning(source));
    html.open("p", "class", "small", "dir", "auto");
    html.element("a", WordMarkup.gloss(store, source), "href", meaning).close();
    WordMarkup.bar(html, "This sense is meant", paths.sensePartBasisPoints(path));
    WordMarkup.bar(html, "It has this meaning", senses.confidence(source));
    boolean near = senses.meaning(target) != senses.meaning(source);
    if (near) {
      String other = "/meaning/" + store.meanings().id(senses.meaning(target));
      html.open("p", "class", "small", "dir", "auto").text("Near it: ");
      html.element("a", WordMarkup.gloss(store, target), "href", other).close();
      WordMarkup.bar(html, "How near", paths.nearnessBasisPoints(path));
    }
    WordMarkup.bar(
        html, near ? "The word has that" : "The word has it too", senses.confidence(target));
    WordMarkup.bar(html, "Usual for the meaning", senses.targetUseBasisPoints(target));
  }

  private Set<String> sources(int i) {
    Set<String> names = new LinkedHashSet<>();
    SenseTable senses = store.senses();
    int sense = translation.itemSense(i);
    for (int k = 0; k < senses.sourceCount(sense); k++) {
      names.add(SourceMarkup.title(store, senses.sourceAt(sense, k)));
    }
    return names;
  }
}
