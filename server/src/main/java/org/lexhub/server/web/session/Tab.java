package org.lexhub.server.web.session;

import java.util.List;
import java.util.stream.Stream;
import org.lexhub.server.account.User;

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

  /** Returns the tabs that a user can open. */
  static List<Tab> of(User user) {
    return Stream.of(values())
        .filter(tab -> tab != NONE && (user.admin() || !tab.forAdmins))
        .toList();
  }

  String label() {
    return label;
  }

  String path() {
    return path;
  }
}
