package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;

/** Ends one other session ({@code POST …/sessions/{id}/end}) or all of them. */
final class DoEndSessions extends AccountPage {
  private final boolean all;

  DoEndSessions(AccountContext context, boolean all) {
    super(context, Role.USER);
    this.all = all;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    if (all) {
      context.sessions.endOthers(account, request.ownSession().id());
    } else if (!context.sessions.end(account, request.call.valueAsId())) {
      throw ApiError.notFound("Session", request.call.value());
    }
    Audit.note(request, all ? "sessions-ended" : "session-ended", account);
    FlashMessage done = all ? FlashMessage.SESSIONS_ENDED : FlashMessage.SESSION_ENDED;
    request.call.redirect(303, done.at("/account/security"));
  }
}
