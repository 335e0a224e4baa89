package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Session;
import org.lexhub.server.account.provider.Identities;
import org.lexhub.server.http.Fields;
import org.lexhub.server.oidc.ProviderSettings;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

/** {@code GET /account/security}: the password, the sessions, the deletion of the account. */
final class SecurityPage extends AccountPage {
  private final @Nullable ProviderSettings provider;
  private final Identities identities;

  SecurityPage(PageContext pages, @Nullable ProviderSettings provider, Identities identities) {
    super(pages, Role.USER);
    this.provider = provider;
    this.identities = identities;
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
    String general = faults.general();
    View view =
        new View(
            request,
            FlashMessage.text(query),
            general == null ? FlashMessage.fault(query) : general,
            faults,
            sessions,
            provider == null ? null : provider.name(),
            provider != null && identities.isLinked(request.user().account(), provider.issuer()));
    write(request, Texts.text("security.title"), Tab.SECURITY, JteSecurityGenerated::render, view);
  }

  /**
   * What the page shows.
   *
   * @param fault an error that belongs to no field, or null
   * @param provider the name of the identity provider, or null if there is none
   * @param isLinked whether the account belongs to a user of the provider
   */
  record View(
      BrowserRequest request,
      @Nullable String message,
      @Nullable String fault,
      Faults faults,
      List<Session> sessions,
      @Nullable String provider,
      boolean isLinked) {}

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
    return agent.isBlank() ? Texts.text("security.session.unknown") : agent;
  }
}
