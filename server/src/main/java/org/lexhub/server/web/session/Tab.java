package org.lexhub.server.web.session;

import org.lexhub.server.account.User;
import org.lexhub.server.web.Html;

/** A tab of the navigation of a logged-in user. */
public enum Tab {
  KEYS("Keys", "/account", false),
  USAGE("Usage", "/account/usage", false),
  SECURITY("Security", "/account/security", false),
  ACCOUNTS("Accounts", "/admin", true),
  INVITES("Invitations", "/admin/invites", true),
  STATE("Server", "/admin/state", true),
  /** No tab: the page has no navigation of the account. */
  NONE("", "", false);

  private final String label;
  private final String path;
  private final boolean forAdmins;

  Tab(String label, String path, boolean forAdmins) {
    this.label = label;
    this.path = path;
    this.forAdmins = forAdmins;
  }

  /** Writes the tabs that the user can open, and the form that logs out. */
  public static void bar(Html html, BrowserRequest request, Tab current) {
    User user = request.user();
    html.open("div", "class", "tabs").open("nav", "aria-label", "Account").open("ul");
    for (Tab tab : values()) {
      if (tab != NONE && (user.admin() || !tab.forAdmins)) {
        String mark = tab == current ? "page" : null;
        html.open("li").element("a", tab.label, "href", tab.path, "aria-current", mark).close();
      }
    }
    html.close().close();
    Forms.open(html, request, "/account/logout", "who");
    html.element("span", user.login(), "class", "muted", "dir", "auto");
    html.element("button", "Log out", "class", "second", "type", "submit").close().close();
  }
}
