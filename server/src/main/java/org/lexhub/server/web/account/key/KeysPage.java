package org.lexhub.server.web.account.key;

import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.access.KeyAccess;
import org.lexhub.server.account.access.KeyScope;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

/** {@code GET /account}: the API keys of the logged-in user. */
public final class KeysPage extends AccountPage {
  static final int DEFAULT_OVERLAP_HOURS = 24;
  static final List<Integer> OVERLAP_HOURS = List.of(0, 1, 24, 72);

  private final AccountKeys keys;
  private final LiveKeys liveKeys;

  /** Creates the page. */
  public KeysPage(PageContext pages, AccountKeys keys, LiveKeys liveKeys) {
    super(pages, Role.USER);
    this.keys = keys;
    this.liveKeys = liveKeys;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    show(request, query, KeyForm.EMPTY, null);
  }

  /**
   * Shows the page.
   *
   * @param form the form that creates a key
   * @param fault an error that belongs to no field, or null
   */
  void show(BrowserRequest request, Fields query, KeyForm form, @Nullable String fault)
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
    if (form.isFaulty() || fault != null) {
      request.call.status(422);
    }
    String message = FlashMessage.text(query);
    View view = new View(request.token(), message, fault, form, active, ended, now);
    write(request, Texts.text("keys.title"), Tab.KEYS, JteKeysGenerated::render, view);
  }

  /** What the page shows; for the texts see {@link #show}. */
  record View(
      String token,
      @Nullable String message,
      @Nullable String fault,
      KeyForm form,
      List<Key> keys,
      List<KeyRow> ended,
      Instant now) {}

  /** Returns what a key can be used for, in words, which can contain commas. */
  static String labels(KeyAccess access) {
    return Arrays.stream(KeyScope.values())
        .filter(access::has)
        .map(scope -> Texts.text("keys.scope." + scope.code()))
        .collect(Collectors.joining(" · "));
  }

  /** Returns stored entries with a blank after each comma, so that lines can break. */
  static String listed(@Nullable String entries) {
    return entries == null ? "" : entries.replace(",", ", ");
  }

  /** An active key with its use, also that which is not yet stored. */
  record Key(KeyRow row, @Nullable Instant used, long requests) {
    static Key of(KeyRow row, LiveKeys.Use use) {
      Instant used = use.lastUsed() > 0 ? Instant.ofEpochSecond(use.lastUsed()) : row.lastUsed();
      return new Key(row, used, row.requests() + use.requests());
    }
  }
}
