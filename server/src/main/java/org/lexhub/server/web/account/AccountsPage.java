package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.UsageCounters;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.session.Tables;

/** {@code GET /admin}: the accounts that match a search, page by page. */
final class AccountsPage extends AccountPage {
  private static final int PAGE_SIZE = 25;

  private final Accounts accounts;
  private final UsageCounters counters;

  AccountsPage(PageContext pages, Accounts accounts, UsageCounters counters) {
    super(pages, Role.ADMIN);
    this.accounts = accounts;
    this.counters = counters;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    String text = query.text("q");
    String folded = text.toLowerCase(Locale.ROOT);
    long count = accounts.count(folded);
    int pages = (int) Math.max(1, (count + PAGE_SIZE - 1) / PAGE_SIZE);
    int page = query.number("page", 1, 1, pages);
    List<AccountRow> rows = accounts.search(folded, (page - 1) * PAGE_SIZE, PAGE_SIZE);
    write(
        request,
        "Accounts",
        Tab.ACCOUNTS,
        html -> {
          html.element("h1", "Accounts");
          FlashMessage.write(html, query);
          search(html, text);
          html.element("p", DisplayFormats.count(count, "account", "accounts"), "role", "status");
          table(html, rows);
          paging(html, text, page, pages);
        });
  }

  private static void search(Html html, String text) {
    html.open("form", "action", "/admin", "class", "row search", "role", "search");
    html.element("label", "Name or login", "for", "q", "class", "unseen");
    html.empty(
        "input",
        "id",
        "q",
        "name",
        "q",
        "type",
        "search",
        "placeholder",
        "Part of a name",
        "value",
        text,
        "maxlength",
        "100",
        "dir",
        "auto");
    html.element("button", "Search", "type", "submit", "class", "second").close();
  }

  private void table(Html html, List<AccountRow> rows) {
    Tables.open(html, "Accounts", "Account", "Plan", "State");
    html.element("th", "Keys", "scope", "col", "class", "number");
    html.element("th", "Used", "scope", "col", "class", "number");
    html.element("th", "Created", "scope", "col");
    Tables.body(html);
    for (AccountRow row : rows) {
      row(html, row);
    }
    Tables.close(html);
  }

  private void row(Html html, AccountRow row) {
    html.open("tr").open("th", "scope", "row");
    html.element("a", row.name(), "href", "/admin/accounts/" + row.id(), "dir", "auto");
    if (row.admin()) {
      html.text(" ").element("span", "admin", "class", "badge accent");
    }
    html.close().element("td", DisplayFormats.title(row.plan().code())).open("td");
    state(html, row).close();
    html.element("td", DisplayFormats.number(row.keys()), "class", "number");
    long used = AdminAccountPage.used(counters, row.id());
    html.element("td", DisplayFormats.number(used), "class", "number");
    html.element("td", DisplayFormats.day(row.created())).close();
  }

  /** Writes whether an account is suspended. */
  static Html state(Html html, AccountRow row) {
    return row.suspended()
        ? html.element("span", "suspended", "class", "badge bad")
        : html.element("span", "active", "class", "badge good");
  }

  private static void paging(Html html, String text, int page, int pages) {
    if (pages == 1) {
      return;
    }
    html.open("nav", "aria-label", "Pages", "class", "row ends");
    pageLink(html, "Newer", text, page - 1, pages);
    html.element("span", "Page " + page + " of " + pages, "class", "muted");
    pageLink(html, "Older", text, page + 1, pages);
    html.close();
  }

  private static void pageLink(Html html, String label, String text, int page, int pages) {
    if (page < 1 || page > pages) {
      html.element("span", "");
      return;
    }
    String address = Urls.of("/admin", "q", text, "page", Integer.toString(page));
    html.element("a", label, "href", address, "class", "button second");
  }
}
