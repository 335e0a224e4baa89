package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.time.Duration;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;

/** {@code POST /account/keys/{id}/roll}: replaces a key by a new one and shows that once. */
final class DoRollKey extends AccountPage {
  private final KeysPage page;

  DoRollKey(AccountContext context) {
    super(context, Role.USER);
    page = new KeysPage(context);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    String id = request.call.value();
    if (context.keys.find(account, id) == null) {
      throw ApiError.notFound("Key", id);
    }
    int hours = form.number("hours", -1, 0, 72);
    if (hours < 0) {
      page.show(request, form, "", null, "The old key can go on for 0 to 72 hours.");
      return;
    }
    try {
      String key = context.keys.roll(account, id, Duration.ofHours(hours), context.now());
      context.liveKeys.refresh();
      Audit.note(request, "key-replaced", account);
      NewKeyPage.show(this, request, context.edge.origin(request.call.exchange()), key);
    } catch (AccountException e) {
      page.show(
          request,
          form,
          "",
          null,
          "This key cannot be replaced: it has ended, or there are ten keys and the old one would go"
              + " on beside the new one.");
    }
  }
}
