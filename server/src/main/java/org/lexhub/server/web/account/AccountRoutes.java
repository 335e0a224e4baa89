package org.lexhub.server.web.account;

import static org.lexhub.server.http.Route.form;
import static org.lexhub.server.http.Route.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.Route;
import org.lexhub.server.web.account.DoChangeAccount.Change;
import org.lexhub.server.web.account.key.DoCreateKey;
import org.lexhub.server.web.account.key.DoRevokeKey;
import org.lexhub.server.web.account.key.DoRollKey;
import org.lexhub.server.web.account.key.DoTrialKey;
import org.lexhub.server.web.account.key.FreshKeys;
import org.lexhub.server.web.account.key.KeyUse;
import org.lexhub.server.web.account.key.KeysPage;
import org.lexhub.server.web.account.key.NewKeyPage;
import org.lexhub.server.web.account.key.TrialForm;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/**
 * The routes of account pages and of the targets of their forms, one line each. The constructor of
 * a page states the {@link Role} that its route requires.
 */
public final class AccountRoutes {
  private AccountRoutes() {}

  /** Returns the routes. */
  public static List<Route> of(AccountContext context) {
    List<Route> routes = new ArrayList<>();
    routes.addAll(entry(context));
    routes.addAll(ownAccount(context));
    routes.addAll(administration(context));
    return List.copyOf(routes);
  }

  /** Returns the role that a route of these requires. */
  public static Role role(Route route) {
    return ((AccountPage) route.endpoint()).role();
  }

  private static List<Route> entry(AccountContext context) {
    PageContext pages = context.pages;
    Credentials credentials = context.credentials;
    SignUpPage signUp =
        new SignUpPage(pages, Purpose.INVITE, context.links, context.signUp, context.provider);
    SignUpPage setup = new SignUpPage(pages, Purpose.SETUP, context.links, context.signUp, null);
    LoginPage login = new LoginPage(pages, context.signUp, context.provider);
    PasswordLinkPage password = new PasswordLinkPage(pages, context.links, credentials.logins());
    return List.of(
        page("/account/signup", signUp),
        form("/account/signup", new DoSignUp(pages, signUp, credentials)).hashing(),
        page("/account/setup", setup),
        form("/account/setup", new DoSignUp(pages, setup, credentials)).hashing(),
        page("/account/login", login),
        form("/account/login", new DoLogin(pages, login, credentials, context.pending)).hashing(),
        form("/account/logout", new DoLogout(pages)),
        page("/account/password", password),
        form("/account/password", new DoPasswordLink(pages, password, credentials)).hashing());
  }

  private static List<Route> ownAccount(AccountContext context) {
    PageContext pages = context.pages;
    Credentials credentials = context.credentials;
    AccountKeys keys = context.keys;
    LiveKeys live = context.liveKeys;
    UsageCounters counters = context.counters;
    FreshKeys fresh = new FreshKeys();
    KeysPage keysPage = new KeysPage(pages, keys, live);
    SecurityPage security = new SecurityPage(pages, context.provider, context.identities);
    DoChangePassword changePassword = new DoChangePassword(pages, security, credentials);
    DoDeleteAccount delete = new DoDeleteAccount(pages, security, credentials, live, counters);
    return List.of(
        page("/account", keysPage),
        form("/account/keys", new DoCreateKey(pages, keysPage, keys, live, fresh)),
        page("/account/keys/new", new NewKeyPage(pages, fresh)),
        page("/account/keys/requests", new KeyUse(pages, keys, live)),
        page("/account/keys/trial", new TrialForm(pages)),
        form("/account/keys/trial", new DoTrialKey(pages, keys, live)),
        form("/account/keys/{id}/roll", new DoRollKey(pages, keysPage, keys, live, fresh)),
        form("/account/keys/{id}/revoke", new DoRevokeKey(pages, keys, live)),
        page("/account/usage", new UsagePage(pages, counters, context.usage, keys)),
        page("/account/usage.csv", new UsageFile(pages, context.usage, keys)),
        page("/account/security", security),
        form("/account/security/password", changePassword).hashing(),
        form("/account/security/sessions/{id}/end", new DoEndSessions(pages, false)),
        form("/account/security/sessions/end-others", new DoEndSessions(pages, true)),
        form("/account/security/delete", delete).hashing());
  }

  private static List<Route> administration(AccountContext context) {
    PageContext pages = context.pages;
    Accounts accounts = context.accounts;
    OneTimeLinks links = context.links;
    AdminAccountPage account =
        new AdminAccountPage(pages, accounts, context.keys, context.counters);
    InvitesPage invites = new InvitesPage(pages, links, context.signUp);
    StatePage state =
        new StatePage(pages, accounts, context.signUp, context.serving, context.state);
    Function<Change, DoChangeAccount> change =
        kind -> new DoChangeAccount(pages, account, kind, accounts, links, context.liveKeys);
    return List.of(
        page("/admin", new AccountsPage(pages, accounts, context.counters)),
        page("/admin/accounts/{id}", account),
        form("/admin/accounts/{id}/plan", change.apply(Change.PLAN)),
        form("/admin/accounts/{id}/suspend", change.apply(Change.SUSPEND)),
        form("/admin/accounts/{id}/resume", change.apply(Change.RESUME)),
        form("/admin/accounts/{id}/reset-link", change.apply(Change.RESET_LINK)),
        page("/admin/invites", invites),
        form("/admin/invites", new DoInvite(pages, invites, links)),
        form("/admin/invites/{id}/withdraw", new DoWithdraw(pages, links)),
        page("/admin/state", state));
  }
}
