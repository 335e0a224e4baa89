package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.account.Plan;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.text.Texts;

/** {@code POST /admin/accounts/{id}/…}: an administrator changes an account. */
final class DoChangeAccount extends AccountPage {
  /** What a form changes. */
  enum Change {
    /** Assigns another plan. */
    PLAN,
    /** Suspends the account and ends its sessions. */
    SUSPEND,
    /** Lifts the suspension. */
    RESUME,
    /** Creates a link that sets a new password. */
    RESET_LINK
  }

  private final AdminAccountPage page;
  private final Change change;
  private final Accounts accounts;
  private final OneTimeLinks links;
  private final LiveKeys liveKeys;

  /**
   * Creates the target of a form of the page.
   *
   * @param page the page with the account, which shows a new link
   * @param change what the form does
   */
  DoChangeAccount(
      PageContext pages,
      AdminAccountPage page,
      Change change,
      Accounts accounts,
      OneTimeLinks links,
      LiveKeys liveKeys) {
    super(pages, Role.ADMIN);
    this.page = page;
    this.change = change;
    this.accounts = accounts;
    this.links = links;
    this.liveKeys = liveKeys;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    AccountRow row = page.account(request);
    switch (change) {
      case PLAN -> plan(request, form, row);
      case SUSPEND -> suspend(request, row, true);
      case RESUME -> suspend(request, row, false);
      case RESET_LINK -> link(request, form, row);
    }
  }

  private void plan(BrowserRequest request, Fields form, AccountRow row) throws SQLException {
    Plan plan = Plan.parse(form.text("plan"));
    if (plan == null) {
      throw ApiError.invalid("plan", "must be free, pro or enterprise");
    }
    accounts.setPlan(row.id(), plan);
    liveKeys.refresh();
    Audit.byAdmin(request, "plan-" + plan.code(), row.id());
    back(request, row, FlashMessage.PLAN_CHANGED);
  }

  private void suspend(BrowserRequest request, AccountRow row, boolean suspended)
      throws SQLException {
    if (suspended && row.id() == request.user().account()) {
      throw ApiError.forbidden(Texts.text("refusal.suspend.own")).translated();
    }
    accounts.setSuspended(row.id(), suspended);
    if (suspended) {
      pages.sessions().endOthers(row.id(), 0);
    }
    liveKeys.refresh();
    Audit.byAdmin(request, suspended ? "suspended" : "resumed", row.id());
    back(request, row, suspended ? FlashMessage.SUSPENDED : FlashMessage.RESUMED);
  }

  private void link(BrowserRequest request, Fields form, AccountRow row) throws SQLException {
    if (row.login() == null) {
      throw ApiError.notFound("Login of account", request.call.value());
    }
    String secret = links.create(Purpose.PASSWORD, row.id(), "", pages.now());
    Audit.byAdmin(request, "reset-link-made", row.id());
    page.show(request, form, row, Urls.of(request.origin() + "/account/password", "link", secret));
  }

  private static void back(BrowserRequest request, AccountRow row, FlashMessage message) {
    request.call.redirect(303, message.at("/admin/accounts/" + row.id()));
  }
}
