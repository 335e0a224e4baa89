package org.lexhub.server.explore;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Store;

/** {@code GET /}: the search box over all languages. */
public final class HomePage extends PageEndpoint {
  private static final List<String> EXAMPLES =
      List.of("water", "chien", "犬", "ありがとう", "Haus", "شمس", "вода", "amor", "שלום", "jua");
  private static final List<String> SAMPLE_WORDS = List.of("sun", "water", "dog");

  private static final int SAMPLE_LANGUAGES = 60;

  private final SearchForm form;

  /** Writes the page in a frame. */
  public HomePage(Frame frame) {
    super(frame);
    form = new SearchForm(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    Page page =
        Page.of(NavigationEntry.EXPLORE, "")
            .about("Every open dictionary behind one search box and one fast API.")
            .withoutSearch()
            .with("explore.css")
            .with("suggest.js")
            .with("hub.js");
    frame.write(call, page, html -> body(call, store, html));
  }

  private void body(Call call, Store store, Html html) {
    html.open("section", "class", "hero");
    html.element("h1", "Every language has a word for it");
    html.open("p", "class", "lead");
    html.text("One search over " + DisplayFormats.number(languagesWithWords(store)));
    html.text(" languages, joined by what their words mean.").close();
    form.large(html);
    examples(html);
    html.close();
    counts(html, store.snapshot().header().counts());
    sample(call, store, html);
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

  private static int languagesWithWords(Store store) {
    int count = 0;
    for (int row = 0; row < store.languages().size(); row++) {
      count += MainLanguages.words(store, row) > 0 ? 1 : 0;
    }
    return count;
  }

  private static void counts(Html html, Map<String, Long> counts) {
    html.open("dl", "class", "counts");
    count(html, counts, "lexemes", "words", "/search?q=word");
    count(html, counts, "meanings", "meanings", null);
    count(html, counts, "senses", "senses", null);
    count(html, counts, "languages", "languages", "/languages");
    count(html, counts, "sources", "sources", "/sources");
    html.close();
  }

  private static void count(
      Html html, Map<String, Long> counts, String name, String label, @Nullable String url) {
    html.open("div").element("dt", label).open("dd");
    String number = DisplayFormats.number(counts.getOrDefault(name, 0L));
    if (url == null) {
      html.text(number);
    } else {
      html.element("a", number, "href", url);
    }
    html.close().close();
  }

  /** Writes one well-known meaning with its words in the most spoken languages. */
  private static void sample(Call call, Store store, Html html) {
    for (String word : SAMPLE_WORDS) {
      List<Integer> rows = ExactSpelling.find(call, "eng", word);
      if (!rows.isEmpty() && store.lexemes().senseCount(rows.getFirst()) > 0) {
        int lexeme = rows.getFirst();
        int sense = store.lexemes().firstSense(lexeme);
        Hub hub = Hub.of(store, store.senses().meaning(sense)).mostSpoken(store, SAMPLE_LANGUAGES);
        html.open("section", "class", "shown").open("h2").text("One meaning, many words: ");
        WordMarkup.link(html, store, lexeme);
        html.close();
        HubMarkup.write(html, store, hub, lexeme);
        html.close();
        return;
      }
    }
  }
}
