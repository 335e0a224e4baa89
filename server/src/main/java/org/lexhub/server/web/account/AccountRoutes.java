package org.lexhub.server.web.account;

import static org.lexhub.server.http.Route.form;
import static org.lexhub.server.http.Route.page;

import java.util.List;
import org.lexhub.server.account.OnceLinks.Purpose;
import org.lexhub.server.http.Route;
import org.lexhub.server.web.account.DoChangeAccount.Change;

/**
 * Every page of accounts and every target of its forms, one line each. Who may use a route is said
 * where its class is made; {@link #who} tells.
 */
public final class AccountRoutes {
  private AccountRoutes() {}

  /** Returns the routes. */
  public static List<Route> of(Office office) {
    return List.of(
        page("/account/signup", new SignUpPage(office, Purpose.INVITE)),
        form("/account/signup", new DoSignUp(office, Purpose.INVITE)).hashing(),
        page("/account/setup", new SignUpPage(office, Purpose.SETUP)),
        form("/account/setup", new DoSignUp(office, Purpose.SETUP)).hashing(),
        page("/account/login", new LoginPage(office)),
        form("/account/login", new DoLogin(office)).hashing(),
        form("/account/logout", new DoLogout(office)),
        page("/account/password", new PasswordLinkPage(office)),
        form("/account/password", new DoPasswordLink(office)).hashing(),
        page("/account", new KeysPage(office)),
        form("/account/keys", new DoCreateKey(office)),
        page("/account/keys/trial", new TrialForm(office)),
        form("/account/keys/trial", new DoTrialKey(office)),
        form("/account/keys/{id}/roll", new DoRollKey(office)),
        form("/account/keys/{id}/revoke", new DoRevokeKey(office)),
        page("/account/usage", new UsagePage(office)),
        page("/account/security", new SecurityPage(office)),
        form("/account/security/password", new DoChangePassword(office)).hashing(),
        form("/account/security/sessions/{id}/end", new DoEndSessions(office, false)),
        form("/account/security/sessions/end-others", new DoEndSessions(office, true)),
        form("/account/security/delete", new DoDeleteAccount(office)).hashing(),
        page("/admin", new AccountsPage(office)),
        page("/admin/accounts/{id}", new AdminAccountPage(office)),
        form("/admin/accounts/{id}/plan", new DoChangeAccount(office, Change.PLAN)),
        form("/admin/accounts/{id}/suspend", new DoChangeAccount(office, Change.SUSPEND)),
        form("/admin/accounts/{id}/resume", new DoChangeAccount(office, Change.RESUME)),
        form("/admin/accounts/{id}/reset-link", new DoChangeAccount(office, Change.RESET_LINK)),
        page("/admin/invites", new InvitesPage(office)),
        form("/admin/invites", new DoInvite(office)),
        form("/admin/invites/{id}/withdraw", new DoWithdraw(office)),
        page("/admin/state", new StatePage(office)));
  }

  /** Returns who may use one of these routes. */
  public static Who who(Route route) {
    return ((AccountPage) route.endpoint()).who();
  }
}
