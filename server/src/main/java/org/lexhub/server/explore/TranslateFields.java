package org.lexhub.server.explore;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Store;

/**
 * The query of the page of translations.
 *
 * @param text the word or phrase; empty for none
 * @param from the code of the source language
 * @param to the codes of the target languages in order
 * @param hint words that name the sense; empty for none
 * @param context a sentence with the word; empty for none
 */
record TranslateFields(String text, String from, List<String> to, String hint, String context) {
  private static final List<String> DEFAULT_TARGETS =
      List.of("deu", "spa", "fra", "jpn", "cmn", "arb", "rus", "hin");

  private static final int MAX_TARGETS = 20;
  private static final int MAX_TEXT_LENGTH = 256;
  private static final int MAX_CONTEXT_LENGTH = 2000;

  /** Reads the query; unknown codes are ignored, texts are cut at their maximum length. */
  static TranslateFields of(Fields fields, Store store) {
    Set<String> to = new LinkedHashSet<>();
    for (String code : fields.text("to").toLowerCase(Locale.ROOT).split("[\\s,;]+", -1)) {
      String known = LenientCodes.known(store, code);
      if (known != null && to.size() < MAX_TARGETS) {
        to.add(known);
      }
    }
    String from = fields.text("from").isEmpty() ? "eng" : fields.text("from");
    List<String> targets = new ArrayList<>(to);
    if (targets.isEmpty()) {
      for (String code : DEFAULT_TARGETS) {
        String known = LenientCodes.known(store, code);
        if (known != null && !known.equals(from)) {
          targets.add(known);
        }
      }
    }
    return new TranslateFields(
        normal(fields.text("text"), MAX_TEXT_LENGTH),
        from.toLowerCase(Locale.ROOT),
        List.copyOf(targets),
        normal(fields.text("hint"), MAX_TEXT_LENGTH),
        normal(fields.text("context"), MAX_CONTEXT_LENGTH));
  }

  private static String normal(String text, int maxLength) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFC);
    return plain.codePointCount(0, plain.length()) <= maxLength
        ? plain
        : plain.substring(0, plain.offsetByCodePoints(0, maxLength));
  }

  /** Returns this query with another hint and without a context. */
  TranslateFields withHint(String newHint) {
    return new TranslateFields(text, from, to, newHint, "");
  }

  /** Returns the address of the page with this query. */
  String url() {
    return Urls.of(
        "/translate",
        "text",
        text,
        "from",
        from,
        "to",
        String.join(",", to),
        "hint",
        hint,
        "context",
        context);
  }
}
