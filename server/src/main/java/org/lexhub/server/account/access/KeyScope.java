package org.lexhub.server.account.access;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A kind of requests that a key can be used for. */
public enum KeyScope {
  /** Look-ups, lists, searches and translations of one text. */
  READ("look-ups, searches and translations"),
  /** Requests that count as several: batches and whole texts. */
  BATCH("batches and texts"),
  /** Exports of a language or a pair. */
  EXPORT("exports");

  /** The codes of all scopes. */
  public static final List<String> CODES = Arrays.stream(values()).map(KeyScope::code).toList();

  private final String label;

  KeyScope(String label) {
    this.label = label;
  }

  /** Returns the name in options, forms and the database. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns what a key with this scope can be used for, in English. */
  public String label() {
    return label;
  }

  /** Returns the scope of a code, or null. */
  static @Nullable KeyScope parse(String code) {
    for (KeyScope scope : values()) {
      if (scope.code().equals(code)) {
        return scope;
      }
    }
    return null;
  }
}
