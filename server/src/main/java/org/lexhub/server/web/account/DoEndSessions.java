package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/** Ends one other session ({@code POST …/sessions/{id}/end}) or all others. */
final class DoEndSessions extends AccountPage {
  private final boolean all;

  DoEndSessions(PageContext pages, boolean all) {
    super(pages, Role.USER);
    this.all = all;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    if (all) {
      pages.sessions().endOthers(account, request.ownSession().id());
    } else if (!pages.sessions().end(account, request.call.valueAsId())) {
      throw ApiError.notFound("Session", request.call.value());
    }
    Audit.note(request, all ? "sessions-ended" : "session-ended", account);
    FlashMessage message = all ? FlashMessage.SESSIONS_ENDED : FlashMessage.SESSION_ENDED;
    request.call.redirect(303, message.at("/account/security"));
  }
}
