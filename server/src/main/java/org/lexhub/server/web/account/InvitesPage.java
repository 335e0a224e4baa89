package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

/** {@code GET /admin/invites}: the invitations to sign up. */
final class InvitesPage extends AccountPage {
  private final OneTimeLinks links;
  private final SignUp signUp;

  InvitesPage(PageContext pages, OneTimeLinks links, SignUp signUp) {
    super(pages, Role.ADMIN);
    this.links = links;
    this.signUp = signUp;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    show(request, query, "", null, null);
  }

  /**
   * Shows the page.
   *
   * @param note the entered note of a new invitation
   * @param fault the error in it, or null
   * @param link the link of an invitation that was just created, or null
   */
  void show(
      BrowserRequest request,
      Fields query,
      String note,
      @Nullable String fault,
      @Nullable String link)
      throws SQLException {
    List<OneTimeLinks.Row> invites = links.invites();
    if (fault != null) {
      request.call.status(422);
    }
    View view =
        new View(
            request.token(),
            FlashMessage.text(query),
            registration(),
            link,
            note,
            fault,
            invites,
            pages.now());
    write(request, Texts.text("invites.title"), Tab.INVITES, JteInvitesGenerated::render, view);
  }

  /** What the page shows; for the texts see {@link #show}. */
  record View(
      String token,
      @Nullable String message,
      String registration,
      @Nullable String link,
      String note,
      @Nullable String fault,
      List<OneTimeLinks.Row> invites,
      Instant now) {}

  private String registration() {
    return Texts.text("invites." + signUp.registration().code());
  }
}
