package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;

/** {@code GET /account}: the API keys of the logged-in user. */
final class KeysPage extends AccountPage {
  static final int DEFAULT_OVERLAP_HOURS = 24;
  static final List<Integer> OVERLAP_HOURS = List.of(0, 1, 24, 72);

  private final AccountKeys keys;
  private final LiveKeys liveKeys;

  KeysPage(PageContext pages, AccountKeys keys, LiveKeys liveKeys) {
    super(pages, Role.USER);
    this.keys = keys;
    this.liveKeys = liveKeys;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    show(request, query, "", null, null);
  }

  /**
   * Shows the page.
   *
   * @param name the entered name of a new key
   * @param nameFault the error in it, or null
   * @param fault an error that belongs to no field, or null
   */
  void show(
      BrowserRequest request,
      Fields query,
      String name,
      @Nullable String nameFault,
      @Nullable String fault)
      throws SQLException {
    Instant now = pages.now();
    List<Key> active = new ArrayList<>();
    List<KeyRow> ended = new ArrayList<>();
    for (KeyRow row : keys.of(request.user().account())) {
      if (row.state(now).equals("active")) {
        active.add(Key.of(row, liveKeys.use(row.id())));
      } else {
        ended.add(row);
      }
    }
    if (nameFault != null || fault != null) {
      request.call.status(422);
    }
    String message = FlashMessage.text(query);
    View view = new View(request.token(), message, fault, name, nameFault, active, ended, now);
    write(request, "Keys", Tab.KEYS, JteKeysGenerated::render, view);
  }

  /** What the page shows; for the texts see {@link #show}. */
  record View(
      String token,
      @Nullable String message,
      @Nullable String fault,
      String name,
      @Nullable String nameFault,
      List<Key> keys,
      List<KeyRow> ended,
      Instant now) {}

  /** An active key with its use, also that which is not yet stored. */
  record Key(KeyRow row, @Nullable Instant used, long requests) {
    static Key of(KeyRow row, LiveKeys.Use use) {
      Instant used = use.lastUsed() > 0 ? Instant.ofEpochSecond(use.lastUsed()) : row.lastUsed();
      return new Key(row, used, row.requests() + use.requests());
    }
  }
}
