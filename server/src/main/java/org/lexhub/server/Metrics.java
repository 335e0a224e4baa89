package org.lexhub.server;

import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.MultiCollector;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.HistogramSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import java.io.IOException;
import java.io.OutputStream;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Supplier;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.ResponseListener;
import org.lexhub.server.http.Route;
import org.lexhub.server.snapshot.ServingState;

/** Counts and times answers by route and kind of status, for Prometheus. */
final class Metrics implements ResponseListener {
  private final PrometheusRegistry registry = new PrometheusRegistry();
  private final IdentityHashMap<Route, ResponseTimes> kinds = new IdentityHashMap<>();
  private final ResponseTimes none = new ResponseTimes("", "none");

  Metrics(List<Route> routes, Supplier<ServingState> serving) {
    for (Route route : routes) {
      kinds.put(route, new ResponseTimes(route.method(), route.template()));
    }
    registry.register((MultiCollector) this::collect);
    GaugeWithCallback.builder()
        .name("lexhub_snapshot_served")
        .help("1 for the snapshot that is served.")
        .labelNames("snapshot")
        .callback(gauge -> {
          String id = serving.get().snapshot();
          gauge.call(id == null ? 0 : 1, id == null ? "none" : id);
        })
        .register(registry);
    JvmMetrics.builder().register(registry);
  }

  private MetricSnapshots collect() {
    CounterSnapshot.Builder answers =
        CounterSnapshot.builder()
            .name("lexhub_http_answers")
            .help("Answers by route and class of status.");
    HistogramSnapshot.Builder seconds =
        HistogramSnapshot.builder()
            .name("lexhub_http_answer_seconds")
            .help("Time from the request's head to the answer's.");
    none.count(answers);
    none.times(seconds);
    for (ResponseTimes kind : kinds.values()) {
      kind.count(answers);
      kind.times(seconds);
    }
    return MetricSnapshots.of(answers.build(), seconds.build());
  }

  @Override
  public void answered(Call call, int status) {
    Route route = call.matched();
    ResponseTimes known = route == null ? null : kinds.get(route);
    (known == null ? none : known).add(status, System.nanoTime() - call.begun());
  }

  /** Writes everything in the text format of Prometheus. */
  void write(OutputStream out) throws IOException {
    PrometheusTextFormatWriter.create().write(out, registry.scrape());
  }
}
