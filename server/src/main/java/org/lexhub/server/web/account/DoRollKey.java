package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.time.Duration;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.http.ApiError;
import org.lexhub.server.http.Fields;

/** {@code POST /account/keys/{id}/roll}: replaces a key by a new one and shows that once. */
final class DoRollKey extends AccountPage {
  private final KeysPage page;

  DoRollKey(Office office) {
    super(office, Who.USER);
    page = new KeysPage(office);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    long account = visit.user().account();
    String id = visit.call.value();
    if (office.keys.find(account, id) == null) {
      throw ApiError.notFound("Key", id);
    }
    int hours = form.number("hours", -1, 0, 72);
    if (hours < 0) {
      page.show(visit, form, "", null, "The old key can go on for 0 to 72 hours.");
      return;
    }
    try {
      String key = office.keys.roll(account, id, Duration.ofHours(hours), office.now());
      office.liveKeys.refresh();
      Audit.note(visit, "key-replaced", account);
      NewKeyPage.show(this, visit, office.edge.origin(visit.call.exchange()), key);
    } catch (AccountException e) {
      page.show(
          visit,
          form,
          "",
          null,
          "This key cannot be replaced: it has ended, or there are ten keys and the old one would go"
              + " on beside the new one.");
    }
  }
}
