package org.lexhub.server.translation;

import io.undertow.util.Headers;
import io.undertow.util.Methods;
import java.util.Locale;
import org.lexhub.server.guard.ExportGuard;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairPage;

/**
 * {@code GET /v1/translations/pairs/export}: all pairs of two languages as a file, with the filters
 * and in the order of {@link ListPairs}, streamed.
 */
public final class ExportPairs implements Endpoint {
  private static final int MAX_EXPORTS_PER_ACCOUNT = 2;
  private static final int MAX_EXPORTS = 32;
  private static final ParamSet PARAMETERS =
      ParamSet.of(
          Param.FORMAT, Param.MIN_CONFIDENCE, Param.POS, Param.SOURCE_LANG, Param.TARGET_LANG);

  private final ExportGuard guard;
  private final ExportGate gate = new ExportGate(MAX_EXPORTS_PER_ACCOUNT, MAX_EXPORTS);

  /** Charges the lines to {@code guard}. */
  public ExportPairs(ExportGuard guard) {
    this.guard = guard;
  }

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    Parameters parameters = call.parameters();
    ExportFormat.Kind kind =
        ExportFormat.Kind.at(parameters.choice(Param.FORMAT, ExportFormat.NAMES));
    PairFilter filter = new PairFilter();
    PairQuery.read(call, filter);
    if (!call.exchange().getRequestMethod().equals(Methods.HEAD)) {
      PairPage page = Workspace.of(call).pairPage;
      store.pairs().list(filter.limit(1), page);
      guard.charge(call, page.total());
    }
    long account = call.account().id();
    gate.enter(account);
    call.exchange()
        .getResponseHeaders()
        .put(Headers.CONTENT_DISPOSITION, disposition(parameters, kind));
    call.stream(
        new StreamedPairs(store, filter, kind.format(), () -> gate.leave(account)),
        kind.mediaType());
  }

  /**
   * Returns the header with the file name, which is made of the ASCII letters and digits of the
   * codes.
   */
  private static String disposition(Parameters parameters, ExportFormat.Kind kind) {
    String name = parameters.string(Param.SOURCE_LANG) + "-" + parameters.string(Param.TARGET_LANG);
    String plain = name.replaceAll("[^A-Za-z0-9-]", "").toLowerCase(Locale.ROOT);
    return "attachment; filename=\"" + plain + "." + kind.name().toLowerCase(Locale.ROOT) + "\"";
  }
}
