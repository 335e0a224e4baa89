package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.OnceLinks.Purpose;
import org.lexhub.server.account.Plan;
import org.lexhub.server.http.ApiError;
import org.lexhub.server.http.Fields;
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

  DoChangeAccount(Office office, Change change) {
    super(office, Who.ADMIN);
    this.change = change;
    page = new AdminAccountPage(office);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    AccountRow row = page.account(visit);
    switch (change) {
      case PLAN -> plan(visit, form, row);
      case SUSPEND -> suspend(visit, row, true);
      case RESUME -> suspend(visit, row, false);
      case RESET_LINK -> link(visit, form, row);
    }
  }

  private void plan(Visit visit, Fields form, AccountRow row) throws SQLException {
    Plan plan = Plan.parse(form.text("plan"));
    if (plan == null) {
      throw ApiError.invalid("plan", "must be free, pro or enterprise");
    }
    office.accounts.setPlan(row.id(), plan);
    office.liveKeys.refresh();
    Audit.byAdmin(visit, "plan-" + plan.code(), row.id());
    back(visit, row, Done.PLAN_CHANGED);
  }

  private void suspend(Visit visit, AccountRow row, boolean suspended) throws SQLException {
    if (suspended && row.id() == visit.user().account()) {
      throw ApiError.forbidden("Nobody suspends their own account.");
    }
    office.accounts.setSuspended(row.id(), suspended);
    if (suspended) {
      office.sessions.endOthers(row.id(), 0);
    }
    office.liveKeys.refresh();
    Audit.byAdmin(visit, suspended ? "suspended" : "resumed", row.id());
    back(visit, row, suspended ? Done.SUSPENDED : Done.RESUMED);
  }

  private void link(Visit visit, Fields form, AccountRow row) throws SQLException {
    if (row.login() == null) {
      throw ApiError.notFound("Login of account", visit.call.value());
    }
    String secret = office.links.make(Purpose.PASSWORD, row.id(), "", office.now());
    Audit.byAdmin(visit, "reset-link-made", row.id());
    String origin = office.edge.origin(visit.call.exchange());
    page.show(visit, form, row, Urls.of(origin + "/account/password", "link", secret));
  }

  private static void back(Visit visit, AccountRow row, Done done) {
    visit.call.redirect(303, done.at("/admin/accounts/" + row.id()));
  }
}
