package org.lexhub.server.translation;

import java.util.List;
import org.lexhub.server.account.access.KeyScope;
import org.lexhub.server.analysis.PhraseFinder;
import org.lexhub.server.analysis.TextSpan;
import org.lexhub.server.analysis.TextToken;
import org.lexhub.server.analysis.WordBreaks;
import org.lexhub.server.guard.BatchGuard;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;

/**
 * {@code POST /v1/text/analyze}: every word and phrase of a text with its lemma, part of speech,
 * sense and translations, chosen by the context.
 */
public final class AnalyzeText implements Endpoint {
  /** The number of words of a text that are one request. */
  private static final int WORDS_OF_UNIT = 25;

  private final BatchGuard guard;

  /** Charges a unit for each started 25 words to {@code guard}. */
  public AnalyzeText(BatchGuard guard) {
    this.guard = guard;
  }

  @Override
  public KeyScope scope() {
    return KeyScope.BATCH;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    AnalyzeRequest request = AnalyzeRequest.read(call.body(), store.codes());
    String language = request.source().text(0);
    List<TextSpan> words = WordBreaks.words(request.text(), language);
    int units = Math.max(1, (words.size() + WORDS_OF_UNIT - 1) / WORDS_OF_UNIT);
    guard.charge(call, units);
    LanguageSet source = new LanguageSet();
    request.source().fill(source, store.codes());
    List<TextToken> tokens = PhraseFinder.find(store, source, language, request.text(), words);
    new AnalysisJson(store, request, Workspace.of(call).translation, call.json())
        .write(tokens, words.size(), units);
  }
}
