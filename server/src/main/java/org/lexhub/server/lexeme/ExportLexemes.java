package org.lexhub.server.lexeme;

import io.undertow.util.Headers;
import io.undertow.util.Methods;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.access.KeyScope;
import org.lexhub.server.export.ExportScope;
import org.lexhub.server.export.LexiconFile;
import org.lexhub.server.export.LicenceParameter;
import org.lexhub.server.guard.ExportGuard;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.result.LanguageSet;

/**
 * {@code GET /v1/lexemes/export}: all words of a language as a file for other programs, streamed.
 * It costs one unit for each started thousand lexemes.
 */
public final class ExportLexemes implements Endpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.FORMAT, Param.LANG).lists(Param.LICENCE);

  private final ExportGuard guard;

  /** Charges the lexemes to {@code guard}. */
  public ExportLexemes(ExportGuard guard) {
    this.guard = guard;
  }

  @Override
  public KeyScope scope() {
    return KeyScope.EXPORT;
  }

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    @Nullable String format = call.parameters().string(Param.FORMAT);
    LexiconFile file =
        format == null ? LexiconFile.WN_LMF : LexiconFile.find(format.strip(), false);
    if (file == null) {
      throw ApiError.notAllowed(
          Param.FORMAT.wire(), String.valueOf(format), LexiconFile.names(false));
    }
    LanguageChoice choice = Workspace.of(call).choice;
    choice.require(call.parameters(), Param.LANG, call.store().codes());
    LanguageSet languages = new LanguageSet();
    choice.fill(languages, call.store().codes());
    if (languages.count() == 0) {
      throw ApiError.notFound("Language", choice.text(0));
    }
    ExportScope scope =
        new ExportScope(call.store(), languages, null, LicenceParameter.read(call.parameters()));
    if (!file.isTable() && scope.isEmpty()) {
      throw ApiError.emptyExport();
    }
    boolean head = call.exchange().getRequestMethod().equals(Methods.HEAD);
    if (!head) {
      guard.charge(call, scope.lexemeCount());
    }
    Runnable leave = guard.enter(call.account().id(), file.isBuilt());
    call.exchange()
        .getResponseHeaders()
        .put(
            Headers.CONTENT_DISPOSITION,
            "attachment; filename=\"" + choice.text(0) + "." + file.extension() + "\"");
    call.stream(head ? file.empty(leave) : file.open(scope, leave), file.mediaType());
  }
}
