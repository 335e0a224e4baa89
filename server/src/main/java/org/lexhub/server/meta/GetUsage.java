package org.lexhub.server.meta;

import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Account;
import org.lexhub.server.account.EndpointUsage;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.access.KeyScope;
import org.lexhub.server.account.usage.Month;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Choices;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;

/**
 * {@code GET /v1/usage}: the plan of the account, its used and its remaining requests, and its
 * requests by key and endpoint.
 */
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

  private static final JsonName ENDPOINTS = JsonName.of("endpoints");
  private static final JsonName DAYS = JsonName.of("days");
  private static final JsonName KEY_ID = JsonName.of("key_id");
  private static final JsonName ENDPOINT = JsonName.of("endpoint");
  private static final JsonName REQUESTS = JsonName.of("requests");
  private static final JsonName UNITS = JsonName.of("units");
  private static final JsonName THROTTLED = JsonName.of("throttled");
  private static final JsonName SERVER_ERRORS = JsonName.of("server_errors");

  private static final Choices INCLUDES = Choices.of("endpoints");
  private static final ParamSet PARAMETERS = ParamSet.of().lists(Param.INCLUDE);
  private static final int COUNTED_DAYS = 30;
  private static final int RETRY_SECONDS = 5;

  private final UsageCounters counters;
  private final EndpointUsage endpoints;

  /** Reads the counters that the guards update. */
  public GetUsage(UsageCounters counters, EndpointUsage endpoints) {
    this.counters = counters;
    this.endpoints = endpoints;
  }

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
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
    boolean withEndpoints = call.parameters().choices(Param.INCLUDE, INCLUDES) != 0;
    if (withEndpoints) {
      call.needWorker();
    }
    Account account = call.account();
    Plan plan = account.plan();
    JsonOut json = call.json();
    json.beginObject().name(PLAN).ascii(plan.code());
    json.name(RATE).beginObject();
    json.name(LIMIT).number(plan.perSecond()).name(WINDOW).number(1).endObject();
    month(json, plan, counters.month(), counters.used(account.id()));
    if (withEndpoints) {
      endpoints(json, account.id());
    }
    json.endObject();
  }

  private void endpoints(JsonOut json, long account) {
    json.name(ENDPOINTS).beginObject().name(DAYS).number(COUNTED_DAYS);
    json.name(MemberNames.DATA).beginArray();
    for (EndpointUsage.Row row : EndpointUsage.sums(days(account))) {
      json.beginObject().name(KEY_ID).string(row.key()).name(ENDPOINT).string(row.endpoint());
      json.name(REQUESTS).number(row.requests()).name(UNITS).number(row.units());
      json.name(THROTTLED).number(row.refused()).name(SERVER_ERRORS).number(row.failed());
      json.endObject();
    }
    json.endArray().endObject();
  }

  private List<EndpointUsage.Row> days(long account) {
    try {
      return endpoints.days(account, COUNTED_DAYS);
    } catch (SQLException e) {
      throw ApiError.unavailable("The usage cannot be read at the moment.", RETRY_SECONDS);
    }
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
