package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.SignUp.Registration;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;

/** {@code GET /admin/invites}: invitations to sign up. */
final class InvitesPage extends AccountPage {
  InvitesPage(AccountContext context) {
    super(context, Role.ADMIN);
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    show(request, query, "", null, null);
  }

  /**
   * Shows the page.
   *
   * @param link an invitation that was made just now, or null
   */
  void show(
      BrowserRequest request,
      Fields query,
      String note,
      @Nullable String fault,
      @Nullable String link)
      throws SQLException {
    List<OneTimeLinks.Row> invites = context.links.invites();
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
          html.element("p", rule(), "class", "lead");
          if (link != null) {
            html.open("div", "class", "alert warn", "role", "status");
            html.element("p", "Good for one account, for 7 days. It is not shown again.");
            Widgets.code(html, "link", link);
            html.close();
          }
          create(html, request, note, fault);
          table(html, request, invites);
        });
  }

  private String rule() {
    Registration registration = context.signUp.registration();
    return switch (registration) {
      case OPEN -> "Anybody can sign up here, with an invitation or without one.";
      case INVITE -> "Signing up here takes an invitation.";
      case CLOSED -> "Nobody can sign up here, not with an invitation either.";
    };
  }

  private static void create(
      Html html, BrowserRequest request, String note, @Nullable String fault) {
    Forms.open(html, request, "/admin/invites", "card create");
    Widgets.field(
        html,
        "note",
        "For whom",
        "A note for this list; who is invited does not see it.",
        fault,
        "type",
        "text",
        "value",
        note,
        "maxlength",
        "100",
        "dir",
        "auto",
        "autocomplete",
        "off");
    html.element("button", "Make an invitation", "type", "submit").close();
  }

  private void table(Html html, BrowserRequest request, List<OneTimeLinks.Row> rows) {
    if (rows.isEmpty()) {
      html.element("p", "No invitations yet.", "class", "muted");
      return;
    }
    html.open(
        "div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", "Invitations");
    html.open("table").open("thead").open("tr");
    for (String head : new String[] {"For", "State", "Made", "Good until"}) {
      html.element("th", head, "scope", "col");
    }
    html.open("th", "scope", "col").element("span", "What to do", "class", "unseen").close();
    html.close().close().open("tbody");
    for (OneTimeLinks.Row row : rows) {
      row(html, request, row);
    }
    html.close().close().close();
  }

  private void row(Html html, BrowserRequest request, OneTimeLinks.Row row) {
    boolean open = row.used() == null && row.expires().isAfter(context.now());
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
