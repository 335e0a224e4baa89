package org.lexhub.server.web.account;

import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.EndpointUsage;
import org.lexhub.server.export.Csv;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.account.key.KeyUsage;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/** {@code GET /account/usage.csv}: the use of each key and endpoint by day, as CSV (RFC 4180). */
final class UsageFile extends AccountPage {
  private static final List<String> COLUMNS =
      List.of(
          "date",
          "key_id",
          "key_name",
          "endpoint",
          "requests",
          "units",
          "throttled",
          "server_errors");

  private final EndpointUsage usage;
  private final AccountKeys keys;

  UsageFile(PageContext pages, EndpointUsage usage, AccountKeys keys) {
    super(pages, Role.USER);
    this.usage = usage;
    this.keys = keys;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    long account = request.user().account();
    List<EndpointUsage.Row> rows = usage.days(account, UsagePage.days(query));
    StringBuilder csv = new StringBuilder();
    Csv.line(COLUMNS, csv);
    for (KeyUsage use : KeyUsage.of(rows, keys.of(account))) {
      EndpointUsage.Row row = use.row();
      Csv.line(
          List.of(
              LocalDate.ofEpochDay(row.day()).toString(),
              row.key(),
              use.name(),
              row.endpoint(),
              Long.toString(row.requests()),
              Long.toString(row.units()),
              Long.toString(row.refused()),
              Long.toString(row.failed())),
          csv);
    }
    Frame.secure(request.call);
    request.call.mediaType("text/csv; charset=utf-8");
    byte[] bytes = csv.toString().getBytes(StandardCharsets.UTF_8);
    request.call.out().put(bytes, 0, bytes.length);
  }
}
