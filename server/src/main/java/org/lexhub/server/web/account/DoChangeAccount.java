package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.account.Plan;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.Urls;

/** {@code POST /admin/accounts/{id}/…}: what an administrator does about an account. */
final class DoChangeAccount extends AccountPage {
  /** What is done. */
  enum Change {
    PLAN,
    SUSPEND,
    RESUME,
    RESET_LINK
  }

  private final AdminAccountPage page;
  private final Change change;

  DoChangeAccount(AccountContext context, Change change) {
    super(context, Role.ADMIN);
    this.change = change;
    page = new AdminAccountPage(context);
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
    context.accounts.setPlan(row.id(), plan);
    context.liveKeys.refresh();
    Audit.byAdmin(request, "plan-" + plan.code(), row.id());
    back(request, row, FlashMessage.PLAN_CHANGED);
  }

  private void suspend(BrowserRequest request, AccountRow row, boolean suspended)
      throws SQLException {
    if (suspended && row.id() == request.user().account()) {
      throw ApiError.forbidden("Nobody suspends their own account.");
    }
    context.accounts.setSuspended(row.id(), suspended);
    if (suspended) {
      context.sessions.endOthers(row.id(), 0);
    }
    context.liveKeys.refresh();
    Audit.byAdmin(request, suspended ? "suspended" : "resumed", row.id());
    back(request, row, suspended ? FlashMessage.SUSPENDED : FlashMessage.RESUMED);
  }

  private void link(BrowserRequest request, Fields form, AccountRow row) throws SQLException {
    if (row.login() == null) {
      throw ApiError.notFound("Login of account", request.call.value());
    }
    String secret = context.links.make(Purpose.PASSWORD, row.id(), "", context.now());
    Audit.byAdmin(request, "reset-link-made", row.id());
    String origin = context.edge.origin(request.call.exchange());
    page.show(request, form, row, Urls.of(origin + "/account/password", "link", secret));
  }

  private static void back(BrowserRequest request, AccountRow row, FlashMessage done) {
    request.call.redirect(303, done.at("/admin/accounts/" + row.id()));
  }
}
