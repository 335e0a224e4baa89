package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.Forms;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/** {@code POST /account/keys}: creates a key and shows it once. */
final class DoCreateKey extends AccountPage {
  private final KeysPage page;
  private final AccountKeys keys;
  private final LiveKeys liveKeys;

  DoCreateKey(PageContext pages, KeysPage page, AccountKeys keys, LiveKeys liveKeys) {
    super(pages, Role.USER);
    this.page = page;
    this.keys = keys;
    this.liveKeys = liveKeys;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    String name = form.text("name");
    if (name.isEmpty() || !Forms.isLabel(name)) {
      page.show(
          request,
          form,
          name,
          "Give it a name of 1 to " + Forms.MAX_LABEL_LENGTH + " characters in one line.",
          null);
      return;
    }
    long account = request.user().account();
    try {
      String key = keys.add(account, name, null, pages.now());
      liveKeys.refresh();
      Audit.note(request, "key-created", account);
      NewKeyPage.show(this, request, key);
    } catch (AccountException e) {
      page.show(
          request, form, name, null, "There are as many keys as there can be; revoke one first.");
    }
  }
}
