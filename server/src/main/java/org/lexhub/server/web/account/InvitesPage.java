package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.Forms;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.session.Tables;
import org.lexhub.server.web.session.Timestamps;

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
    write(
        request,
        "Invitations",
        Tab.INVITES,
        html -> {
          html.element("h1", "Invitations");
          FlashMessage.write(html, query);
          html.element("p", registration(), "class", "lead");
          if (link != null) {
            html.open("div", "class", "alert warn", "role", "status");
            html.element("p", "Valid for one account, for 7 days. It is not shown again.");
            Widgets.code(html, "link", link);
            html.close();
          }
          create(html, request, note, fault);
          table(html, request, invites);
        });
  }

  private String registration() {
    return switch (signUp.registration()) {
      case OPEN -> "Sign-up is open; invitations are optional.";
      case INVITE -> "Sign-up requires an invitation.";
      case CLOSED -> "Sign-up is closed, even with an invitation.";
    };
  }

  private static void create(
      Html html, BrowserRequest request, String note, @Nullable String fault) {
    Forms.open(html, request, "/admin/invites", "card create");
    String hint = "A private note for this list.";
    Forms.label(html, "note", "For whom", hint, fault, note, false);
    html.element("button", "Create invitation", "type", "submit").close();
  }

  private void table(Html html, BrowserRequest request, List<OneTimeLinks.Row> rows) {
    if (rows.isEmpty()) {
      html.element("p", "No invitations yet.", "class", "muted");
      return;
    }
    Tables.open(html, "Invitations", "For", "State", "Created", "Expires");
    html.open("th", "scope", "col").element("span", "Actions", "class", "unseen").close();
    Tables.body(html);
    for (OneTimeLinks.Row row : rows) {
      row(html, request, row);
    }
    Tables.close(html);
  }

  private void row(Html html, BrowserRequest request, OneTimeLinks.Row row) {
    boolean open = row.used() == null && row.expires().isAfter(pages.now());
    html.open("tr").element("td", row.note().isEmpty() ? "–" : row.note(), "dir", "auto");
    html.element("td", row.used() != null ? "used" : open ? "open" : "over").open("td");
    Timestamps.write(html, row.created(), "").close().open("td");
    Timestamps.write(html, row.expires(), "").close().open("td");
    if (open) {
      Forms.open(html, request, "/admin/invites/" + row.id() + "/withdraw", null);
      html.open("button", "class", "second", "type", "submit").text("Withdraw");
      html.element("span", " the invitation for " + row.note(), "class", "unseen");
      html.close().close();
    }
    html.close().close();
  }
}
