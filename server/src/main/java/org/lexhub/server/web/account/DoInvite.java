package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.LabelRules;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Refusals;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.text.Texts;

/** {@code POST /admin/invites}: creates an invitation and shows its link once. */
final class DoInvite extends AccountPage {
  private final InvitesPage page;
  private final OneTimeLinks links;

  DoInvite(PageContext pages, InvitesPage page, OneTimeLinks links) {
    super(pages, Role.ADMIN);
    this.page = page;
    this.links = links;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    String note = form.text("note");
    if (!LabelRules.isLabel(note)) {
      page.show(request, form, note, Texts.text("refusal.note", LabelRules.MAX_LABEL_LENGTH), null);
      return;
    }
    try {
      String secret = links.create(Purpose.INVITE, 0, note, pages.now());
      Audit.byAdmin(request, "invitation-made", 0);
      page.show(
          request, form, "", null, Urls.of(request.origin() + "/account/signup", "link", secret));
    } catch (AccountException e) {
      page.show(request, form, note, Refusals.text(e), null);
    }
  }
}
