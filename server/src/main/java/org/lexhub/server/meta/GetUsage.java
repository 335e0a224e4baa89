package org.lexhub.server.meta;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Account;
import org.lexhub.server.account.Month;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.UsageCounters;
import org.lexhub.server.account.access.KeyScope;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;

/** {@code GET /v1/usage}: the plan of the account, its used and its remaining requests. */
public final class GetUsage implements Endpoint {
  private static final JsonName PLAN = JsonName.of("plan");
  private static final JsonName RATE = JsonName.of("rate");
  private static final JsonName LIMIT = JsonName.of("limit");
  private static final JsonName WINDOW = JsonName.of("window_seconds");
  private static final JsonName MONTH = JsonName.of("month");
  private static final JsonName PERIOD = JsonName.of("period");
  private static final JsonName USED = JsonName.of("used");
  private static final JsonName REMAINING = JsonName.of("remaining");
  private static final JsonName RESETS = JsonName.of("resets");

  private final UsageCounters counters;

  /** Reads the counters that the guards update. */
  public GetUsage(UsageCounters counters) {
    this.counters = counters;
  }

  @Override
  public @Nullable KeyScope scope() {
    return null;
  }

  @Override
  public boolean readsStore() {
    return false;
  }

  @Override
  public void answer(Call call) {
    Account account = call.account();
    Plan plan = account.plan();
    JsonOut json = call.json();
    json.beginObject().name(PLAN).ascii(plan.code());
    json.name(RATE).beginObject();
    json.name(LIMIT).number(plan.perSecond()).name(WINDOW).number(1).endObject();
    month(json, plan, counters.month(), counters.used(account.id()));
    json.endObject();
  }

  private static void month(JsonOut json, Plan plan, Month month, long used) {
    json.name(MONTH).beginObject().name(PERIOD).string(month.text());
    if (plan.hasQuota()) {
      json.name(LIMIT).number(plan.perMonth()).name(USED).number(used);
      json.name(REMAINING).number(Math.max(0, plan.perMonth() - used));
    } else {
      json.name(LIMIT).nullValue().name(USED).number(used).name(REMAINING).nullValue();
    }
    json.name(RESETS).string(Instant.ofEpochMilli(month.end()).toString()).endObject();
  }
}
