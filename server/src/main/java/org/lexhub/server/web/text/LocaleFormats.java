package org.lexhub.server.web.text;

import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Comparator;

/** The formats of one language. Thread-safe. */
interface LocaleFormats {
  /** Returns the plural category of a whole number: one, few, many, other and so on. */
  String plural(long number);

  /** Returns a whole number with its groups of digits. */
  String number(long number);

  /** Returns the UTC date of a moment with the name of the month. */
  String day(Instant when);

  /** Returns the UTC date and time of a moment to the minute, without the name of the zone. */
  String minute(Instant when);

  /** Returns a date without its year. */
  String dayOfYear(LocalDate date);

  /** Returns a month with its year. */
  String month(YearMonth month);

  /** Returns the alphabetical order of the language. */
  Comparator<String> order();

  /** Returns the formats of a language. */
  static LocaleFormats of(PageLanguage language) {
    return language == PageLanguage.ENGLISH ? new EnglishFormats() : new CldrFormats(language);
  }
}
