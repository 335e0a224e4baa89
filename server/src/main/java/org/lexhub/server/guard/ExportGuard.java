package org.lexhub.server.guard;

import org.lexhub.server.account.Account;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;

/**
 * Charges an export to the monthly quota, once the number of its lines is known: one unit for each
 * started {@value #LINES_PER_UNIT} lines. {@link QuotaGuard} has charged the first unit; this guard
 * charges the others, all of them or none. An export that is refused is not counted.
 */
public final class ExportGuard {
  /** The number of lines that cost one unit. */
  public static final int LINES_PER_UNIT = 1000;

  private static final int MAX_EXPORTS_PER_ACCOUNT = 2;
  private static final int MAX_EXPORTS = 32;

  /** The maximum number of exports of which a file on disk is built first. */
  private static final int MAX_BUILT = 4;

  private final ExportGate gate = new ExportGate(MAX_EXPORTS_PER_ACCOUNT, MAX_EXPORTS);
  private final ExportGate buildGate = new ExportGate(1, MAX_BUILT);
  private final UsageCounters counters;
  private final TimeSource time;

  /** Creates a guard over the counters of {@link QuotaGuard}. */
  public ExportGuard(UsageCounters counters, TimeSource time) {
    this.counters = counters;
    this.time = time;
  }

  /**
   * Starts an export of an account.
   *
   * @param built whether a file on disk is built first
   * @return what the end of the export runs
   * @throws ApiError 429 if the account has too many exports, 503 if there are too many in all
   */
  public Runnable enter(long account, boolean built) {
    gate.enter(account);
    if (!built) {
      return () -> gate.leave(account);
    }
    try {
      buildGate.enter(account);
    } catch (ApiError full) {
      gate.leave(account);
      throw full;
    }
    return () -> {
      buildGate.leave(account);
      gate.leave(account);
    };
  }

  /**
   * Charges the lines of an export.
   *
   * @throws ApiError 429 if the quota does not have the units
   */
  public void charge(Call call, long lines) {
    int units = (int) Math.max(1, (lines + LINES_PER_UNIT - 1) / LINES_PER_UNIT);
    Account account = call.account();
    long limit = account.plan().perMonth();
    if (units > 1 && Units.add(call, counters, units - 1, limit, () -> {}) < 0) {
      throw LimitErrors.exportQuota(units, limit, counters.month().secondsLeft(time.millis()));
    }
    call.charge(units);
  }
}
