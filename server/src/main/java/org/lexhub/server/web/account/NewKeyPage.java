package org.lexhub.server.web.account;

import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Widgets;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;

/**
 * {@code GET /account/keys/new}: shows a new key once. It cannot be shown again, since only its
 * hash is stored.
 */
final class NewKeyPage extends AccountPage {
  private final FreshKeys fresh;

  NewKeyPage(PageContext pages, FreshKeys fresh) {
    super(pages, Role.USER);
    this.fresh = fresh;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) {
    String key = fresh.take(query.exact("ticket"), request.ownSession(), pages.now());
    if (key == null) {
      gone(request);
      return;
    }
    show(request, key);
  }

  private void gone(BrowserRequest request) {
    write(
        request,
        "Your new key",
        Tab.KEYS,
        html -> {
          html.element("h1", "Your new key");
          html.element(
              "p",
              "A new key is shown only once. If you didn’t copy it, rotate it to get another one.",
              "class",
              "lead");
          html.element("a", "Back to keys", "href", "/account", "class", "button");
        });
  }

  private void show(BrowserRequest request, String key) {
    String curl =
        "curl -s "
            + request.origin()
            + "/v1/translations/translate \\\n  -H \"Authorization: Bearer "
            + key
            + "\" \\\n  -d '{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"spa,deu,jpn\"}'";
    write(
        request,
        "Your new key",
        Tab.KEYS,
        html -> {
          html.element("h1", "Your new key");
          Widgets.alert(
              html, "warn", "Copy it now. Only a hash is stored, so it can’t be shown again.");
          html.element("h2", "Key");
          Widgets.code(html, "new-key", key);
          html.element("h2", "Send your first request");
          Widgets.code(html, "new-key-curl", curl);
          html.element(
              "p",
              "Waiting for your first request …",
              "class",
              "alert",
              "role",
              "status",
              "hidden",
              "",
              "data-waiting",
              "/account/keys/requests");
          html.open("p", "class", "row");
          html.element("a", "Read the guide", "href", "/docs", "class", "button");
          html.element("a", "Back to keys", "href", "/account", "class", "button second");
          html.close();
        });
  }
}
