package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.http.Fields;

/** {@code POST /account/keys}: makes a key and shows it once. */
final class DoCreateKey extends AccountPage {
  private static final int LONGEST = 100;

  private final KeysPage page;

  DoCreateKey(Office office) {
    super(office, Who.USER);
    page = new KeysPage(office);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    String name = form.text("name");
    if (name.isEmpty()
        || name.length() > LONGEST
        || name.chars().anyMatch(Character::isISOControl)) {
      page.show(
          visit,
          form,
          name,
          "Give it a name of 1 to " + LONGEST + " characters in one line.",
          null);
      return;
    }
    long account = visit.user().account();
    try {
      String key = office.keys.add(account, name, null, office.now());
      office.liveKeys.refresh();
      Audit.note(visit, "key-created", account);
      NewKeyPage.show(this, visit, office.edge.origin(visit.call.exchange()), key);
    } catch (AccountException e) {
      page.show(
          visit, form, name, null, "There are as many keys as there can be; revoke one first.");
    }
  }
}
