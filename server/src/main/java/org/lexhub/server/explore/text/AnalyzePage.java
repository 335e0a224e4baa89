package org.lexhub.server.explore.text;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.analysis.PhraseFinder;
import org.lexhub.server.analysis.TextSpan;
import org.lexhub.server.analysis.TextToken;
import org.lexhub.server.analysis.WordBreaks;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.SelectOption;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;

/**
 * {@code GET /text}: a text whose words show their lemma, sense and translations under the pointer.
 */
public final class AnalyzePage extends PageEndpoint {
  /** The maximum length of a text in UTF-16 units. */
  static final int MAX_LENGTH = 1000;

  private static final String USUAL_SOURCE = "eng";
  private static final String USUAL_TARGET = "deu";

  /** Writes the page in a frame. */
  public AnalyzePage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    Fields fields = Fields.ofQuery(call);
    String text = shortened(fields.text("text"));
    LanguageChoice source = choice(store, "from", fields.text("from"), USUAL_SOURCE);
    LanguageChoice target = choice(store, "to", fields.text("to"), USUAL_TARGET);
    Page page =
        Page.of(NavigationEntry.TRANSLATE, Texts.text("read.title"))
            .about(Texts.text("read.about"))
            .with("text.css");
    View view =
        new View(
            text,
            MainLanguages.options(store, source == null ? USUAL_SOURCE : source.text(0)),
            MainLanguages.options(store, target == null ? USUAL_TARGET : target.text(0)),
            source == null || target == null,
            source == null || target == null || text.isEmpty()
                ? List.of()
                : pieces(call, text, source, target));
    frame.write(call, page, JteAnalyzePageGenerated::render, view);
  }

  /**
   * What the page shows.
   *
   * @param from the languages of the text to choose from, as options
   * @param to the languages of the translations to choose from, as options
   * @param unknown whether no language has one of the codes
   * @param pieces the text with its words, empty for none
   */
  record View(
      String text,
      List<SelectOption> from,
      List<SelectOption> to,
      boolean unknown,
      List<TextReader.Piece> pieces) {}

  private static String shortened(String text) {
    if (text.length() <= MAX_LENGTH) {
      return text;
    }
    int end = Character.isLowSurrogate(text.charAt(MAX_LENGTH)) ? MAX_LENGTH - 1 : MAX_LENGTH;
    return text.substring(0, end);
  }

  /** Returns the language of a field, the usual one if it is empty, null if it is none. */
  private static @Nullable LanguageChoice choice(
      Store store, String name, String code, String usual) {
    LanguageChoice choice = new LanguageChoice();
    try {
      choice.read(name, code.isEmpty() ? usual : code, store.codes());
    } catch (ApiError unknown) {
      return null;
    }
    return choice.count() == 0 ? null : choice;
  }

  private static List<TextReader.Piece> pieces(
      Call call, String text, LanguageChoice source, LanguageChoice target) {
    Store store = call.store();
    LanguageSet language = new LanguageSet();
    source.fill(language, store.codes());
    List<TextSpan> words = WordBreaks.words(text, source.text(0));
    List<TextToken> tokens = PhraseFinder.find(store, language, source.text(0), text, words);
    return new TextReader(store, text, source, target, Workspace.of(call).translation)
        .pieces(tokens);
  }
}
