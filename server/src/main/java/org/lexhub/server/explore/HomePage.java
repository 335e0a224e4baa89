package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;

/** {@code GET /}: the search with its answers, and the request that returns them. */
public final class HomePage extends PageEndpoint {
  private static final List<String> EXAMPLES =
      List.of("water", "chien", "犬", "ありがとう", "Haus", "شمس", "вода", "amor", "שלום", "jua");

  /** The words whose meanings the picture shows in turn. */
  private static final List<String> SAMPLE_WORDS =
      List.of("sun", "water", "dog", "fire", "tree", "hand", "house", "moon");

  /** The word whose translations are shown before the visitor types. */
  private static final String FIRST_WORD = "dog";

  private static final String TARGETS = "spa,deu,fra,jpn,cmn,arb,rus,hin";
  private static final int SAMPLE_LANGUAGES = 60;

  private final SearchForm form;
  private String build = "";
  private List<Integer> samples = List.of();

  /** Writes the page in a frame. */
  public HomePage(Frame frame) {
    super(frame);
    form = new SearchForm(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    List<Integer> shown = samples(call);
    Page page =
        Page.of(NavigationEntry.EXPLORE, "")
            .about("Open dictionaries for hundreds of languages in one search and one HTTP API.")
            .at("/")
            .withoutSearch()
            .with("explore.css")
            .with("home.css")
            .with("suggest.js")
            .with("home.js")
            .with("hub.js");
    frame.write(call, page, html -> body(call, store, shown, html));
  }

  private void body(Call call, Store store, List<Integer> shown, Html html) {
    String languages = DisplayFormats.number(MainLanguages.withWords(store));
    html.open("section", "class", "hero");
    html.element("h1", "Every language has a word for it");
    html.open("p", "class", "lead");
    html.text("Search " + languages + " languages at once, linked by meaning. ");
    html.text("Open dictionaries behind one HTTP API.").close();
    html.close().open("section", "class", "try", "aria-label", "Try it").open("div");
    form.large(html);
    examples(html);
    answers(call, store, html);
    html.close().open("div");
    HomeCode.write(html, call.origin(), FIRST_WORD, targets(store));
    html.open("p", "class", "row");
    html.element("a", "Get an API key", "href", "/account/signup", "class", "button");
    html.element("a", "Read the docs", "href", "/docs", "class", "button second").close();
    html.close().close();
    pictures(html, store, shown);
    counts(html, store.snapshot().header().counts(), languages);
    ApiFootnote footnote = new ApiFootnote(call);
    footnote.get("Suggestions while you type", "/v1/lexemes/suggest", "q", "wat", "limit", "8");
    footnote.get("What this server holds", "/v1/info");
    footnote.write(html, store);
  }

  private static void examples(Html html) {
    html.open("ul", "class", "examples", "aria-label", "Examples");
    for (String example : EXAMPLES) {
      html.open("li");
      html.element("a", example, "href", Urls.of("/search", "q", example), "dir", "auto").close();
    }
    html.close();
  }

  private static String targets(Store store) {
    return PickedLanguages.parsed(store, TARGETS).codes(store);
  }

  /** Writes the first translations; {@code home.js} replaces them while the visitor types. */
  private static void answers(Call call, Store store, Html html) {
    List<Integer> words = ExactSpelling.find(call, "eng", FIRST_WORD);
    html.open("div", "class", "card answers", "id", "answers", "data-targets", targets(store));
    if (!words.isEmpty() && store.lexemes().senseCount(words.getFirst()) > 0) {
      int lexeme = words.getFirst();
      int sense = store.lexemes().firstSense(lexeme);
      html.open("p", "class", "answers-title");
      WordMarkup.link(html, store, lexeme);
      html.text(" ").element("span", "English", "class", "muted small").close();
      html.element("p", WordMarkup.gloss(store, sense), "class", "gloss small muted");
      html.open("dl");
      MeaningTable meanings = store.meanings();
      int meaning = store.senses().meaning(sense);
      for (int other : PickedLanguages.parsed(store, TARGETS).rows()) {
        long first = meanings.sensesIn(meaning, other);
        if (first < meanings.senseEnd(meaning) && meanings.senseLanguage(first) == other) {
          html.open("div").open("dt").text(WordMarkup.language(store, other)).close().open("dd");
          WordMarkup.link(html, store, store.senses().lexeme(meanings.sense(first)));
          html.close().close();
        }
      }
      html.close();
    }
    html.close();
  }

  private static void counts(Html html, Map<String, Long> counts, String languages) {
    html.open("dl", "class", "counts");
    count(html, "words", DisplayFormats.number(counts.getOrDefault("lexemes", 0L)), null);
    count(html, "meanings", DisplayFormats.number(counts.getOrDefault("meanings", 0L)), null);
    count(html, "languages", languages, "/languages?words=1");
    String sources = DisplayFormats.number(counts.getOrDefault("sources", 0L));
    count(html, "sources", sources, "/sources");
    html.close();
  }

  private static void count(Html html, String label, String number, @Nullable String url) {
    html.open("div").element("dt", label).open("dd");
    if (url == null) {
      html.text(number);
    } else {
      html.element("a", number, "href", url);
    }
    html.close().close();
  }

  /** Returns a well-known sense for each sample word, looked up once for each snapshot. */
  private synchronized List<Integer> samples(Call call) {
    Store store = call.store();
    String current = store.snapshot().header().buildId();
    if (!current.equals(build)) {
      List<Integer> senses = new ArrayList<>();
      for (String word : SAMPLE_WORDS) {
        List<Integer> rows = ExactSpelling.find(call, "eng", word);
        if (!rows.isEmpty() && store.lexemes().senseCount(rows.getFirst()) > 0) {
          senses.add(store.lexemes().firstSense(rows.getFirst()));
        }
      }
      samples = List.copyOf(senses);
      build = current;
    }
    return samples;
  }

  /** Writes the picture of the first sample, and links that show the others. */
  private static void pictures(Html html, Store store, List<Integer> senses) {
    if (senses.isEmpty()) {
      return;
    }
    html.open("section", "class", "shown").element("h2", "One meaning, many words");
    html.open("ul", "class", "examples", "aria-label", "Meanings");
    for (int i = 0; i < senses.size(); i++) {
      int lexeme = store.senses().lexeme(senses.get(i));
      html.open("li");
      html.element(
              "a",
              WordMarkup.lemma(store, lexeme),
              "href",
              "/meaning/" + store.meanings().id(store.senses().meaning(senses.get(i))),
              "lang",
              LanguageTags.of(store, store.lexemes().language(lexeme)),
              "data-hub-swap",
              "sample",
              "aria-current",
              i == 0 ? "true" : null)
          .close();
    }
    html.close().open("div", "id", "sample");
    int first = senses.getFirst();
    int lexeme = store.senses().lexeme(first);
    Hub hub = Hub.of(store, store.senses().meaning(first)).mostSpoken(store, SAMPLE_LANGUAGES);
    HubMarkup.write(html, store, hub, lexeme, WordMarkup.lemma(store, lexeme));
    html.close().close();
  }
}
