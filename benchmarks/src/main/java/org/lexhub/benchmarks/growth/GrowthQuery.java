package org.lexhub.benchmarks.growth;

import java.util.Locale;

/** A kind of query whose time is measured for each size. */
enum GrowthQuery {
  LEXEME("lexeme by id"),
  EXACT("exact"),
  PREFIX("prefix"),
  FUZZY("fuzzy"),
  TRANSLATE("translate");

  /** The name in the picture. */
  final String title;

  GrowthQuery(String title) {
    this.title = title;
  }

  /** Asks a question of this kind. */
  int ask(GrownStore store, int question) {
    return switch (this) {
      case LEXEME -> store.lexeme(question);
      case EXACT -> store.exact(question);
      case PREFIX -> store.prefix(question);
      case FUZZY -> store.fuzzy(question);
      case TRANSLATE -> store.translate(question);
    };
  }

  /** Returns the column with the median in microseconds. */
  String median() {
    return name().toLowerCase(Locale.ROOT) + "_p50_us";
  }

  /** Returns the column with the 99th percentile in microseconds. */
  String tail() {
    return name().toLowerCase(Locale.ROOT) + "_p99_us";
  }
}
