package org.lexhub.server.web.account;

import org.lexhub.server.web.Widgets;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.Tab;

/** Shows a new key. It cannot be shown again, since only its hash is stored. */
final class NewKeyPage {
  private NewKeyPage() {}

  /**
   * Shows a key.
   *
   * @param page the page that created it
   */
  static void show(AccountPage page, BrowserRequest request, String key) {
    String curl =
        "curl -H \"Authorization: Bearer "
            + key
            + "\" \\\n  \""
            + request.origin()
            + "/v1/languages/search?q=swahili\"";
    page.write(
        request,
        "Your new key",
        Tab.KEYS,
        html -> {
          html.element("h1", "Your new key");
          Widgets.alert(
              html,
              "warn",
              "Copy it now: it is not stored here in full and cannot be shown again.");
          html.element("h2", "Key");
          Widgets.code(html, "new-key", key);
          html.element("h2", "Try it");
          Widgets.code(html, "new-key-curl", curl);
          html.open("p").element("a", "To all keys", "href", "/account", "class", "button second");
          html.close();
        });
  }
}
