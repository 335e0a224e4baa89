package org.lexhub.server.export;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Register;

/** CSV as in RFC 4180 with a header: a line for each sense, and one for a lexeme without. */
final class CsvFormat {
  private static final List<String> COLUMNS =
      List.of(
          "lexeme_id",
          "lemma",
          "language",
          "pos",
          "reading",
          "romanization",
          "frequency_rank",
          "sense_id",
          "sense_order",
          "meaning_id",
          "gloss",
          "register",
          "domain",
          "confidence",
          "sources",
          "licences",
          "attributions");

  private final ExportScope scope;
  private final Store store;

  CsvFormat(ExportScope scope) {
    this.scope = scope;
    store = scope.store();
  }

  List<Pass> passes() {
    return List.of(
        Pass.once(out -> out.append(String.join(",", COLUMNS)).append('\n')),
        Pass.text(scope::lexemes, this::lexeme));
  }

  private void lexeme(int lexeme, StringBuilder out) {
    int[] senses = scope.senses(lexeme).toArray();
    for (int sense : senses) {
      head(lexeme, out);
      sense(sense, out);
    }
    if (senses.length == 0) {
      LexemeTable lexemes = store.lexemes();
      head(lexeme, out);
      out.append(",,,,,,,");
      sources(
          IntStream.range(0, lexemes.sourceCount(lexeme)).map(i -> lexemes.sourceAt(lexeme, i)),
          out);
    }
  }

  private void head(int lexeme, StringBuilder out) {
    LexemeTable lexemes = store.lexemes();
    boolean details = scope.allowed().lexemeDetails(lexeme);
    out.append(lexemes.id(lexeme)).append(',');
    Csv.value(scope.string(lexemes.lemma(lexeme)), out);
    out.append(',').append(scope.tags().code(lexemes.language(lexeme))).append(',');
    out.append(lexemes.posOf(lexeme).code()).append(',');
    Csv.value(details ? scope.string(lexemes.reading(lexeme)) : "", out);
    out.append(',');
    Csv.value(details ? scope.string(lexemes.romanization(lexeme)) : "", out);
    out.append(',');
    int rank = lexemes.frequencyRank(lexeme);
    out.append(details && rank > 0 ? Integer.toString(rank) : "").append(',');
  }

  private void sense(int sense, StringBuilder out) {
    SenseTable senses = store.senses();
    int order = sense - store.lexemes().firstSense(senses.lexeme(sense)) + 1;
    out.append(senses.id(sense)).append(',').append(order).append(',');
    out.append(store.meanings().id(senses.meaning(sense))).append(',');
    Csv.value(scope.gloss(sense), out);
    out.append(',');
    boolean texts = scope.allowed().senseTexts(sense);
    Register register = senses.registerOf(sense);
    out.append(texts && register != null ? register.code() : "").append(',');
    Csv.value(texts ? scope.string(senses.domain(sense)) : "", out);
    out.append(',').append(senses.confidence(sense) / 1e4).append(',');
    sources(IntStream.range(0, senses.sourceCount(sense)).map(i -> senses.sourceAt(sense, i)), out);
  }

  private void sources(IntStream rows, StringBuilder out) {
    int[] sources = rows.filter(scope.allowed()::source).toArray();
    Csv.value(joined(sources, row -> scope.string(store.sources().name(row))), out);
    out.append(',');
    Csv.value(joined(sources, row -> scope.text(store.sources().licence(row))), out);
    out.append(',');
    Csv.value(joined(sources, row -> scope.text(store.sources().attribution(row))), out);
    out.append('\n');
  }

  private static String joined(int[] rows, IntFunction<String> text) {
    return String.join("; ", IntStream.of(rows).mapToObj(text).distinct().toList());
  }
}
