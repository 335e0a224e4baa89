package org.lexhub.server.explore;

import java.util.LinkedHashSet;
import java.util.Locale;
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

  /** The minimum confidence of the translations that the page shows, in basis points. */
  private static final int MIN_CONFIDENCE = 500;

  private static final int STRONG = 5_000;
  private static final int LIKELY = 1_500;

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

  /** Writes the senses as tabs by descending likelihood; each links to its own translation. */
  void senses(Html html) {
    html.open("h2", "class", "unseen").text("Senses").close();
    html.open("ol", "class", "sense-choice");
    int count = Math.min(MAX_SENSES, translation.senseCount());
    for (int i = 0; i < count; i++) {
      int sense = translation.sense(i);
      String gloss = WordMarkup.gloss(store, sense);
      String likely = DisplayFormats.percent(translation.senseConfidenceBasisPoints(i));
      html.open("li", "class", i == 0 ? "chosen" : null);
      html.open(
          "a",
          "href",
          request.withHint(hint(gloss)).url(),
          "title",
          gloss + " (sense probability " + likely + ")",
          "aria-current",
          i == 0 ? "true" : null,
          "dir",
          "auto");
      html.element("span", WordMarkup.pos(pos(sense)), "class", "muted small").text(" ");
      html.text(gloss.isEmpty() ? "No definition" : gloss).close().close();
    }
    html.close();
    chosen(html);
  }

  private void chosen(Html html) {
    html.open("p", "class", "chosen-sense");
    WordMarkup.link(html, store, translation.lexeme());
    html.text(" ");
    html.element("span", WordMarkup.gloss(store, translation.sense(0)), "dir", "auto").close();
    html.element("p", why(), "class", "small muted");
  }

  private String why() {
    if (!request.hint().isEmpty() && !translation.hintUnmatched()) {
      return "Ranked using your hint.";
    }
    if (!request.context().isEmpty()) {
      return "Ranked using your sentence.";
    }
    return "Ranked by how common each sense is. Select a sense to translate it instead.";
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
      if (!hasItems(target, false)) {
        html.element("p", "No translation of this sense yet.", "class", "muted");
      } else {
        items(html, target, footnote);
      }
      html.close();
    }
    html.close();
  }

  /** Returns whether a language has a translation above the minimum confidence. */
  private boolean hasItems(int target, boolean ofChosenSense) {
    for (int i = 0; i < translation.size(); i++) {
      if (isShown(i, target, ofChosenSense)) {
        return true;
      }
    }
    return false;
  }

  private boolean isShown(int item, int target, boolean ofChosenSense) {
    return translation.itemTarget(item) == target
        && translation.itemConfidenceBasisPoints(item) >= MIN_CONFIDENCE
        && (!ofChosenSense || translation.itemSource(item) == 0);
  }

  /** Writes the words of the chosen sense or, if a language has none, those of other senses. */
  private void items(Html html, int target, ApiFootnote footnote) {
    html.open("ol", "class", "items");
    boolean first = true;
    boolean ofChosenSense = hasItems(target, true);
    for (int i = 0; i < translation.size(); i++) {
      if (isShown(i, target, ofChosenSense)) {
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
    int confidence = translation.itemConfidenceBasisPoints(i);
    String percent = "Confidence " + DisplayFormats.percent(confidence);
    String strength = strength(confidence);
    html.element("span", strength, "class", "badge " + strength, "title", percent).close();
    html.open("details").element("summary", "Details", "class", "small").open("div");
    PivotPaths paths = new PivotPaths();
    store.translator().explain(query, translation, i, paths);
    int shown = Math.min(MAX_PATHS, paths.size());
    for (int path = 0; path < shown; path++) {
      path(html, paths, path);
    }
    if (paths.size() > shown) {
      int more = paths.size() - shown;
      html.element("p", DisplayFormats.count(more, "more meaning", "more meanings"));
    }
    if (translation.itemLikenessBasisPoints(i) > 10_000) {
      html.element("p", "Bonus: same spelling.", "class", "small");
    }
    if (translation.itemStatedBasisPoints(i) > 10_000) {
      html.element(
          "p", "A source gives both words as translations of each other.", "class", "small");
    }
    rivals(html, translation.itemScaleBasisPoints(i));
    WordMarkup.bar(html, "Overall confidence", translation.itemConfidenceBasisPoints(i));
    html.element("p", "Source: " + String.join(", ", sources(i)), "class", "small muted");
    html.close().close().close();
  }

  /** Returns a confidence in words. */
  private static String strength(int basisPoints) {
    return basisPoints >= STRONG ? "strong" : basisPoints >= LIKELY ? "likely" : "weak";
  }

  /** Writes a remark if a word has few or many rivals. */
  private static void rivals(Html html, int scaleBasisPoints) {
    if (scaleBasisPoints >= FEW_RIVALS) {
      html.element("p", "Bonus: few competing words.", "class", "small");
    } else if (scaleBasisPoints <= MANY_RIVALS) {
      String many = "Penalty: many competing words.";
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
    WordMarkup.bar(html, "Sense weight", paths.sensePartBasisPoints(path));
    WordMarkup.bar(html, "Source link", senses.confidence(source));
    boolean near = senses.meaning(target) != senses.meaning(source);
    if (near) {
      String other = "/meaning/" + store.meanings().id(senses.meaning(target));
      html.open("p", "class", "small", "dir", "auto").text("Related meaning: ");
      html.element("a", WordMarkup.gloss(store, target), "href", other).close();
      WordMarkup.bar(html, "Similarity", paths.nearnessBasisPoints(path));
    }
    WordMarkup.bar(html, "Target link", senses.confidence(target));
    String factor = String.format(Locale.ROOT, "%.1f", senses.targetUseBasisPoints(target) / 1e4);
    html.element("p", "Typicality: × " + factor, "class", "small");
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
