package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/** {@code POST /account/logout}: ends the session. */
final class DoLogout extends AccountPage {
  DoLogout(PageContext pages) {
    super(pages, Role.USER);
  }

  /** Who must have a second factor can also leave. */
  @Override
  protected boolean isForSecondFactor() {
    return true;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    Audit.note(request, "logout", request.user().account());
    request.logOut();
    request.call.redirect(303, FlashMessage.LOGGED_OUT.at("/account/login"));
  }
}
