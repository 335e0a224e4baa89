package org.lexhub.server.explore;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.Assets;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;

/** {@code GET /}: the search with its answers, and the request that returns them. */
public final class HomePage extends PageEndpoint {
  static final List<String> EXAMPLES =
      List.of("water", "chien", "犬", "ありがとう", "Haus", "شمس", "вода", "amor", "שלום", "jua");

  /** The words whose meanings the picture shows in turn. */
  private static final List<String> SAMPLE_WORDS =
      List.of("sun", "water", "dog", "fire", "tree", "hand", "house", "moon");

  /** The word whose translations are shown before the visitor types. */
  static final String FIRST_WORD = "dog";

  private static final String TARGETS = "spa,deu,fra,jpn,cmn,arb,rus,hin";
  private static final int SAMPLE_LANGUAGES = 60;

  private String build = "";
  private List<Integer> samples = List.of();

  /** Writes the page in a frame. */
  public HomePage(Frame frame) {
    super(frame);
  }

  /**
   * What the page shows.
   *
   * @param languages the number of languages with words
   * @param targets the codes of the languages of the translations, joined by commas
   * @param answers the first translations, or null if there are none
   * @param samples links to the meanings of the picture
   * @param hub the words of the first of them, or null if there are none
   * @param counts the numbers of words, meanings and sources
   */
  record View(
      Assets assets,
      int languages,
      String targets,
      @Nullable Answers answers,
      List<HomeCode> code,
      List<WordLink> samples,
      @Nullable HubView hub,
      Map<String, Long> counts,
      ApiFootnote footnote) {
    String count(String name) {
      return Texts.number(counts.getOrDefault(name, 0L));
    }
  }

  /** A word with its language, the gloss of its first sense, and translations. */
  record Answers(WordLink word, String language, String gloss, List<WordInLanguage> translations) {}

  @Override
  public void answer(Call call) {
    Store store = call.store();
    String targets = PickedLanguages.parsed(store, TARGETS).codes(store);
    List<Integer> senses = samples(call);
    View view =
        new View(
            frame.assets(),
            MainLanguages.withWords(store),
            targets,
            answers(call),
            HomeCode.of(call.origin(), FIRST_WORD, targets),
            senses.stream().map(sense -> sample(store, sense)).toList(),
            senses.isEmpty() ? null : hub(store, senses.getFirst()),
            store.snapshot().header().counts(),
            new ApiFootnote(call)
                .get(
                    Texts.text("home.request.suggest"),
                    "/v1/lexemes/suggest",
                    "q",
                    "wat",
                    "limit",
                    "8")
                .get(Texts.text("home.request.info"), "/v1/info"));
    Page page =
        Page.of(NavigationEntry.EXPLORE, "")
            .about(Texts.text("home.about"))
            .at("/")
            .picture(senses.isEmpty() ? "" : sample(store, senses.getFirst()).url() + "/hub.png")
            .withoutSearch()
            .with("explore.css", "home.css", "suggest.js", "home.js", "hub.js", "hub-turn.js");
    frame.write(call, page, JteHomeGenerated::render, view);
  }

  private static @Nullable Answers answers(Call call) {
    Store store = call.store();
    return firstSense(call, FIRST_WORD)
        .map(sense -> {
          int lexeme = store.senses().lexeme(sense);
          int meaning = store.senses().meaning(sense);
          List<Integer> targets = PickedLanguages.parsed(store, TARGETS).rows();
          return new Answers(
              WordLink.of(store, lexeme),
              WordLabels.language(store, store.lexemes().language(lexeme)),
              WordLabels.gloss(store, sense),
              WordInLanguage.best(store, meaning, targets).toList());
        })
        .orElse(null);
  }

  /** Returns the first sense of the best-known English word with a spelling. */
  private static Optional<Integer> firstSense(Call call, String word) {
    LexemeTable lexemes = call.store().lexemes();
    return ExactSpelling.find(call, "eng", word).stream()
        .limit(1)
        .filter(lexeme -> lexemes.senseCount(lexeme) > 0)
        .map(lexemes::firstSense)
        .findFirst();
  }

  /** Returns a well-known sense for each sample word, looked up once for each snapshot. */
  private synchronized List<Integer> samples(Call call) {
    String current = call.store().snapshot().header().buildId();
    if (!current.equals(build)) {
      samples = SAMPLE_WORDS.stream().flatMap(word -> firstSense(call, word).stream()).toList();
      build = current;
    }
    return samples;
  }

  /** Returns the word of a sense as a link to its meaning. */
  private static WordLink sample(Store store, int sense) {
    int lexeme = store.senses().lexeme(sense);
    return new WordLink(
        WordLabels.lemma(store, lexeme),
        "/meaning/" + store.meanings().id(store.senses().meaning(sense)),
        LanguageTags.of(store, store.lexemes().language(lexeme)));
  }

  private static HubView hub(Store store, int sense) {
    int lexeme = store.senses().lexeme(sense);
    Hub hub = Hub.of(store, store.senses().meaning(sense)).mostSpoken(store, SAMPLE_LANGUAGES);
    String center = WordLabels.lemma(store, lexeme);
    return new HubView(store, hub, lexeme, center);
  }
}
