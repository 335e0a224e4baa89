package org.lexhub.server.web.account;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.UsageCounters;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.Forms;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.session.Timestamps;

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

  /**
   * Shows the page.
   *
   * @param link a new link that sets a password, or null
   */
  void show(BrowserRequest request, Fields query, AccountRow row, @Nullable String link)
      throws SQLException {
    List<KeyRow> rows = keys.of(row.id());
    write(
        request,
        row.name(),
        Tab.ACCOUNTS,
        html -> {
          html.element("h1", row.name(), "dir", "auto");
          FlashMessage.write(html, query);
          if (link != null) {
            link(html, link);
          }
          facts(html, row);
          html.open("div", "class", "grid");
          plan(html, request, row);
          state(html, request, row);
          reset(html, request, row);
          html.close();
          keys(html, rows);
        });
  }

  private static void link(Html html, String link) {
    html.open("div", "class", "alert warn", "role", "status");
    html.element(
        "p",
        "Send this link to the account owner privately. It works once, expires after 24 hours, and"
            + " is not shown again.");
    Widgets.code(html, "link", link);
    html.close();
  }

  private void facts(Html html, AccountRow row) {
    html.open("dl", "class", "facts").element("dt", "State").open("dd");
    AccountsPage.state(html, row).close();
    html.element("dt", "Number").element("dd", Long.toString(row.id()));
    html.element("dt", "Logs in as").open("dd");
    if (row.login() == null) {
      html.text("no one; created on the command line");
    } else {
      html.element("span", row.login(), "dir", "auto");
      html.text(row.hasPassword() ? "" : " (no password set yet)");
    }
    html.close().element("dt", "Administrator").element("dd", row.admin() ? "yes" : "no");
    html.element("dt", "Created").open("dd");
    Timestamps.write(html, row.created(), "").close();
    html.element("dt", "Requests this month");
    html.element("dd", DisplayFormats.number(used(counters, row.id()))).close();
  }

  private static void plan(Html html, BrowserRequest request, AccountRow row) {
    html.open("section", "class", "card").element("h2", "Plan");
    Forms.open(html, request, path(row, "plan"), null);
    html.open("div", "class", "field").element("label", "Plan", "for", "plan");
    html.open("select", "id", "plan", "name", "plan");
    for (Plan plan : Plan.values()) {
      String limit =
          plan.hasQuota() ? DisplayFormats.number(plan.perMonth()) + "/month" : "no quota";
      String text = DisplayFormats.title(plan.code()) + ": " + plan.perSecond() + "/s, " + limit;
      String chosen = plan == row.plan() ? "" : null;
      html.element("option", text, "value", plan.code(), "selected", chosen);
    }
    html.close().close();
    html.element("button", "Change plan", "type", "submit").close().close();
  }

  private static void state(Html html, BrowserRequest request, AccountRow row) {
    html.open("section", "class", "card");
    html.element("h2", row.suspended() ? "Resume" : "Suspend");
    html.element(
        "p",
        row.suspended()
            ? "Its keys work again, and its owner can log in."
            : "Its keys stop working at once, and its sessions end.");
    Forms.open(html, request, path(row, row.suspended() ? "resume" : "suspend"), null);
    String label = row.suspended() ? "Resume this account" : "Suspend this account";
    String style = row.suspended() ? null : "danger";
    html.element("button", label, "type", "submit", "class", style).close().close();
  }

  private static void reset(Html html, BrowserRequest request, AccountRow row) {
    html.open("section", "class", "card").element("h2", "Password");
    html.element(
        "p", "Creates a link for setting a new password. The current password works until then.");
    if (row.login() == null) {
      html.element("p", "Give it a login on the command line first: lexhub accounts reset-link");
    } else {
      Forms.open(html, request, path(row, "reset-link"), null);
      html.element("button", "Create link", "type", "submit", "class", "second").close();
    }
    html.close();
  }

  private static String path(AccountRow row, String action) {
    return "/admin/accounts/" + row.id() + "/" + action;
  }

  private void keys(Html html, List<KeyRow> rows) {
    html.element("h2", DisplayFormats.count(rows.size(), "key", "keys"));
    if (rows.isEmpty()) {
      return;
    }
    KeyTable.write(html, "Keys", rows, pages.now());
  }
}
