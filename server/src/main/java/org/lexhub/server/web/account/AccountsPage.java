package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

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
    List<Row> rows = new ArrayList<>();
    for (AccountRow row : accounts.search(folded, (page - 1) * PAGE_SIZE, PAGE_SIZE)) {
      rows.add(new Row(row, AdminAccountPage.used(counters, row.id())));
    }
    View view = new View(FlashMessage.text(query), text, count, rows, page, pages);
    write(request, Texts.text("admin.accounts"), Tab.ACCOUNTS, JteAccountsGenerated::render, view);
  }

  /** An account and its requests of this month. */
  record Row(AccountRow account, long used) {}

  /**
   * What the page shows.
   *
   * @param text the text that the accounts match
   * @param count the number of accounts on all pages
   */
  record View(
      @Nullable String message, String text, long count, List<Row> rows, int page, int pages) {
    /** Returns the address of a page of the list, or null if there is none with this number. */
    @Nullable String address(int number) {
      return number < 1 || number > pages
          ? null
          : Urls.of("/admin", "q", text, "page", Integer.toString(number));
    }
  }
}
