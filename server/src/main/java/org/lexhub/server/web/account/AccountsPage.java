package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Urls;

/** {@code GET /admin}: all accounts, to search. */
final class AccountsPage extends AccountPage {
  private static final int PAGE = 25;

  AccountsPage(AccountContext context) {
    super(context, Role.ADMIN);
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    String text = query.text("q");
    String folded = text.toLowerCase(Locale.ROOT);
    long count = context.accounts.count(folded);
    int pages = (int) Math.max(1, (count + PAGE - 1) / PAGE);
    int page = query.number("page", 1, 1, pages);
    List<AccountRow> rows = context.accounts.search(folded, (page - 1) * PAGE, PAGE);
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
    html.open(
        "div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", "Accounts");
    html.open("table").open("thead").open("tr");
    for (String head : new String[] {"Account", "Plan", "State", "Keys", "Used", "Created"}) {
      boolean number = head.equals("Keys") || head.equals("Used");
      html.element("th", head, "scope", "col", "class", number ? "number" : null);
    }
    html.close().close().open("tbody");
    for (AccountRow row : rows) {
      row(html, row);
    }
    html.close().close().close();
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
    long used = AdminAccountPage.used(context, row.id());
    html.element("td", DisplayFormats.number(used), "class", "number");
    html.element("td", DisplayFormats.day(row.created())).close();
  }

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
    way(html, "Newer", text, page - 1, pages);
    html.element("span", "Page " + page + " of " + pages, "class", "muted");
    way(html, "Older", text, page + 1, pages);
    html.close();
  }

  private static void way(Html html, String label, String text, int page, int pages) {
    if (page < 1 || page > pages) {
      html.element("span", "");
      return;
    }
    String address = Urls.of("/admin", "q", text, "page", Integer.toString(page));
    html.element("a", label, "href", address, "class", "button second");
  }
}
