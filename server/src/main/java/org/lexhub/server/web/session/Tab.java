package org.lexhub.server.web.session;

import java.util.List;
import java.util.stream.Stream;
import org.lexhub.server.account.User;
import org.lexhub.server.web.text.Texts;

/** A tab of the navigation of a logged-in user. */
public enum Tab {
  KEYS("keys", "/account", false),
  USAGE("usage", "/account/usage", false),
  SECURITY("security", "/account/security", false),
  ACCOUNTS("accounts", "/admin", true),
  INVITES("invites", "/admin/invites", true),
  STATE("state", "/admin/state", true),
  /** No tab: the page has no navigation of the account. */
  NONE("", "", false);

  private final String key;
  private final String path;
  private final boolean forAdmins;

  Tab(String key, String path, boolean forAdmins) {
    this.key = key;
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
    return Texts.text("account.tab." + key);
  }

  String path() {
    return path;
  }
}
