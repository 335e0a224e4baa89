package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Session;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;

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
    View view = new View(request, FlashMessage.text(query), faults, sessions);
    write(request, "Security", Tab.SECURITY, JteSecurityGenerated::render, view);
  }

  /** What the page shows. */
  record View(
      BrowserRequest request, @Nullable String message, Faults faults, List<Session> sessions) {}

  /** Returns the name of the browser in a header {@code User-Agent}, or the whole header. */
  static String browser(String agent) {
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
}
