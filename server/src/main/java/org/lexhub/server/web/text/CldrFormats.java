package org.lexhub.server.web.text;

import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.text.Collator;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** The formats of a language from CLDR. */
final class CldrFormats implements LocaleFormats {
  private final ULocale locale;
  private final PluralRules plurals;
  private final LocalizedNumberFormatter numbers;
  private final Collator order;
  private volatile Day day = new Day(Instant.EPOCH, "");
  private volatile @Nullable CldrDates dates;

  /** The date that was formatted last: the footers of all pages show the same one. */
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
      last = new Day(when, dates().day(when));
      day = last;
    }
    return last.text();
  }

  private CldrDates dates() {
    CldrDates present = dates;
    if (present == null) {
      present = new CldrDates(locale);
      dates = present;
    }
    return present;
  }

  @Override
  public String minute(Instant when) {
    return dates().minute(when);
  }

  @Override
  public String dayOfYear(LocalDate date) {
    return dates().dayOfYear(date);
  }

  @Override
  public String month(YearMonth month) {
    return dates().month(month);
  }

  @Override
  public Comparator<String> order() {
    return order::compare;
  }
}
