package org.lexhub.server.web.account;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

/** {@code GET /admin/accounts/{id}}: one account with the actions of an administrator. */
final class AdminAccountPage extends AccountPage {
  private final Accounts accounts;
  private final AccountKeys keys;
  private final UsageCounters counters;

  AdminAccountPage(PageContext pages, Accounts accounts, AccountKeys keys, UsageCounters counters) {
    super(pages, Role.ADMIN);
    this.accounts = accounts;
    this.keys = keys;
    this.counters = counters;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    show(request, query, account(request), null);
  }

  /**
   * Returns the account that the path names.
   *
   * @throws ApiError 404 if there is none
   */
  AccountRow account(BrowserRequest request) throws SQLException {
    AccountRow row = accounts.find(request.call.valueAsId());
    if (row == null) {
      throw ApiError.notFound("Account", request.call.value());
    }
    return row;
  }

  /** Returns the number of requests of an account in this month, 0 if it cannot be read. */
  static long used(UsageCounters counters, long account) {
    try {
      counters.ensure(account);
      return counters.used(account);
    } catch (IOException e) {
      return 0;
    }
  }

  /** Returns a plan with its limits. */
  static String limits(Plan plan) {
    String name = Texts.text("plan." + plan.code());
    return plan.hasQuota()
        ? Texts.text("plan.limits", name, plan.perSecond(), plan.perMonth())
        : Texts.text("plan.unlimited", name, plan.perSecond());
  }

  /**
   * Shows the page.
   *
   * @param link a new link that sets a password, or null
   */
  void show(BrowserRequest request, Fields query, AccountRow row, @Nullable String link)
      throws SQLException {
    View view =
        new View(
            request.token(),
            FlashMessage.text(query),
            link,
            row,
            used(counters, row.id()),
            keys.of(row.id()),
            pages.now());
    write(request, row.name(), Tab.ACCOUNTS, JteAdminAccountGenerated::render, view);
  }

  /**
   * What the page shows.
   *
   * @param link a new link that sets a password, or null
   * @param used the requests of this month
   */
  record View(
      String token,
      @Nullable String message,
      @Nullable String link,
      AccountRow account,
      long used,
      List<KeyRow> keys,
      Instant now) {}
}
