package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.http.ApiError;
import org.lexhub.server.http.Fields;

/** Ends one other session ({@code POST …/sessions/{id}/end}) or all of them. */
final class DoEndSessions extends AccountPage {
  private final boolean all;

  DoEndSessions(Office office, boolean all) {
    super(office, Who.USER);
    this.all = all;
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    long account = visit.user().account();
    if (all) {
      office.sessions.endOthers(account, visit.ownSession().id());
    } else if (!office.sessions.end(account, visit.call.valueAsId())) {
      throw ApiError.notFound("Session", visit.call.value());
    }
    Audit.note(visit, all ? "sessions-ended" : "session-ended", account);
    Done done = all ? Done.SESSIONS_ENDED : Done.SESSION_ENDED;
    visit.call.redirect(303, done.at("/account/security"));
  }
}
