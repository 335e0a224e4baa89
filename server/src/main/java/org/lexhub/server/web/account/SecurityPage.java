package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Session;
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
import org.lexhub.server.web.session.Timestamps;

/** {@code GET /account/security}: the password, the sessions, the deletion of the account. */
final class SecurityPage extends AccountPage {
  SecurityPage(PageContext pages) {
    super(pages, Role.USER);
  }

  /**
   * The errors in the forms of this page; null for none.
   *
   * @param present the error in the present password
   * @param fresh the error in the new password
   * @param delete the error in the password that confirms a deletion
   * @param general an error that belongs to no field
   */
  record Faults(
      @Nullable String present,
      @Nullable String fresh,
      @Nullable String delete,
      @Nullable String general) {
    static final Faults NONE = new Faults(null, null, null, null);
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    show(request, query, Faults.NONE);
  }

  /** Shows the page with the errors of its forms. */
  void show(BrowserRequest request, Fields query, Faults faults) throws SQLException {
    List<Session> sessions = pages.sessions().of(request.user().account(), pages.now());
    if (!faults.equals(Faults.NONE)) {
      request.call.status(422);
    }
    write(
        request,
        "Security",
        Tab.SECURITY,
        html -> {
          html.element("h1", "Security");
          FlashMessage.write(html, query);
          if (faults.general() != null) {
            Widgets.alert(html, "bad", faults.general());
          }
          password(html, request, faults);
          sessions(html, request, sessions);
          delete(html, request, faults);
        });
  }

  private static void password(Html html, BrowserRequest request, Faults faults) {
    html.open("section", "class", "card part").element("h2", "Change password");
    Forms.open(html, request, "/account/security/password", null);
    Forms.presentPassword(html, "password", "Current password", faults.present());
    Forms.newPassword(html, "New password", faults.fresh());
    Forms.submit(html, "Change password");
    html.close().close();
  }

  private static void sessions(Html html, BrowserRequest request, List<Session> sessions) {
    html.open("section", "class", "card").element("h2", "Sessions");
    html.open("ul", "class", "sessions");
    for (Session session : sessions) {
      session(html, request, session);
    }
    html.close();
    if (sessions.size() > 1) {
      Forms.open(html, request, "/account/security/sessions/end-others", null);
      html.element("button", "End all other sessions", "class", "second", "type", "submit").close();
    }
    html.close();
  }

  private static void session(Html html, BrowserRequest request, Session session) {
    boolean own = session.id() == request.ownSession().id();
    html.open("li").open("div");
    html.open("p").element("strong", browser(session.agent())).text(" ");
    if (own) {
      html.element("span", "this session", "class", "badge accent");
    }
    html.close().open("p", "class", "small muted").text("from " + session.address() + ", since ");
    Timestamps.write(html, session.created(), "").text(", last used ");
    Timestamps.write(html, session.seen(), "").close().close();
    if (!own) {
      Forms.open(html, request, "/account/security/sessions/" + session.id() + "/end", null);
      html.open("button", "class", "second", "type", "submit").text("End");
      html.element("span", " the session from " + session.address(), "class", "unseen");
      html.close().close();
    }
    html.close();
  }

  /** Returns the name of the browser in a header {@code User-Agent}, or the whole header. */
  private static String browser(String agent) {
    for (String name : new String[] {"Edg", "OPR", "Firefox", "Chrome", "Safari", "curl"}) {
      if (agent.contains(name + "/")) {
        return switch (name) {
          case "Edg" -> "Edge";
          case "OPR" -> "Opera";
          default -> name;
        };
      }
    }
    return agent.isBlank() ? "Unknown browser" : agent;
  }

  private static void delete(Html html, BrowserRequest request, Faults faults) {
    html.open("section", "class", "card part").element("h2", "Delete account");
    html.element(
        "p",
        "Revokes all keys immediately and deletes the account with its usage history."
            + " This can’t be undone.");
    html.open("details", "class", "fold", "open", faults.delete() == null ? null : "");
    html.element("summary", "Delete …").open("div", "class", "folded");
    Forms.open(html, request, "/account/security/delete", null);
    Forms.presentPassword(html, "delete_password", "Password", faults.delete());
    html.open("p");
    html.element("button", "Delete account permanently", "class", "danger", "type", "submit");
    html.close().close().close().close().close();
  }
}
