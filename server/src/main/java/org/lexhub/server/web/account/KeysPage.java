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
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.Forms;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.session.Timestamps;

/** {@code GET /account}: the API keys of the logged-in user. */
final class KeysPage extends AccountPage {
  private static final int DEFAULT_OVERLAP_HOURS = 24;
  private static final int[] OVERLAP_HOURS = {0, 1, 24, 72};

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
    List<KeyRow> active = new ArrayList<>();
    List<KeyRow> ended = new ArrayList<>();
    for (KeyRow row : keys.of(request.user().account())) {
      (row.state(now).equals("active") ? active : ended).add(row);
    }
    if (nameFault != null || fault != null) {
      request.call.status(422);
    }
    write(
        request,
        "Keys",
        Tab.KEYS,
        html -> {
          html.element("h1", "Keys");
          FlashMessage.write(html, query);
          if (fault != null) {
            Widgets.alert(html, "bad", fault);
          }
          html.element(
              "p",
              "Send your key in the “Authorization: Bearer …” header of each request. All keys of an"
                  + " account share its rate limit and quota.",
              "class",
              "lead");
          create(html, request, active.size(), name, nameFault);
          active.forEach(row -> key(html, request, row));
          if (!ended.isEmpty()) {
            ended(html, ended, now);
          }
        });
  }

  private static void create(
      Html html, BrowserRequest request, int active, String name, @Nullable String fault) {
    if (active >= AccountKeys.MAX_ACTIVE && fault == null) {
      Widgets.alert(
          html,
          "warn",
          "An account has "
              + AccountKeys.MAX_ACTIVE
              + " keys at most. Revoke one to create another.");
      return;
    }
    Forms.open(html, request, "/account/keys", "card create");
    String hint = "What you use it for, such as “laptop” or “nightly import”.";
    Forms.label(html, "name", "Key name", hint, fault, name, true);
    html.element("button", "Create key", "type", "submit").close();
  }

  private void key(Html html, BrowserRequest request, KeyRow row) {
    html.open("article", "class", "card key");
    html.open("div", "class", "row ends").element("h2", row.name(), "dir", "auto");
    html.element("code", row.shown()).close();
    facts(html, row);
    html.open("div", "class", "row");
    roll(html, request, row);
    Forms.fold(html, "Revoke", row.name());
    html.element("p", "Requests with this key fail at once. This can’t be undone.");
    Forms.open(html, request, "/account/keys/" + row.id() + "/revoke", null);
    html.element("button", "Revoke key", "class", "danger", "type", "submit").close();
    html.close().close().close().close();
  }

  private void facts(Html html, KeyRow row) {
    LiveKeys.Use use = liveKeys.use(row.id());
    Instant used = row.lastUsed();
    if (use.lastUsed() > 0) {
      used = Instant.ofEpochSecond(use.lastUsed());
    }
    html.open("dl", "class", "facts");
    html.element("dt", "Created").open("dd");
    Timestamps.write(html, row.created(), "").close();
    html.element("dt", "Last used").open("dd");
    Timestamps.write(html, used, "never").close();
    html.element("dt", "Requests")
        .element("dd", DisplayFormats.number(row.requests() + use.requests()));
    if (row.expires() != null) {
      html.element("dt", "Expires").open("dd");
      Timestamps.write(html, row.expires(), "").close();
    }
    html.close();
  }

  private static void roll(Html html, BrowserRequest request, KeyRow row) {
    Forms.fold(html, "Rotate", row.name());
    html.element(
        "p", "Creates a new key with the same name. The old key keeps working for a while:");
    Forms.open(html, request, "/account/keys/" + row.id() + "/roll", "row");
    String id = "hours-" + row.id();
    html.element("label", "Old key expires", "for", id);
    html.open("select", "name", "hours", "id", id);
    for (int hours : OVERLAP_HOURS) {
      String value = Integer.toString(hours);
      html.element(
          "option",
          end(hours),
          "value",
          value,
          "selected",
          hours == DEFAULT_OVERLAP_HOURS ? "" : null);
    }
    html.close();
    html.element("button", "Rotate key", "type", "submit").close();
    html.close().close();
  }

  private static String end(int hours) {
    return hours == 0 ? "immediately" : "in " + DisplayFormats.count(hours, "hour", "hours");
  }

  private static void ended(Html html, List<KeyRow> rows, Instant now) {
    html.open("details")
        .element("summary", DisplayFormats.count(rows.size(), "inactive key", "inactive keys"));
    KeyTable.write(html, null, rows, now);
    html.close();
  }
}
