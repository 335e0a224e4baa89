package org.lexhub.server.web.account.key;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

/**
 * {@code GET /account/keys/new}: shows a new key once. It cannot be shown again, since only its
 * hash is stored.
 */
public final class NewKeyPage extends AccountPage {
  private final FreshKeys fresh;

  /** Creates the page. */
  public NewKeyPage(PageContext pages, FreshKeys fresh) {
    super(pages, Role.USER);
    this.fresh = fresh;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) {
    String key = fresh.take(query.exact("ticket"), request.ownSession(), pages.now());
    View view = new View(key, key == null ? "" : curl(request.origin(), key));
    write(request, Texts.text("keys.new.title"), Tab.KEYS, JteNewKeyGenerated::render, view);
  }

  /**
   * What the page shows.
   *
   * @param key the key, or null if it was shown before
   * @param curl a first request with it
   */
  record View(@Nullable String key, String curl) {}

  private static String curl(String origin, String key) {
    return "curl -s "
        + origin
        + "/v1/translations/translate \\\n  -H \"Authorization: Bearer "
        + key
        + "\" \\\n  -d '{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"spa,deu,jpn\"}'";
  }
}
