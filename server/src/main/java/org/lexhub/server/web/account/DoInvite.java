package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.OnceLinks.Purpose;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;

/** {@code POST /admin/invites}: makes an invitation and shows its link once. */
final class DoInvite extends AccountPage {
  private static final int LONGEST = 100;

  private final InvitesPage page;

  DoInvite(Office office) {
    super(office, Who.ADMIN);
    page = new InvitesPage(office);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    String note = form.text("note");
    if (note.length() > LONGEST || note.chars().anyMatch(Character::isISOControl)) {
      page.show(visit, form, note, "Use at most " + LONGEST + " characters in one line.", null);
      return;
    }
    try {
      String secret = office.links.make(Purpose.INVITE, 0, note, office.now());
      Audit.byAdmin(visit, "invitation-made", 0);
      String origin = office.edge.origin(visit.call.exchange());
      page.show(visit, form, "", null, Urls.of(origin + "/account/signup", "link", secret));
    } catch (AccountException e) {
      page.show(visit, form, note, e.getMessage(), null);
    }
  }
}
