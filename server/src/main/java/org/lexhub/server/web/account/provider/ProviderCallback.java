package org.lexhub.server.web.account.provider;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.Digests;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.account.SignUp.Registration;
import org.lexhub.server.account.provider.Identities;
import org.lexhub.server.http.Fields;
import org.lexhub.server.oidc.LoginFlow;
import org.lexhub.server.oidc.ProviderUser;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.account.AccountContext;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.BrowserRequest.Kept;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.Role;

/**
 * {@code GET /account/login/provider/callback}: the answer of the provider. It logs the user in,
 * creates an account where registration allows it, or links the account of the present session.
 */
final class ProviderCallback extends AccountPage {
  private static final String LOGIN = "/account/login";
  private static final int MAX_CODE_LENGTH = 2048;

  private final AccountContext context;
  private final ProviderGate gate;
  private final Identities identities;

  ProviderCallback(AccountContext context, ProviderGate gate) {
    super(context.pages, Role.ANYBODY);
    this.context = context;
    this.gate = gate;
    identities = context.identities;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    String secret = request.kept(Kept.PROVIDER_LOGIN);
    LoginFlow flow = flow(request, query, secret);
    request.keep(Kept.PROVIDER_LOGIN, "");
    String code = query.exact("code");
    if (flow == null || code.isEmpty() || code.length() > MAX_CODE_LENGTH) {
      Audit.note(request, "provider-refused", 0);
      back(request, flow == null ? FlashMessage.PROVIDER_EXPIRED : FlashMessage.PROVIDER_FAILED);
      return;
    }
    if (context.credentials.throttle().tryFrom(request.network()) > 0) {
      back(request, FlashMessage.PROVIDER_BUSY);
      return;
    }
    ProviderUser user = gate.confirm(flow, code, query.exact("iss"));
    if (user == null) {
      Audit.note(request, "provider-refused", 0);
      back(request, FlashMessage.PROVIDER_FAILED);
    } else if (flow.purpose().equals(ProviderGate.LOG_IN)) {
      enter(request, user);
    } else {
      link(request, user);
    }
  }

  /** Returns the log-in that this browser has begun and the answer is for, or null. */
  private static @Nullable LoginFlow flow(BrowserRequest request, Fields query, String secret) {
    if (secret.isEmpty()) {
      return null;
    }
    String purpose =
        request.session == null
            ? ProviderGate.LOG_IN
            : ProviderGate.linking(request.user().account());
    LoginFlow flow = ProviderGate.flow(request, secret, purpose);
    return Digests.same(flow.state(), query.exact("state")) ? flow : null;
  }

  private void back(BrowserRequest request, FlashMessage message) {
    request.call.redirect(303, message.at(request.session == null ? LOGIN : "/account/security"));
  }

  private void enter(BrowserRequest request, ProviderUser user) throws SQLException {
    long account = identities.account(user.issuer(), user.subject());
    boolean isNew = account == 0;
    if (isNew) {
      account = signUp(request, user);
    }
    Logins.Known known = account == 0 ? null : context.credentials.logins().find(account);
    if (known == null) {
      return;
    }
    if (known.user().suspended()) {
      Audit.note(request, "login-suspended", account);
      back(request, FlashMessage.PROVIDER_SUSPENDED);
      return;
    }
    if (known.user().hasSecondFactor()) {
      request.keep(Kept.SECOND_FACTOR, context.pending.open(account, pages.now()));
      request.call.redirect(303, Urls.of("/account/login/code", "next", "/account"));
      return;
    }
    request.logIn(account);
    Audit.note(request, isNew ? "sign-up-by-provider" : "login-by-provider", account);
    request.call.redirect(303, isNew ? FlashMessage.SIGNED_UP.at("/account") : "/account");
  }

  /** Creates an account; returns 0 if that is not allowed, and redirects the browser. */
  private long signUp(BrowserRequest request, ProviderUser user) throws SQLException {
    String secret = request.kept(Kept.INVITATION);
    OneTimeLinks.Row link =
        secret.isEmpty() ? null : context.links.find(Purpose.INVITE, secret, pages.now());
    Registration registration = context.signUp.registration();
    boolean allowed =
        registration == Registration.OPEN || (registration == Registration.INVITE && link != null);
    if (!allowed) {
      Audit.note(request, "provider-unknown", 0);
      back(request, FlashMessage.PROVIDER_UNKNOWN);
      return 0;
    }
    if (context.credentials.throttle().signUpFrom(request.network()) > 0) {
      back(request, FlashMessage.PROVIDER_BUSY);
      return 0;
    }
    try {
      long number = link == null ? 0 : link.id();
      long account =
          identities.signUp(
              user.issuer(),
              user.subject(),
              user.names(),
              number,
              context.signUp.maxAccounts(),
              pages.now());
      request.keep(Kept.INVITATION, "");
      return account;
    } catch (AccountException e) {
      back(request, FlashMessage.PROVIDER_UNKNOWN);
      return 0;
    }
  }

  private void link(BrowserRequest request, ProviderUser user) throws SQLException {
    long account = request.user().account();
    try {
      identities.link(account, user.issuer(), user.subject(), pages.now());
    } catch (AccountException e) {
      back(request, FlashMessage.PROVIDER_TAKEN);
      return;
    }
    Audit.note(request, "provider-linked", account);
    back(request, FlashMessage.PROVIDER_LINKED);
  }
}
