package org.lexhub.server.translation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.store.Store;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.translation.TranslateQuery;

/** How much time the choice of a sense can take. */
enum Accuracy {
  /** Tens of microseconds; the code {@code standard}. */
  STANDARD,
  /** Milliseconds: an encoder compares an English context with glosses; the code {@code high}. */
  HIGH;

  private static final List<String> CODES = List.of("standard", "high");

  /**
   * Returns the accuracy that a member of a request names; null if it is missing.
   *
   * @throws ApiError 400 if there is no such accuracy
   */
  static @Nullable Accuracy read(RequestMembers members, String name) {
    String text = members.raw(name);
    if (text == null) {
      return null;
    }
    int at = CODES.indexOf(text);
    if (at < 0) {
      throw ApiError.notAllowed(name, text, CODES);
    }
    return values()[at];
  }

  /**
   * Sets what the accuracy of a request needs.
   *
   * @param accurate whether the accuracy of requests that name none is high
   */
  static void apply(TranslateRequest request, boolean accurate, Store store, TranslateQuery query) {
    if (request.accuracy() == HIGH || (request.accuracy() == null && accurate)) {
      query.setGlosses(store.glosses());
    }
  }

  /** Returns why a request cannot be answered with the accuracy that it names; empty if it can. */
  static String warning(TranslateRequest request, Store store, TranslateQuery query) {
    if (request.accuracy() != HIGH || request.context().isEmpty()) {
      return "";
    }
    if (store.glosses() == null) {
      return "accuracy high needs an encoder, which this server does not have; standard was used. ";
    }
    int english = HubLanguage.row(store.codes());
    return query.source().count() == 1 && query.source().get(0) == english
        ? ""
        : "accuracy high is for words in English contexts; standard was used. ";
  }
}
