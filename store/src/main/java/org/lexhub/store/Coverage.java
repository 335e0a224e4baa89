package org.lexhub.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.schema.LexemeColumn;

/**
 * How many values a snapshot has of each field, by language and by source. It reads all rows, which
 * takes a second or so for a million entries, and then keeps only counts.
 *
 * <p>Of a source, an entry and a sense count if it is one of their sources; what an entry or sense
 * contains counts for the most authoritative source, since snapshots do not keep the source of a
 * single form or text.
 */
public final class Coverage {
  /**
   * Counts of one language or source.
   *
   * @param name the ISO 639-3 code or glottocode, or the name of the source
   * @param counts the numbers by {@link CoverageField#number}
   */
  public record Row(String name, List<Long> counts) {
    public Row {
      counts = List.copyOf(counts);
    }

    private static Row of(String name, long[] counts) {
      return new Row(name, Arrays.stream(counts).boxed().toList());
    }

    /** Returns the count of a field. */
    public long count(CoverageField field) {
      return counts.get(field.number());
    }
  }

  private final List<Row> languages;

  private Coverage(List<Row> languages) {
    this.languages = languages;
  }

  /** Counts all languages of a snapshot. */
  public static Coverage of(Store store) {
    return of(store, () -> {});
  }

  /**
   * Counts all languages of a snapshot.
   *
   * @param step called before each language, and throws an exception to end the count
   */
  public static Coverage of(Store store, Runnable step) {
    Map<Integer, long[]> counts = new LinkedHashMap<>();
    for (int language = 0; language < store.languages().size(); language++) {
      int start = store.languages().lexemeStart(language);
      int end = store.languages().lexemeEnd(language);
      if (start < end) {
        step.run();
        long[] row = new long[CoverageField.count()];
        for (int lexeme = start; lexeme < end; lexeme++) {
          lexeme(store, lexeme, row);
        }
        counts.put(language, row);
      }
    }
    step.run();
    definitions(store, counts);
    List<Row> rows = new ArrayList<>();
    counts.forEach((language, row) -> rows.add(Row.of(code(store, language), row)));
    sort(rows);
    return new Coverage(rows);
  }

  /** Returns the languages that have entries, the one with the most first. */
  public List<Row> languages() {
    return languages;
  }

  /** Returns the sum of all languages. */
  public Row total() {
    long[] sum = new long[CoverageField.count()];
    for (Row row : languages) {
      for (int i = 0; i < sum.length; i++) {
        sum[i] += row.counts().get(i);
      }
    }
    return Row.of("all " + languages.size(), sum);
  }

  /**
   * Counts one language by source, the source with the most entries first.
   *
   * @param language the row of the language
   */
  public static List<Row> sources(Store store, int language) {
    Map<Integer, long[]> counts = new TreeMap<>();
    LexemeTable lexemes = store.lexemes();
    for (int lexeme = store.languages().lexemeStart(language);
        lexeme < store.languages().lexemeEnd(language);
        lexeme++) {
      long[] first = row(counts, lexemes.source(lexeme));
      long[] all = new long[CoverageField.count()];
      lexeme(store, lexeme, all);
      for (int field = CoverageField.DEFINITIONS.number(); field < all.length; field++) {
        first[field] += all[field];
      }
      for (int i = 0; i < lexemes.sourceCount(lexeme); i++) {
        row(counts, lexemes.sourceAt(lexeme, i))[CoverageField.LEXEMES.number()]++;
      }
      senses(store, language, lexeme, counts);
    }
    List<Row> rows = new ArrayList<>();
    counts.forEach((source, row) -> rows.add(Row.of(name(store, source), row)));
    sort(rows);
    return rows;
  }

