package org.lexhub.server.explore.translation;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.ApiFootnote;
import org.lexhub.server.explore.LanguagePicker;
import org.lexhub.server.explore.LenientCodes;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.http.Call;
import org.lexhub.server.resource.Workspace;
import org.lexhub.server.web.Assets;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * {@code GET /translate}: translates a word into several languages and explains the choice of its
 * sense.
 */
public final class TranslatePage extends PageEndpoint {
  /** The maximum number of translations for each language. */
  static final int LIMIT = 4;

  /** Writes the page in a frame. */
  public TranslatePage(Frame frame) {
    super(frame);
  }

  /**
   * What the page shows.
   *
   * @param unknown a warning about unknown target languages, or null
   * @param from the name of the source language
   * @param translation the translation, or null without a word or for an unknown one
   */
  record View(
      Assets assets,
      TranslateForm form,
      @Nullable String unknown,
      String from,
      @Nullable TranslationView translation,
      ApiFootnote footnote) {}

  @Override
  public void answer(Call call) {
    Store store = call.store();
    TranslateFields request = TranslateFields.of(call);
    TranslateForm form = TranslateForm.of(store, request);
    ApiFootnote footnote = new ApiFootnote(call);
    footnote.post(Texts.text("translate.request"), "/v1/translations/translate", form.json());
    int from = LenientCodes.row(store, request.from());
    View view =
        new View(
            frame.assets(),
            form,
            LanguagePicker.warning(request.unknown()),
            from < 0 ? request.from() : WordLabels.language(store, from),
            request.text().isEmpty() ? null : translation(call, request, footnote),
            footnote);
    String title =
        request.text().isEmpty()
            ? Texts.text("translate.short")
            : Texts.text("translate.word", request.text());
    Page page =
        Page.of(NavigationEntry.TRANSLATE, title)
            .about(Texts.text("translate.about"))
            .at("/translate")
            .with("explore.css", "translate.css", "suggest.js", "pick.js");
    frame.write(call, page, JteTranslateGenerated::render, view);
  }

  private static @Nullable TranslationView translation(
      Call call, TranslateFields request, ApiFootnote footnote) {
    Store store = call.store();
    Translation translation = Workspace.of(call).translation;
    TranslateQuery query = new TranslateQuery();
    query.setText(request.text());
    query.setHint(request.hint());
    query.setContext(request.context());
    query.setLimit(LIMIT);
    LenientCodes.fill(store, request.from(), query.source());
    for (String target : request.to()) {
      LenientCodes.fill(store, target, query.addTarget());
    }
    store.translator().translate(query, translation);
    return translation.found()
        ? new TranslationReader(store, request, query, translation).read(footnote)
        : null;
  }
}
