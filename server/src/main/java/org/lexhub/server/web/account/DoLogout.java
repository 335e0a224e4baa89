package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.http.Fields;

/** {@code POST /account/logout}: ends the session. */
final class DoLogout extends AccountPage {
  DoLogout(PageContext pages) {
    super(pages, Role.USER);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    Audit.note(request, "logout", request.user().account());
    request.logOut();
    request.call.redirect(303, FlashMessage.LOGGED_OUT.at("/account/login"));
  }
}