  private static void senses(Store store, int language, int lexeme, Map<Integer, long[]> counts) {
    SenseTable senses = store.senses();
    for (int sense = store.lexemes().firstSense(lexeme);
        sense < store.lexemes().senseEnd(lexeme);
        sense++) {
      for (int i = 0; i < senses.sourceCount(sense); i++) {
        row(counts, senses.sourceAt(sense, i))[CoverageField.SENSES.number()]++;
      }
      long[] first = row(counts, senses.source(sense));
      for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
        if (senses.definitionLanguage(i) == language) {
          first[CoverageField.DEFINITIONS.number()]++;
        }
      }
    }
  }

  private static long[] row(Map<Integer, long[]> counts, int source) {
    return counts.computeIfAbsent(source, any -> new long[CoverageField.count()]);
  }

  private static void sort(List<Row> rows) {
    rows.sort(
        Comparator.comparingLong((Row row) -> -row.count(CoverageField.LEXEMES))
            .thenComparing(Row::name));
  }

  private static void lexeme(Store store, int lexeme, long[] row) {
    LexemeTable lexemes = store.lexemes();
    row[CoverageField.LEXEMES.number()]++;
    int forms = lexemes.formEnd(lexeme) - lexemes.formStart(lexeme);
    row[CoverageField.FORMS.number()] += forms;
    row[CoverageField.INFLECTED.number()] += forms > 0 ? 1 : 0;
    for (int i = lexemes.pronunciationStart(lexeme); i < lexemes.pronunciationEnd(lexeme); i++) {
      row[CoverageField.PRONUNCIATIONS.number()]++;
      row[CoverageField.AUDIO.number()] += lexemes.pronunciationAudio(i) >= 0 ? 1 : 0;
    }
    boolean given = !lexemes.isReadingMade(lexeme);
    add(lexemes, LexemeColumn.READING, given, lexeme, CoverageField.READINGS, row);
    add(lexemes, LexemeColumn.ETYMOLOGY, true, lexeme, CoverageField.ETYMOLOGIES, row);
    add(lexemes, LexemeColumn.GENDER, true, lexeme, CoverageField.GENDERS, row);
    add(lexemes, LexemeColumn.CLASSIFIERS, true, lexeme, CoverageField.CLASSIFIERS, row);
    row[CoverageField.FREQUENCIES.number()] += lexemes.hasFrequency(lexeme) ? 1 : 0;
    SenseTable senses = store.senses();
    for (int sense = lexemes.firstSense(lexeme); sense < lexemes.senseEnd(lexeme); sense++) {
      row[CoverageField.SENSES.number()]++;
      row[CoverageField.REGISTERS.number()] += senses.register(sense) == SenseTable.NONE ? 0 : 1;
      row[CoverageField.DOMAINS.number()] += senses.domain(sense) < 0 ? 0 : 1;
      for (int i = senses.exampleStart(sense); i < senses.exampleEnd(sense); i++) {
        row[CoverageField.EXAMPLES.number()]++;
        row[CoverageField.TRANSLATED.number()] += senses.exampleTranslation(i) < 0 ? 0 : 1;
      }
    }
  }

  private static void add(
      LexemeTable lexemes,
      LexemeColumn column,
      boolean counts,
      int lexeme,
      CoverageField field,
      long[] row) {
    row[field.number()] += counts && lexemes.attribute(column, lexeme) >= 0 ? 1 : 0;
  }

  /** Counts definitions by the language in which they are written. */
  private static void definitions(Store store, Map<Integer, long[]> counts) {
    SenseTable senses = store.senses();
    for (int sense = 0; sense < senses.size(); sense++) {
      for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
        definition(senses.definitionLanguage(i), counts);
      }
    }
    MeaningTable meanings = store.meanings();
    for (int meaning = 0; meaning < meanings.size(); meaning++) {
      for (int i = meanings.definitionStart(meaning); i < meanings.definitionEnd(meaning); i++) {
        definition(meanings.definitionLanguage(i), counts);
      }
    }
  }

  private static void definition(int language, Map<Integer, long[]> counts) {
    long[] row = counts.get(language);
    if (row != null) {
      row[CoverageField.DEFINITIONS.number()]++;
    }
  }

  private static String code(Store store, int language) {
    int iso = store.languages().iso639(language);
    return LanguageCodes.unpack(iso != 0 ? iso : store.languages().glottocode(language));
  }

  private static String name(Store store, int source) {
    return source < 0 ? "unknown" : store.strings().get(store.sources().name(source));
  }
}
