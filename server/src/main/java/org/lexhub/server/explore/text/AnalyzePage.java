package org.lexhub.server.explore.text;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.analysis.PhraseFinder;
import org.lexhub.server.analysis.TextSpan;
import org.lexhub.server.analysis.TextToken;
import org.lexhub.server.analysis.WordBreaks;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.Widgets;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;

/**
 * {@code GET /text}: a text whose words show their lemma, sense and translations under the pointer.
 */
public final class AnalyzePage extends PageEndpoint {
  /** The maximum length of a text in UTF-16 units. */
  private static final int MAX_LENGTH = 1000;

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
        Page.of(NavigationEntry.TRANSLATE, "Read a text")
            .about("Paste a text and see what each of its words means where it stands.")
            .with("text.css");
    frame.write(call, page, html -> body(call, store, text, source, target, html));
  }

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

  private static void body(
      Call call,
      Store store,
      String text,
      @Nullable LanguageChoice source,
      @Nullable LanguageChoice target,
      Html html) {
    html.element("h1", "Read a text");
    form(html, store, text, source, target);
    if (source == null || target == null) {
      Widgets.alert(html, "warn", "This language is unknown. Choose one from the list.");
    } else if (!text.isEmpty()) {
      LanguageSet language = new LanguageSet();
      source.fill(language, store.codes());
      List<TextSpan> words = WordBreaks.words(text, source.text(0));
      List<TextToken> tokens = PhraseFinder.find(store, language, source.text(0), text, words);
      new TextMarkup(store, text, source, target, Workspace.of(call).translation, html)
          .write(tokens);
    }
  }

  private static void form(
      Html html,
      Store store,
      String text,
      @Nullable LanguageChoice source,
      @Nullable LanguageChoice target) {
    html.open("form", "action", "/text", "class", "card");
    html.open("div", "class", "field").element("label", "Text", "for", "text");
    html.element(
        "textarea",
        text,
        "id",
        "text",
        "name",
        "text",
        "rows",
        "5",
        "maxlength",
        Integer.toString(MAX_LENGTH),
        "dir",
        "auto",
        "required",
        "");
    html.close().open("div", "class", "text-languages");
    language(html, store, "from", "Language of the text", source, USUAL_SOURCE);
    language(html, store, "to", "Translate into", target, USUAL_TARGET);
    html.close().element("button", "Read", "type", "submit").close();
  }

  private static void language(
      Html html,
      Store store,
      String name,
      String label,
      @Nullable LanguageChoice choice,
      String usual) {
    html.open("div", "class", "field").element("label", label, "for", name);
    html.open("select", "id", name, "name", name);
    MainLanguages.options(html, store, choice == null ? usual : choice.text(0));
    html.close().close();
  }
}
