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

/** The formats of a language from CLDR. */
final class CldrFormats implements LocaleFormats {
  private final ULocale locale;
  private final PluralRules plurals;
  private final LocalizedNumberFormatter numbers;
  private final Collator order;
  private volatile Day day = new Day(Instant.EPOCH, "");

  /** The date that was formatted last: all pages show the same one. */
  private record Day(Instant when, String text) {}

  CldrFormats(PageLanguage language) {
    locale = ULocale.forLocale(language.formats());
    plurals = PluralRules.forLocale(locale);
    numbers = NumberFormatter.withLocale(locale);
    order = Collator.getInstance(locale).freeze();
  }

  @Override
  public String plural(long number) {
    return plurals.select((double) number);
  }

  @Override
  public String number(long number) {
    return number >= 0 && number < 1_000
        ? Long.toString(number)
        : numbers.format(number).toString();
  }

  @Override
  public String day(Instant when) {
    Day last = day;
    if (!last.when().equals(when)) {
      DateFormat format = DateFormat.getDateInstance(DateFormat.LONG, locale);
      format.setTimeZone(TimeZone.GMT_ZONE);
      last = new Day(when, format.format(Date.from(when)));
      day = last;
    }
    return last.text();
  }

  @Override
  public Comparator<String> order() {
    return order::compare;
  }
}
