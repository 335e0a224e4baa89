package org.lexhub.server;

import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.MultiCollector;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.CounterSnapshot.CounterDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.HistogramSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.ResponseListener;
import org.lexhub.server.http.Route;
import org.lexhub.server.snapshot.ServingState;

/** Counts and times responses by route and status class, for Prometheus. */
final class Metrics implements ResponseListener {
  private final IdentityHashMap<Route, ResponseTimes> byRoute = new IdentityHashMap<>();

  /** The statuses of refusals: no key, too large, too many, overloaded or starting. */
  private static final int[] REFUSALS = {401, 403, 413, 429, 503};

  private final LongAdder[] refused = new LongAdder[REFUSALS.length];
  private final LongAdder exported = new LongAdder();
  private final ResponseTimes noRoute = new ResponseTimes("", "none");

  Metrics(List<Route> routes) {
    Arrays.setAll(refused, i -> new LongAdder());
    for (Route route : routes) {
      byRoute.put(route, new ResponseTimes(route.method(), route.template()));
    }
  }

  private MetricSnapshots collect() {
    CounterSnapshot.Builder responses =
        CounterSnapshot.builder()
            .name("lexhub_http_answers")
            .help("Responses by route and status class.");
    HistogramSnapshot.Builder seconds =
        HistogramSnapshot.builder()
            .name("lexhub_http_answer_seconds")
            .help("Time from the head of the request to the head of the response.");
    noRoute.addCounts(responses);
    noRoute.addTimes(seconds);
    for (ResponseTimes times : byRoute.values()) {
      times.addCounts(responses);
      times.addTimes(seconds);
    }
    return MetricSnapshots.of(responses.build(), seconds.build(), refusals(), exportedBytes());
  }

  private CounterSnapshot refusals() {
    CounterSnapshot.Builder refusals =
        CounterSnapshot.builder()
            .name("lexhub_http_refused")
            .help(
                "Requests that were refused, by status: 401 and 403 without a right to them, 413"
                    + " too large, 429 beyond a limit, 503 while too many are running or at the start.");
    for (int i = 0; i < REFUSALS.length; i++) {
      refusals.dataPoint(
          CounterDataPointSnapshot.builder()
              .labels(Labels.of("status", Integer.toString(REFUSALS[i])))
              .value((double) refused[i].sum())
              .build());
    }
    return refusals.build();
  }

  private CounterSnapshot exportedBytes() {
    return CounterSnapshot.builder()
        .name("lexhub_export_bytes")
        .help("Bytes of streamed responses: exports and large batches.")
        .dataPoint(CounterDataPointSnapshot.builder().value((double) exported.sum()).build())
        .build();
  }

  @Override
  public void streamed(long bytes) {
    exported.add(bytes);
  }

  @Override
  public void answered(Call call, int status) {
    Route route = call.route();
    ResponseTimes known = route == null ? null : byRoute.get(route);
    (known == null ? noRoute : known).add(status, System.nanoTime() - call.startNanos());
    for (int i = 0; i < REFUSALS.length; i++) {
      if (status == REFUSALS[i]) {
        refused[i].increment();
      }
    }
  }

  /**
   * Returns a registry with these metrics, and those of the snapshot that is served and the JVM.
   */
  PrometheusRegistry register(Supplier<ServingState> serving) {
    PrometheusRegistry registry = new PrometheusRegistry();
    registry.register((MultiCollector) this::collect);
    GaugeWithCallback.builder()
        .name("lexhub_snapshot_served")
        .help("1 for the snapshot that is being served.")
        .labelNames("snapshot")
        .callback(gauge -> {
          String id = serving.get().snapshot();
          gauge.call(id == null ? 0 : 1, id == null ? "none" : id);
        })
        .register(registry);
    JvmMetrics.builder().register(registry);
    return registry;
  }
}
