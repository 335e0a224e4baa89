package org.lexhub.server.web.text;

import com.ibm.icu.text.DateFormat;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Date;

/** Dates and times of a language from CLDR, in UTC. Thread-safe. */
final class CldrDates {
  private final DateFormat day;
  private final DateFormat minute;
  private final DateFormat dayOfYear;
  private final DateFormat month;

  CldrDates(ULocale locale) {
    day = utc(DateFormat.getDateInstance(DateFormat.LONG, locale));
    minute = utc(DateFormat.getInstanceForSkeleton("yMMMdHm", locale));
    dayOfYear = utc(DateFormat.getInstanceForSkeleton("MMMd", locale));
    month = utc(DateFormat.getInstanceForSkeleton("yMMMM", locale));
  }

  private static DateFormat utc(DateFormat format) {
    format.setTimeZone(TimeZone.GMT_ZONE);
    return format;
  }

  private static String text(DateFormat format, Instant when) {
    synchronized (format) {
      return format.format(Date.from(when));
    }
  }

  String day(Instant when) {
    return text(day, when);
  }

  String minute(Instant when) {
    return text(minute, when);
  }

  String dayOfYear(LocalDate date) {
    return text(dayOfYear, date.atStartOfDay(ZoneOffset.UTC).toInstant());
  }

  String month(YearMonth value) {
    return text(month, value.atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant());
  }
}
