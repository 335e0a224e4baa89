package org.lexhub.server.meta;

import io.undertow.util.Headers;
import java.time.Instant;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.snapshot.ServingState;

/** {@code GET /health/ready}: the served snapshot, or 503 if there is none. */
public final class HealthReady implements Endpoint {
  private static final JsonName STATUS = JsonName.of("status");
  private static final JsonName SNAPSHOT = JsonName.of("snapshot");
  private static final JsonName CREATED = JsonName.of("created");
  private static final JsonName SERVING_SINCE = JsonName.of("serving_since");
  private static final JsonName LAST_ERROR = JsonName.of("last_error");
  private static final JsonName LAST_ERROR_AT = JsonName.of("last_error_at");

  private static final String RETRY_SECONDS = "5";

  private final Supplier<ServingState> states;

  /** Reads the state of the server from {@code states}. */
  public HealthReady(Supplier<ServingState> states) {
    this.states = states;
  }

  @Override
  public boolean readsStore() {
    return false;
  }

  @Override
  public boolean answersAtStart() {
    return true;
  }

  @Override
  public void answer(Call call) {
    ServingState state = states.get();
    JsonOut json = call.json();
    json.beginObject().name(STATUS).ascii(state.status());
    text(json, SNAPSHOT, state.snapshot());
    time(json, CREATED, state.created());
    time(json, SERVING_SINCE, state.servingSince());
    text(json, LAST_ERROR, state.lastError());
    time(json, LAST_ERROR_AT, state.lastErrorAt());
    json.endObject();
    if (state.snapshot() == null) {
      call.status(503);
      call.exchange().getResponseHeaders().put(Headers.RETRY_AFTER, RETRY_SECONDS);
    }
  }

  private static void text(JsonOut json, JsonName name, @Nullable String value) {
    json.name(name);
    if (value == null) {
      json.nullValue();
    } else {
      json.string(value);
    }
  }

  private static void time(JsonOut json, JsonName name, @Nullable Instant value) {
    text(json, name, value == null ? null : value.toString());
  }
}
