package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.http.Fields;

/** {@code POST /account/keys}: makes a key and shows it once. */
final class DoCreateKey extends AccountPage {
  private static final int MAX_LENGTH = 100;

  private final KeysPage page;

  DoCreateKey(AccountContext context) {
    super(context, Role.USER);
    page = new KeysPage(context);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    String name = form.text("name");
    if (name.isEmpty()
        || name.length() > MAX_LENGTH
        || name.chars().anyMatch(Character::isISOControl)) {
      page.show(
          request,
          form,
          name,
          "Give it a name of 1 to " + MAX_LENGTH + " characters in one line.",
          null);
      return;
    }
    long account = request.user().account();
    try {
      String key = context.keys.add(account, name, null, context.now());
      context.liveKeys.refresh();
      Audit.note(request, "key-created", account);
      NewKeyPage.show(this, request, context.edge.origin(request.call.exchange()), key);
    } catch (AccountException e) {
      page.show(
          request, form, name, null, "There are as many keys as there can be; revoke one first.");
    }
  }
}
