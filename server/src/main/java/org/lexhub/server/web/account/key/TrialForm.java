package org.lexhub.server.web.account.key;

import org.lexhub.server.http.Fields;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/**
 * {@code GET /account/keys/trial}: the form token with which a script requests a {@link DoTrialKey
 * trial key}; an empty object if nobody is logged in.
 */
public final class TrialForm extends AccountPage {
  private static final JsonName TOKEN = JsonName.of(BrowserRequest.tokenField());

  /** Creates the page. */
  public TrialForm(PageContext pages) {
    super(pages, Role.ANYBODY);
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) {
    request.call.mediaType("application/json");
    JsonOut json = request.call.json().beginObject();
    if (request.session != null) {
      json.name(TOKEN).ascii(request.token());
    }
    json.endObject();
  }
}
