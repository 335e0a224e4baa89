package org.lexhub.server.cluster;

import java.sql.SQLException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The requests of days at other servers, for the pages of accounts that are being viewed. */
final class DaysElsewhere {
  private static final Logger LOG = LoggerFactory.getLogger(DaysElsewhere.class);
  private static final long MAX_AGE_NANOS = Duration.ofSeconds(2).toNanos();
  private static final int MAX_ACCOUNTS = 1_000;

  private final LeaseTable table;
  private final Map<Long, Days> known =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Days> eldest) {
          return size() > MAX_ACCOUNTS;
        }
      };

  private record Days(long readAt, Map<Integer, LeaseTable.Day> days) {}

  DaysElsewhere(LeaseTable table) {
    this.table = table;
  }

  /** Returns the requests of a day; none if the database cannot be reached. */
  synchronized LeaseTable.Day of(long account, int day) {
    Days found = known.get(account);
    long now = System.nanoTime();
    if (found == null || now - found.readAt > MAX_AGE_NANOS) {
      found = new Days(now, read(account));
      known.put(account, found);
    }
    LeaseTable.@Nullable Day counts = found.days.get(day);
    return counts == null ? new LeaseTable.Day(day, 0, 0) : counts;
  }

  private Map<Integer, LeaseTable.Day> read(long account) {
    Map<Integer, LeaseTable.Day> days = new LinkedHashMap<>();
    try {
      for (LeaseTable.Day day : table.days(account)) {
        days.put(day.day(), day);
      }
    } catch (SQLException e) {
      LOG.warn("the requests at other servers cannot be read: {}", e.toString());
    }
    return days;
  }
}
