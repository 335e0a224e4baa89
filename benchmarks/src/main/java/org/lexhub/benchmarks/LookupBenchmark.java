package org.lexhub.benchmarks;

import java.util.concurrent.TimeUnit;
import org.lexhub.store.Store;
import org.lexhub.store.table.ConceptTable;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.text.Utf8Buffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Point look-ups: from a public identifier to the bytes of the record's texts.
 *
 * <p>Each promises 0 B per operation; {@code -prof gc} shows it.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class LookupBenchmark {

  /** A language by its numeric id. */
  @Benchmark
  public int languageById(OpenStore open, RandomRows rows) {
    rows.step();
    Store store = open.store();
    return language(store, store.languages().ordinal(rows.languageId()), rows.out);
  }

  /** A language by its glottocode. */
  @Benchmark
  public int languageByGlottocode(OpenStore open, RandomRows rows) {
    rows.step();
    Store store = open.store();
    return language(store, store.codes().glottocode(rows.glottocode()), rows.out);
  }

  /** The languages of an ISO 639-3 code. */
  @Benchmark
  public int languageByIsoCode(OpenStore open, RandomRows rows) {
    rows.step();
    Store store = open.store();
    int entry = store.codes().find3(rows.isoCode());
    return entry < 0 ? 0 : language(store, store.codes().language(entry, 0), rows.out);
  }

  /** A lexeme by its id, with the glosses of its senses. */
  @Benchmark
  public int lexemeById(OpenStore open, RandomRows rows) {
    rows.step();
    Store store = open.store();
    LexemeTable lexemes = store.lexemes();
    int row = lexemes.ordinal(rows.lexemeId());
    store.strings().append(lexemes.lemma(row), rows.out);
    int reading = lexemes.reading(row);
    if (reading >= 0) {
      store.strings().append(reading, rows.out);
    }
    for (int sense = lexemes.firstSense(row); sense < lexemes.senseEnd(row); sense++) {
      gloss(store, sense, rows.out);
    }
    return rows.out.length();
  }

  /** A sense by its id. */
  @Benchmark
  public int senseById(OpenStore open, RandomRows rows) {
    rows.step();
    Store store = open.store();
    SenseTable senses = store.senses();
    int row = senses.ordinal(rows.senseId());
    gloss(store, row, rows.out);
    return rows.out.length() + senses.meaning(row);
  }

  /** A meaning by its id, with its definitions in all languages. */
  @Benchmark
  public int meaningById(OpenStore open, RandomRows rows) {
    rows.step();
    Store store = open.store();
    MeaningTable meanings = store.meanings();
    int row = meanings.ordinal(rows.meaningId());
    for (int i = meanings.definitionStart(row); i < meanings.definitionEnd(row); i++) {
      store.texts().append(meanings.definitionText(i), rows.out);
    }
    return rows.out.length() + meanings.senseCount(row);
  }

  /** A concept by its id. */
  @Benchmark
  public int conceptById(OpenStore open, RandomRows rows) {
    rows.step();
    Store store = open.store();
    ConceptTable concepts = store.concepts();
    int row = concepts.ordinal(rows.conceptId());
    store.strings().append(concepts.gloss(row), rows.out);
    return rows.out.length() + concepts.meaningCount(row);
  }

  private static int language(Store store, int row, Utf8Buffer out) {
    LanguageTable languages = store.languages();
    store.strings().append(languages.name(row), out);
    out.putLong(languages.speakers(row));
    return out.length() + languages.parent(row) + languages.level(row) + languages.status(row);
  }

  private static void gloss(Store store, int sense, Utf8Buffer out) {
    int gloss = store.senses().gloss(sense);
    if (gloss >= 0) {
      store.texts().append(gloss, out);
    }
  }
}
