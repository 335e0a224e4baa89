package org.lexhub.server.web.account.factor;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.factor.PendingLogins;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.LoginPage;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.BrowserRequest.Kept;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

/** {@code GET /account/login/code}: asks for the code of the second factor. */
final class CodePage extends AccountPage {
  private final PendingLogins pending;

  CodePage(PageContext pages, PendingLogins pending) {
    super(pages, Role.ANYBODY);
    this.pending = pending;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    if (account(request) == 0) {
      request.call.redirect(303, "/account/login");
      return;
    }
    show(request, query, null);
  }

  /** Returns the account whose log-in awaits a code, or 0. */
  long account(BrowserRequest request) throws SQLException {
    return pending.account(request.kept(Kept.SECOND_FACTOR), pages.now());
  }

  /** Shows the form with the error in the entered code, or null. */
  void show(BrowserRequest request, Fields fields, @Nullable String fault) {
    View view = new View(request.token(), LoginPage.next(fields), fault);
    write(request, Texts.text("factor.title"), Tab.NONE, JteCodeGenerated::render, view);
  }

  /** What the page shows. */
  record View(String token, String next, @Nullable String fault) {}
}
