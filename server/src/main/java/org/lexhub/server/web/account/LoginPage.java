package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.SignUp.Registration;
import org.lexhub.server.http.Fields;
import org.lexhub.server.oidc.ProviderSettings;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

/** {@code GET /account/login}: the form to log in. */
public final class LoginPage extends AccountPage {
  private final SignUp signUp;
  private final @Nullable ProviderSettings provider;

  LoginPage(PageContext pages, SignUp signUp, @Nullable ProviderSettings provider) {
    super(pages, Role.ANYBODY);
    this.provider = provider;
    this.signUp = signUp;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    String next = next(query);
    if (request.session != null) {
      request.call.redirect(303, next);
      return;
    }
    show(request, query, "", null);
  }

  /**
   * Returns the path to show after the login, from the field {@code next}: an account page or the
   * documentation, never another site.
   */
  public static String next(Fields fields) {
    String next = fields.text("next");
    boolean known =
        next.matches("/(account|admin|docs)(/[a-z0-9/-]*)?") && !next.startsWith("/account/log");
    return known ? next : "/account";
  }

  /**
   * Shows the form.
   *
   * @param login the entered name
   * @param fault the error to show, or null
   */
  void show(BrowserRequest request, Fields fields, String login, @Nullable String fault) {
    boolean open = signUp.registration() != Registration.CLOSED;
    String message = FlashMessage.text(fields);
    View view =
        new View(
            request.token(),
            next(fields),
            login,
            message,
            fault == null ? FlashMessage.fault(fields) : fault,
            open,
            provider == null ? null : provider.name());
    write(request, Texts.text("account.login"), Tab.NONE, JteLoginGenerated::render, view);
  }

  /**
   * What the page shows.
   *
   * @param open whether anybody can create an account
   * @param provider the name of the identity provider, or null if there is none
   */
  record View(
      String token,
      String next,
      String login,
      @Nullable String message,
      @Nullable String fault,
      boolean open,
      @Nullable String provider) {}
}
