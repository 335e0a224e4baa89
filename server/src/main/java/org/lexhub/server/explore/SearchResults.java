package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.table.vocabulary.MatchKind;

/**
 * Writes the results of a search by kind: words with the spelling and their translations, then
 * words of which it is a form, then words that start with it, then words found by definition. Words
 * that start with it are folded if there are better ones, and those of one meaning share a row.
 */
final class SearchResults {
  private static final int MAX_WORDS_IN_ROW = 12;
  private static final int MAX_FACETS = 10;

  private final Store store;
  private final SearchRequest request;
  private final LexemeHits hits;
  private final List<Integer> others;
  private final int pageSize;

  /** The kinds of matches that share a list. */
  private enum Group {
    SPELLED,
    FORM,
    PREFIX,
    MEANT;

    static Group of(MatchKind match) {
      return switch (match) {
        case LEMMA, READING, ROMANIZATION, FUZZY, PATTERN, ANAGRAM, RHYME, SOUND -> SPELLED;
        case FORM -> FORM;
        case PREFIX -> PREFIX;
        case DEFINITION, MEANING -> MEANT;
      };
    }
  }

  SearchResults(
      Store store, SearchRequest request, LexemeHits hits, List<Integer> others, int pageSize) {
    this.store = store;
    this.request = request;
    this.hits = hits;
    this.others = others;
    this.pageSize = pageSize;
  }

  void write(Html html) {
    html.open("p", "class", "found", "role", "status");
    if (hits.total() == 0) {
      html.text("No results for ").element("bdi", request.text(), "class", "word");
      html.text(request.lang().isEmpty() ? "." : " in this language.").close();
      other(html);
      return;
    }
    if (hits.size() > 0 && hits.match(0) == MatchKind.FUZZY) {
      didYouMean(html);
    } else {
      html.text(DisplayFormats.count(hits.total(), "result", "results") + " for ");
      html.element("bdi", request.text(), "class", "word").close();
    }
    languages(html);
    for (Group group : Group.values()) {
      list(html, group, of(group));
    }
    Paging.links(
        html, request.page(), hits.total(), pageSize, page -> request.withPage(page).url());
  }

  /** Writes the languages of the words with the spelling as links that narrow the search. */
  private void languages(Html html) {
    Map<Integer, Integer> counts = new LinkedHashMap<>();
    for (int i = 0; i < hits.size(); i++) {
      if (Group.of(hits.match(i)) != Group.PREFIX) {
        counts.merge(store.lexemes().language(hits.lexeme(i)), 1, Integer::sum);
      }
    }
    if (!request.lang().isEmpty() || counts.size() < 2) {
      return;
    }
    html.open("ul", "class", "examples facets", "aria-label", "Only one language");
    counts.entrySet().stream()
        .limit(MAX_FACETS)
        .forEach(entry -> {
          String code = WordMarkup.code(store, entry.getKey());
          html.open("li").open("a", "href", request.withLang(code).url());
          html.text(WordMarkup.language(store, entry.getKey()) + " ");
          html.element("span", entry.getValue().toString(), "class", "muted").close().close();
        });
    html.close();
  }

  private void didYouMean(Html html) {
    html.text("No exact match for ").element("bdi", request.text(), "class", "word");
    String best = WordMarkup.lemma(store, hits.lexeme(0));
    html.text(". Did you mean ");
    html.element("a", best, "class", "word", "href", request.withText(best).url(), "dir", "auto");
    html.text("?").close();
  }

  private List<Integer> of(Group group) {
    List<Integer> indexes = new ArrayList<>();
    for (int i = 0; i < hits.size(); i++) {
      if (Group.of(hits.match(i)) == group) {
        indexes.add(i);
      }
    }
    return indexes;
  }

  private void list(Html html, Group group, List<Integer> indexes) {
    if (indexes.isEmpty()) {
      return;
    }
    if (group == Group.PREFIX) {
      prefixes(html, indexes);
      return;
    }
    String heading =
        switch (group) {
          case FORM -> "Inflected forms";
          case MEANT -> "Found in definitions";
          default -> "";
        };
    if (!heading.isEmpty()) {
      html.element("h2", heading);
    }
    html.open("ol", "class", "hits");
    for (int i : indexes) {
      List<Integer> shown = group == Group.SPELLED ? others : List.of();
      HitMarkup.item(html, store, hits.lexeme(i), hits.match(i), shown);
    }
    html.close();
  }

  /** Writes words that start with the text; those of one meaning share a row. */
  private void prefixes(Html html, List<Integer> indexes) {
    boolean alone = indexes.size() == hits.size();
    html.open("details", "class", "starts", "open", alone ? "" : null);
    String count = indexes.size() + (hits.total() > hits.size() ? "+" : "");
    html.open("summary").text("Starts with “").element("bdi", request.text());
    html.text("” (" + count + ")").close().open("ol", "class", "hits");
    Map<Integer, List<Integer>> byMeaning = new LinkedHashMap<>();
    for (int i : indexes) {
      int lexeme = hits.lexeme(i);
      boolean meant = store.lexemes().senseCount(lexeme) > 0;
      int meaning =
          meant ? store.senses().meaning(store.lexemes().firstSense(lexeme)) : -1 - lexeme;
      byMeaning.computeIfAbsent(meaning, key -> new ArrayList<>()).add(lexeme);
    }
    byMeaning.values().forEach(lexemes -> row(html, lexemes));
    html.close().close();
  }

  private void row(Html html, List<Integer> lexemes) {
    if (lexemes.size() == 1) {
      HitMarkup.item(html, store, lexemes.getFirst(), MatchKind.PREFIX, List.of());
      return;
    }
    html.open("li", "class", "hit").open("ul", "class", "inline-list hit-words");
    for (int lexeme : lexemes.subList(0, Math.min(MAX_WORDS_IN_ROW, lexemes.size()))) {
      html.open("li");
      WordMarkup.link(html, store, lexeme);
      String language = WordMarkup.language(store, store.lexemes().language(lexeme));
      html.text(" ").element("span", language, "class", "muted small").close();
    }
    if (lexemes.size() > MAX_WORDS_IN_ROW) {
      String more = "and " + (lexemes.size() - MAX_WORDS_IN_ROW) + " more";
      html.element("li", more, "class", "muted small");
    }
    html.close();
    int sense = store.lexemes().firstSense(lexemes.getFirst());
    String meaning = "/meaning/" + store.meanings().id(store.senses().meaning(sense));
    html.open("p", "class", "gloss");
    html.element("a", WordMarkup.gloss(store, sense), "href", meaning, "dir", "auto");
    html.close().close();
  }

  private void other(Html html) {
    html.open("p");
    if (!request.lang().isEmpty()) {
      html.element(
          "a", "Search all languages", "href", request.withLang("").url(), "class", "button");
    } else {
      html.text("Try a shorter query or the dictionary form of the word.");
    }
    html.close();
  }
}
