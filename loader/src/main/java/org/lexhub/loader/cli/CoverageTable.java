package org.lexhub.loader.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.lexhub.store.Coverage;
import org.lexhub.store.CoverageField;
import org.lexhub.store.OwnDefinitions;
import org.lexhub.store.Store;

/** Prints which fields a snapshot fills, by language or by source. */
final class CoverageTable {
  /** The number of languages in a report, the largest ones; the rest is one line. */
  static final int SHOWN = 40;

  private static final int MIN_WIDTH = 9;

  private CoverageTable() {}

  /** Prints the largest languages, the sum of all, and the share of words and senses. */
  static void print(Store store, PrintWriter out) {
    Coverage coverage = Coverage.of(store);
    table(coverage, out);
    OwnDefinitions own = OwnDefinitions.of(store);
    Coverage.Row total = coverage.total();
    long defining =
        coverage.languages().stream()
            .filter(row -> row.count(CoverageField.DEFINITIONS) > 0)
            .count();
    out.printf(Locale.ROOT, "Languages with definitions: %,d%n", defining);
    out.printf(
        Locale.ROOT,
        "%s of the senses in languages other than English are defined in their own language"
            + " (%,d of %,d).%n",
        percent(own.defined(), own.senses()),
        own.defined(),
        own.senses());
    out.printf(
        Locale.ROOT,
        "%s of the lexemes have forms.%n",
        percent(total.count(CoverageField.INFLECTED), total.count(CoverageField.LEXEMES)));
  }

  private static String percent(long part, long all) {
    return String.format(Locale.ROOT, "%.1f %%", all == 0 ? 0 : 100.0 * part / all);
  }

  private static void table(Coverage coverage, PrintWriter out) {
    List<Coverage.Row> languages = coverage.languages();
    head("Coverage by language", out);
    languages.subList(0, Math.min(SHOWN, languages.size())).forEach(row -> row(row, out));
    if (languages.size() > SHOWN) {
      out.println(
          "  … and " + (languages.size() - SHOWN) + " more: describe --coverage-of CODE shows one");
    }
    row(coverage.total(), out);
  }

  /** Prints the sources of one language. */
  static void print(String language, List<Coverage.Row> sources, PrintWriter out) {
    head("Coverage of " + language + " by source", out);
    sources.forEach(row -> row(row, out));
  }

  private static void head(String title, PrintWriter out) {
    out.println(title);
    StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "  %-24s", ""));
    for (CoverageField field : CoverageField.values()) {
      line.append(String.format(Locale.ROOT, " %" + width(field) + "s", field.heading()));
    }
    out.println(line);
  }

  private static void row(Coverage.Row row, PrintWriter out) {
    StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "  %-24s", row.name()));
    for (CoverageField field : CoverageField.values()) {
      line.append(String.format(Locale.ROOT, " %," + width(field) + "d", row.count(field)));
    }
    out.println(line);
  }

  private static int width(CoverageField field) {
    return Math.max(MIN_WIDTH + 1, field.heading().length());
  }
}
