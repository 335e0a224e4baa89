package org.lexhub.server.explore;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.server.export.Csv;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.lexeme.WholeLexemeJson;
import org.lexhub.server.resource.Workspace;
import org.lexhub.server.web.Frame;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;

/**
 * The content of a word page as a file: with {@code format=json} the lexemes as the API writes
 * them, with {@code format=csv} a line for each translation of each sense. Translations are in the
 * languages of the page.
 */
final class WordDownload {
  /** The maximum number of translations of a sense into a language, as in the API. */
  private static final int MAX_PER_LANGUAGE = 5;

  private static final List<String> COLUMNS =
      List.of(
          "lexeme_id",
          "lemma",
          "language",
          "pos",
          "sense_id",
          "meaning_id",
          "definition",
          "source",
          "translation_language",
          "translation",
          "confidence");

  private final Call call;
  private final Store store;
  private final LanguageOrder languages;
  private final StringBuilder csv = new StringBuilder();

  private WordDownload(Call call, List<Integer> rows) {
    this.call = call;
    store = call.store();
    languages = Workspace.of(call).languageOrder;
    languages.clear();
    rows.forEach(languages::add);
  }

  /**
   * Writes the file that the query of the page requests, if it requests one.
   *
   * @param entries the rows of the lexemes
   * @param picked the languages of the translations
   * @return whether there is a response
   * @throws ApiError 400 for an unknown format
   */
  static boolean write(Call call, List<Integer> entries, PickedLanguages picked) {
    String format = Fields.ofQuery(call).text("format");
    if (format.isEmpty()) {
      return false;
    }
    WordDownload download = new WordDownload(call, picked.rows());
    switch (format) {
      case "json" -> download.json(entries);
      case "csv" -> download.csv(entries);
      default -> throw ApiError.notAllowed("format", format, List.of("json", "csv"));
    }
    return true;
  }

  private void json(List<Integer> entries) {
    Frame.secure(call);
    call.mediaType("application/json");
    JsonOut json = call.json();
    json.beginObject().name(MemberNames.DATA).beginArray();
    for (int lexeme : entries) {
      WholeLexemeJson.write(call, lexeme, languages);
    }
    json.endArray().endObject();
  }

  private void csv(List<Integer> entries) {
    Csv.line(COLUMNS, csv);
    LexemeTable lexemes = store.lexemes();
    for (int lexeme : entries) {
      for (int sense = lexemes.firstSense(lexeme); sense < lexemes.senseEnd(lexeme); sense++) {
        sense(lexeme, sense);
      }
    }
    Frame.secure(call);
    call.mediaType("text/csv; charset=utf-8");
    byte[] bytes = csv.toString().getBytes(StandardCharsets.UTF_8);
    call.out().put(bytes, 0, bytes.length);
  }

  /** Appends a line for each translation of a sense; a line without one if there is none. */
  private void sense(int lexeme, int sense) {
    List<String> start = start(lexeme, sense);
    SenseRuns runs = Workspace.of(call).senseRuns;
    runs.start(0, MAX_PER_LANGUAGE);
    runs.addSense(sense, languages);
    runs.seek(0);
    if (runs.total() == 0) {
      line(start, "", "", "");
    }
    while (runs.next()) {
      int translation = store.senses().lexeme(runs.sense());
      line(
          start,
          WordLabels.code(store, store.lexemes().language(translation)),
          WordLabels.lemma(store, translation),
          Double.toString(runs.confidenceBasisPoints() / 1e4));
    }
  }

  private List<String> start(int lexeme, int sense) {
    SenseTable senses = store.senses();
    int source = senses.source(sense);
    return List.of(
        Integer.toString(store.lexemes().id(lexeme)),
        WordLabels.lemma(store, lexeme),
        WordLabels.code(store, store.lexemes().language(lexeme)),
        store.lexemes().posOf(lexeme).code(),
        Integer.toString(senses.id(sense)),
        Integer.toString(store.meanings().id(senses.meaning(sense))),
        WordLabels.gloss(store, sense),
        source < 0 ? "" : store.strings().get(store.sources().name(source)));
  }

  private void line(List<String> start, String language, String translation, String confidence) {
    List<String> values = new ArrayList<>(start);
    values.add(language);
    values.add(translation);
    values.add(confidence);
    Csv.line(values, csv);
  }
}
