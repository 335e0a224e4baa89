package org.lexhub.server.web.account;

import static org.lexhub.server.http.Route.form;
import static org.lexhub.server.http.Route.page;

import java.util.List;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.http.Route;
import org.lexhub.server.web.account.DoChangeAccount.Change;

/**
 * Every page of accounts and every target of its forms, one line each. Who may use a route is said
 * where its class is made; {@link #who} tells.
 */
public final class AccountRoutes {
  private AccountRoutes() {}

  /** Returns the routes. */
  public static List<Route> of(AccountContext context) {
    return List.of(
        page("/account/signup", new SignUpPage(context, Purpose.INVITE)),
        form("/account/signup", new DoSignUp(context, Purpose.INVITE)).hashing(),
        page("/account/setup", new SignUpPage(context, Purpose.SETUP)),
        form("/account/setup", new DoSignUp(context, Purpose.SETUP)).hashing(),
        page("/account/login", new LoginPage(context)),
        form("/account/login", new DoLogin(context)).hashing(),
        form("/account/logout", new DoLogout(context)),
        page("/account/password", new PasswordLinkPage(context)),
        form("/account/password", new DoPasswordLink(context)).hashing(),
        page("/account", new KeysPage(context)),
        form("/account/keys", new DoCreateKey(context)),
        page("/account/keys/trial", new TrialForm(context)),
        form("/account/keys/trial", new DoTrialKey(context)),
        form("/account/keys/{id}/roll", new DoRollKey(context)),
        form("/account/keys/{id}/revoke", new DoRevokeKey(context)),
        page("/account/usage", new UsagePage(context)),
        page("/account/security", new SecurityPage(context)),
        form("/account/security/password", new DoChangePassword(context)).hashing(),
        form("/account/security/sessions/{id}/end", new DoEndSessions(context, false)),
        form("/account/security/sessions/end-others", new DoEndSessions(context, true)),
        form("/account/security/delete", new DoDeleteAccount(context)).hashing(),
        page("/admin", new AccountsPage(context)),
        page("/admin/accounts/{id}", new AdminAccountPage(context)),
        form("/admin/accounts/{id}/plan", new DoChangeAccount(context, Change.PLAN)),
        form("/admin/accounts/{id}/suspend", new DoChangeAccount(context, Change.SUSPEND)),
        form("/admin/accounts/{id}/resume", new DoChangeAccount(context, Change.RESUME)),
        form("/admin/accounts/{id}/reset-link", new DoChangeAccount(context, Change.RESET_LINK)),
        page("/admin/invites", new InvitesPage(context)),
        form("/admin/invites", new DoInvite(context)),
        form("/admin/invites/{id}/withdraw", new DoWithdraw(context)),
        page("/admin/state", new StatePage(context)));
  }

  /** Returns who may use one of these routes. */
  public static Role who(Route route) {
    return ((AccountPage) route.endpoint()).who();
  }
}
