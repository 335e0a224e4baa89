package org.lexhub.server.web.account.key;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.access.KeyAccess;
import org.lexhub.server.account.access.KeyScope;
import org.lexhub.server.account.refusal.RefusedEntry;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.session.LabelRules;
import org.lexhub.server.web.session.Refusals;
import org.lexhub.server.web.text.Texts;

/**
 * The entered values of the form that creates a key, and the faults in them; null for none.
 *
 * @param days the days until the key expires, 0 for never
 * @param scopes the codes of the chosen scopes
 */
record KeyForm(
    String name,
    int days,
    List<String> scopes,
    String addresses,
    String origins,
    @Nullable String nameFault,
    @Nullable String scopesFault,
    @Nullable String addressesFault,
    @Nullable String originsFault) {
  /** The days until a key expires that the form offers; 0 for never. */
  static final List<Integer> DAYS = List.of(0, 7, 30, 90, 365);

  /** The empty form. */
  static final KeyForm EMPTY = new KeyForm("", 0, KeyScope.CODES, "", "", null, null, null, null);

  private static final int MAX_DAYS = 3653;
  private static final String SCOPES_SHOWN = "scopes_shown";

  /** Reads the fields of the form. */
  static KeyForm of(Fields form) {
    String name = form.text("name");
    List<String> scopes = new ArrayList<>();
    for (String code : KeyScope.CODES) {
      if (form.has("scope_" + code)) {
        scopes.add(code);
      }
    }
    boolean hasScopes = !scopes.isEmpty();
    String addresses = form.text("addresses");
    String origins = form.text("origins");
    return new KeyForm(
        name,
        form.number("days", 0, 0, MAX_DAYS),
        hasScopes ? scopes : KeyScope.CODES,
        addresses,
        origins,
        name.isEmpty() || !LabelRules.isLabel(name)
            ? Texts.text("refusal.key.name", LabelRules.MAX_LABEL_LENGTH)
            : null,
        form.has(SCOPES_SHOWN) && !hasScopes ? Texts.text("refusal.key.scopes") : null,
        fault(addresses, null),
        fault(null, origins));
  }

  private static @Nullable String fault(@Nullable String addresses, @Nullable String origins) {
    try {
      KeyAccess.parse(null, addresses, origins);
      return null;
    } catch (RefusedEntry e) {
      return Refusals.text(e.refusal());
    }
  }

  boolean isFaulty() {
    return nameFault != null || hasLimitFault();
  }

  /** Returns whether a restriction is wrong. */
  boolean hasLimitFault() {
    return scopesFault != null || addressesFault != null || originsFault != null;
  }

  /** Returns the time until the key expires, or null if it does not. */
  @Nullable Duration lifetime() {
    return days == 0 ? null : Duration.ofDays(days);
  }

  /** Returns the restrictions of a form without faults. */
  KeyAccess access() {
    return KeyAccess.parse(String.join(",", scopes), addresses, origins);
  }
}
