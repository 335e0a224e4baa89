package org.lexhub.server.web.text;

import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.text.Collator;
import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import java.time.Instant;
import java.util.Comparator;
import java.util.Date;

/** The formats of one language, from CLDR. Thread-safe; all texts are cheap to make again. */
final class LocaleFormats {
  private final ULocale locale;
  private final PluralRules plurals;
  private final LocalizedNumberFormatter numbers;
  private final Collator order;
  private volatile Day day = new Day(Instant.EPOCH, "");

  /** The date that was formatted last: all pages show the same one. */
  private record Day(Instant when, String text) {}

  LocaleFormats(PageLanguage language) {
    locale = ULocale.forLocale(language.formats());
    plurals = PluralRules.forLocale(locale);
    numbers = NumberFormatter.withLocale(locale);
    order = Collator.getInstance(locale).freeze();
  }

  /** Returns the plural category of a whole number: one, few, many, other and so on. */
  String plural(long number) {
    return plurals.select((double) number);
  }

  /** Returns a whole number with its groups of digits. */
  String number(long number) {
    return number >= 0 && number < 1_000
        ? Long.toString(number)
        : numbers.format(number).toString();
  }

  /** Returns the UTC date of a moment with the name of the month. */
  String day(Instant when) {
    Day last = day;
    if (!last.when().equals(when)) {
      DateFormat format = DateFormat.getDateInstance(DateFormat.LONG, locale);
      format.setTimeZone(TimeZone.GMT_ZONE);
      last = new Day(when, format.format(Date.from(when)));
      day = last;
    }
    return last.text();
  }

  /** Returns the alphabetical order of the language. */
  Comparator<String> order() {
    return order::compare;
  }

  ULocale locale() {
    return locale;
  }
}
