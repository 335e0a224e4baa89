package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.http.Fields;

/** {@code POST /account/logout}. */
final class DoLogout extends AccountPage {
  DoLogout(Office office) {
    super(office, Who.USER);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    Audit.note(visit, "logout", visit.user().account());
    visit.logOut();
    visit.call.redirect(303, Done.LOGGED_OUT.at("/account/login"));
  }
}
