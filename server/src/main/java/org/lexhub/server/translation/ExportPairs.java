package org.lexhub.server.translation;

import io.undertow.util.Headers;
import io.undertow.util.Methods;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.access.KeyScope;
import org.lexhub.server.export.AllowedSources;
import org.lexhub.server.export.ExportScope;
import org.lexhub.server.export.LexiconFile;
import org.lexhub.server.export.LicenceParameter;
import org.lexhub.server.guard.ExportGuard;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.licence.LicenceFilter;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairPage;

/**
 * {@code GET /v1/translations/pairs/export}: all pairs of two languages as a file, with the filters
 * and in the order of {@link ListPairs}, streamed.
 */
public final class ExportPairs implements Endpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(
              Param.FORMAT, Param.MIN_CONFIDENCE, Param.POS, Param.SOURCE_LANG, Param.TARGET_LANG)
          .lists(Param.LICENCE);

  private final ExportGuard guard;

  /** Charges the lines to {@code guard}. */
  public ExportPairs(ExportGuard guard) {
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
    Store store = call.store();
    Parameters parameters = call.parameters();
    @Nullable String format = parameters.string(Param.FORMAT);
    LexiconFile lexicon = format == null ? null : LexiconFile.find(format.strip(), true);
    int lines = format == null ? 0 : PairFile.find(format.strip());
    if (format != null && lexicon == null && lines < 0) {
      List<String> names = new ArrayList<>(PairFile.names());
      names.addAll(LexiconFile.names(true));
      throw ApiError.notAllowed(Param.FORMAT.wire(), format, names);
    }
    LicenceFilter licences = LicenceParameter.read(parameters);
    PairFilter filter = new PairFilter();
    PairQuery.read(call, filter);
    boolean head = call.exchange().getRequestMethod().equals(Methods.HEAD);
    @Nullable ExportScope scope = null;
    if (lexicon != null) {
      refuseFilters(parameters, lexicon);
      scope = scope(store, filter, licences, lexicon);
    }
    if (!head) {
      PairPage page = Workspace.of(call).pairPage;
      store.pairs().list(filter.limit(1), page);
      guard.charge(call, page.total());
    }
    Runnable leave = guard.enter(call.account().id(), lexicon != null && lexicon.isBuilt());
    ExportFormat.Kind kind = ExportFormat.Kind.at(lines);
    String extension = lexicon == null ? kind.name().toLowerCase(Locale.ROOT) : lexicon.extension();
    call.exchange()
        .getResponseHeaders()
        .put(Headers.CONTENT_DISPOSITION, disposition(parameters, extension));
    if (lexicon == null || scope == null) {
      AllowedSources allowed = licences.isEmpty() ? null : new AllowedSources(store, licences);
      call.stream(PairFile.open(store, filter, lines, allowed, leave), kind.mediaType());
    } else {
      call.stream(head ? lexicon.empty(leave) : lexicon.open(scope, leave), lexicon.mediaType());
    }
  }

  /** Returns the words of a lexicon, or fails if there are none and its format needs some. */
  private static ExportScope scope(
      Store store, PairFilter filter, LicenceFilter licences, LexiconFile lexicon) {
    if (filter.source().count() > 0 && filter.target().count() > 0) {
      ExportScope scope = new ExportScope(store, filter.source(), filter.target(), licences);
      if (lexicon.isTable() || !scope.isEmpty()) {
        return scope;
      }
    }
    throw ApiError.emptyExport();
  }

  /** Refuses filters that only the lines of pairs have. */
  private static void refuseFilters(Parameters parameters, LexiconFile lexicon) {
    for (Param param : List.of(Param.MIN_CONFIDENCE, Param.POS)) {
      if (parameters.has(param)) {
        throw ApiError.invalid(
            param.wire(), "is for the formats tsv, csv and jsonl, not for " + lexicon.wire());
      }
    }
  }

  /**
   * Returns the header with the file name, which is made of the ASCII letters and digits of the
   * codes.
   */
  private static String disposition(Parameters parameters, String extension) {
    String name = parameters.string(Param.SOURCE_LANG) + "-" + parameters.string(Param.TARGET_LANG);
    String plain = name.replaceAll("[^A-Za-z0-9-]", "").toLowerCase(Locale.ROOT);
    return "attachment; filename=\"" + plain + "." + extension + "\"";
  }
}
