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
 * What the page of translations is asked for.
 *
 * @param text the word or phrase, empty for nothing yet
 * @param from the code of its language
 * @param to the codes of the languages to translate into, in their order
 * @param hint what names the sense
 * @param context a sentence around the word
 */
record TranslateFields(String text, String from, List<String> to, String hint, String context) {
  static final List<String> USUAL = List.of("deu", "spa", "fra", "jpn", "cmn", "arb", "rus", "hin");

  private static final int MAX_TARGETS = 20;

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
      for (String code : USUAL) {
        String known = LenientCodes.known(store, code);
        if (known != null && !known.equals(from)) {
          targets.add(known);
        }
      }
    }
    return new TranslateFields(
        normal(fields.text("text"), 256),
        from.toLowerCase(Locale.ROOT),
        List.copyOf(targets),
        normal(fields.text("hint"), 256),
        normal(fields.text("context"), 2000));
  }

  private static String normal(String text, int most) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFC);
    return plain.codePointCount(0, plain.length()) <= most
        ? plain
        : plain.substring(0, plain.offsetByCodePoints(0, most));
  }

  TranslateFields withHint(String newHint) {
    return new TranslateFields(text, from, to, newHint, "");
  }

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
