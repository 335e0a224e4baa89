package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;

/** {@code POST /admin/invites}: makes an invitation and shows its link once. */
final class DoInvite extends AccountPage {
  private static final int MAX_LENGTH = 100;

  private final InvitesPage page;

  DoInvite(AccountContext context) {
    super(context, Role.ADMIN);
    page = new InvitesPage(context);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    String note = form.text("note");
    if (note.length() > MAX_LENGTH || note.chars().anyMatch(Character::isISOControl)) {
      page.show(
          request, form, note, "Use at most " + MAX_LENGTH + " characters in one line.", null);
      return;
    }
    try {
      String secret = context.links.make(Purpose.INVITE, 0, note, context.now());
      Audit.byAdmin(request, "invitation-made", 0);
      String origin = context.edge.origin(request.call.exchange());
      page.show(request, form, "", null, Urls.of(origin + "/account/signup", "link", secret));
    } catch (AccountException e) {
      page.show(request, form, note, e.getMessage(), null);
    }
  }
}
