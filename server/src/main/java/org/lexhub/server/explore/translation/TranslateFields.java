package org.lexhub.server.explore.translation;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import org.lexhub.server.explore.PickedLanguages;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.http.Call;
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
 * @param unknown the target codes that no language has
 */
record TranslateFields(
    String text, String from, List<String> to, String hint, String context, List<String> unknown) {
  private static final String DEFAULT_TARGETS = "deu,spa,fra,jpn,cmn,arb,rus,hin";
  private static final int MAX_TEXT_LENGTH = 256;
  private static final int MAX_CONTEXT_LENGTH = 2000;

  /** Reads the query; texts are cut at their maximum length. */
  static TranslateFields of(Call call) {
    Store store = call.store();
    Fields fields = Fields.ofQuery(call);
    String from = fields.text("from").isEmpty() ? "eng" : fields.text("from");
    PickedLanguages asked = PickedLanguages.parsed(store, fields.text("to"));
    return new TranslateFields(
        normal(fields.text("text"), MAX_TEXT_LENGTH),
        from.toLowerCase(Locale.ROOT),
        asked.rows().isEmpty() ? usual(call, from) : codes(store, asked.rows(), ""),
        normal(fields.text("hint"), MAX_TEXT_LENGTH),
        normal(fields.text("context"), MAX_CONTEXT_LENGTH),
        asked.unknown());
  }

  /** Returns the languages that the visitor chose before, or the default ones. */
  private static List<String> usual(Call call, String from) {
    Store store = call.store();
    PickedLanguages picked = PickedLanguages.of(call);
    List<Integer> rows =
        picked.chosen() && !picked.rows().isEmpty()
            ? picked.rows()
            : PickedLanguages.parsed(store, DEFAULT_TARGETS).rows();
    return codes(store, rows, from);
  }

  private static List<String> codes(Store store, List<Integer> rows, String without) {
    return rows.stream()
        .map(row -> WordLabels.code(store, row))
        .filter(code -> !code.equals(without))
        .toList();
  }

  private static String normal(String text, int maxLength) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFC);
    return plain.codePointCount(0, plain.length()) <= maxLength
        ? plain
        : plain.substring(0, plain.offsetByCodePoints(0, maxLength));
  }

  /** Returns this query with another hint and without a context. */
  TranslateFields withHint(String newHint) {
    return new TranslateFields(text, from, to, newHint, "", List.of());
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
