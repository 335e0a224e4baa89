package org.lexhub.server.web.account.factor;

import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.factor.SecondFactors;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

/**
 * {@code GET /account/security/second-factor}: turns the second factor on in two steps, the
 * password and a code of the app, and off.
 */
final class FactorPage extends AccountPage {
  private final SecondFactors factors;

  FactorPage(PageContext pages, SecondFactors factors) {
    super(pages, Role.USER);
    this.factors = factors;
  }

  @Override
  protected boolean isForSecondFactor() {
    return true;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    show(request, query, Faults.NONE, List.of());
  }

  /**
   * The errors in the forms of this page; null for none.
   *
   * @param password the error in the password that begins
   * @param code the error in the first code
   * @param renewal the error in the password that makes new recovery codes
   * @param removal the error in the password that turns the factor off
   */
  record Faults(
      @Nullable String password,
      @Nullable String code,
      @Nullable String renewal,
      @Nullable String removal) {
    static final Faults NONE = new Faults(null, null, null, null);
  }

  /**
   * Refuses users who have no password, and whose log-in therefore needs no second factor here.
   *
   * @throws ApiError 404
   */
  static void requirePassword(BrowserRequest request) {
    if (!request.user().hasPassword()) {
      throw ApiError.noSuchPath(SECOND_FACTOR);
    }
  }

  /**
   * Shows the page.
   *
   * @param codes new recovery codes to show once; can be empty
   */
  void show(BrowserRequest request, Fields fields, Faults faults, List<String> codes)
      throws SQLException {
    long account = request.user().account();
    boolean on = factors.isOn(account);
    String secret = on ? null : factors.pending(account);
    if (!faults.equals(Faults.NONE)) {
      request.call.status(422);
    }
    View view =
        new View(
            request.token(),
            FlashMessage.text(fields),
            on,
            pages.rule().requires(request.user()),
            secret,
            secret == null ? null : QrPicture.of(uri(request, secret)),
            factors.codesLeft(account),
            codes,
            faults,
            request.user().hasPassword());
    write(request, Texts.text("factor.title"), Tab.SECURITY, JteFactorGenerated::render, view);
  }

  /** Returns the address with which apps read a secret from a picture. */
  private static String uri(BrowserRequest request, String secret) {
    String host = request.origin().replaceFirst("^[a-z]+://", "").replaceFirst(":[0-9]+$", "");
    String issuer = Urls.encoded("Lexhub " + host);
    String login = Urls.encoded(request.user().login());
    return "otpauth://totp/"
        + issuer
        + ":"
        + login
        + "?secret="
        + secret
        + "&issuer="
        + issuer
        + "&algorithm=SHA1&digits=6&period=30";
  }

  /**
   * What the page shows.
   *
   * @param on whether the second factor is on
   * @param required whether the user must have one
   * @param secret the secret of which a code is awaited, or null
   * @param picture the same as a picture for the app, or null
   * @param codesLeft the number of recovery codes
   * @param codes new recovery codes
   * @param hasPassword whether the user logs in with a password
   */
  record View(
      String token,
      @Nullable String message,
      boolean on,
      boolean required,
      @Nullable String secret,
      @Nullable QrPicture picture,
      long codesLeft,
      List<String> codes,
      Faults faults,
      boolean hasPassword) {
    /** Returns the secret in groups, which people type more easily. */
    String groups() {
      return secret == null ? "" : secret.replaceAll("(.{4})(?=.)", "$1 ");
    }
  }
}
