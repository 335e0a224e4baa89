package org.lexhub.server.web.account.key;

import java.sql.SQLException;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.text.Texts;

/** {@code POST /account/keys}: creates a key and redirects to the page that shows it once. */
public final class DoCreateKey extends AccountPage {
  private final KeysPage page;
  private final AccountKeys keys;
  private final LiveKeys liveKeys;
  private final FreshKeys fresh;

  /** Creates the target of the form that creates a key. */
  public DoCreateKey(
      PageContext pages, KeysPage page, AccountKeys keys, LiveKeys liveKeys, FreshKeys fresh) {
    super(pages, Role.USER);
    this.page = page;
    this.keys = keys;
    this.liveKeys = liveKeys;
    this.fresh = fresh;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    KeyForm entry = KeyForm.of(form);
    if (entry.isFaulty()) {
      page.show(request, form, entry, null);
      return;
    }
    long account = request.user().account();
    try {
      String key = keys.add(account, entry.name(), entry.lifetime(), entry.access(), pages.now());
      liveKeys.refresh();
      Audit.note(request, "key-created", account);
      request.call.redirect(303, fresh.pathOf(request.ownSession(), key, pages.now()));
    } catch (AccountException e) {
      page.show(request, form, entry, Texts.text("refusal.keys.full"));
    }
  }
}
