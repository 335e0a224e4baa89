package org.lexhub.server.web.account.key;

import java.sql.SQLException;
import java.time.Duration;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.text.Texts;

/**
 * {@code POST /account/keys/{id}/roll}: replaces a key and redirects to the page that shows the new
 * one once.
 */
public final class DoRollKey extends AccountPage {
  /** How long an old key can remain valid. */
  private static final int MAX_OVERLAP_HOURS = 72;

  private final KeysPage page;
  private final AccountKeys keys;
  private final LiveKeys liveKeys;
  private final FreshKeys fresh;

  /** Creates the target of the form that replaces a key. */
  public DoRollKey(
      PageContext pages, KeysPage page, AccountKeys keys, LiveKeys liveKeys, FreshKeys fresh) {
    super(pages, Role.USER);
    this.page = page;
    this.keys = keys;
    this.liveKeys = liveKeys;
    this.fresh = fresh;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    String id = request.call.value();
    if (keys.find(account, id) == null) {
      throw ApiError.notFound("Key", id);
    }
    int hours = form.number("hours", -1, 0, MAX_OVERLAP_HOURS);
    if (hours < 0) {
      page.show(request, form, KeyForm.EMPTY, Texts.text("refusal.overlap", MAX_OVERLAP_HOURS));
      return;
    }
    try {
      String key = keys.roll(account, id, Duration.ofHours(hours), pages.now());
      liveKeys.refresh();
      Audit.note(request, "key-replaced", account);
      request.call.redirect(303, fresh.pathOf(request.ownSession(), key, pages.now()));
    } catch (AccountException e) {
      page.show(request, form, KeyForm.EMPTY, Texts.text("refusal.rotate", AccountKeys.MAX_ACTIVE));
    }
  }
}
