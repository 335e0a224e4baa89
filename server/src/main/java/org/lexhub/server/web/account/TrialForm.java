package org.lexhub.server.web.account;

import org.lexhub.server.http.Fields;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;

/**
 * {@code GET /account/keys/trial}: the token with which a page may ask for a {@link DoTrialKey
 * trial key}; an empty object for who is not logged in.
 */
final class TrialForm extends AccountPage {
  private static final JsonName TOKEN = JsonName.of(Visit.tokenField());

  TrialForm(Office office) {
    super(office, Who.ANYBODY);
  }

  @Override
  protected void answer(Visit visit, Fields query) {
    visit.call.mediaType("application/json");
    JsonOut json = visit.call.json().beginObject();
    if (visit.session != null) {
      json.name(TOKEN).ascii(visit.token());
    }
    json.endObject();
  }
}
