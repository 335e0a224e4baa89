package org.lexhub.server;

import io.prometheus.metrics.core.datapoints.CounterDataPoint;
import io.prometheus.metrics.core.datapoints.DistributionDataPoint;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.IOException;
import java.io.OutputStream;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Supplier;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Route;
import org.lexhub.server.http.Traffic;
import org.lexhub.server.snapshot.ServingState;

/** Counts and times answers by route and kind of status, for Prometheus. */
final class Metrics implements Traffic {
  private static final String[] CLASSES = {"1xx", "2xx", "3xx", "4xx", "5xx"};
  private static final double[] BOUNDS = {
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10
  };

  private final PrometheusRegistry registry = new PrometheusRegistry();
  private final IdentityHashMap<Route, Line> lines = new IdentityHashMap<>();
  private final Line none;

  Metrics(List<Route> routes, Supplier<ServingState> serving) {
    Counter answers =
        Counter.builder()
            .name("lexhub_http_answers_total")
            .help("Answers by route and class of status.")
            .labelNames("method", "route", "status")
            .register(registry);
    Histogram seconds =
        Histogram.builder()
            .name("lexhub_http_answer_seconds")
            .help("Time from the request's head to the answer's.")
            .labelNames("method", "route")
            .classicOnly()
            .classicUpperBounds(BOUNDS)
            .register(registry);
    for (Route route : routes) {
      lines.put(route, new Line(answers, seconds, route.method(), route.template()));
    }
    none = new Line(answers, seconds, "", "none");
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

  @Override
  public void answered(Call call, int status) {
    Route route = call.matched();
    Line known = route == null ? null : lines.get(route);
    Line line = known == null ? none : known;
    line.answers[Math.clamp(status / 100, 1, 5) - 1].inc();
    line.seconds.observe((System.nanoTime() - call.begun()) * 1e-9);
  }

  /** Writes everything in the text format of Prometheus. */
  void write(OutputStream out) throws IOException {
    PrometheusTextFormatWriter.create().write(out, registry.scrape());
  }

  /** The numbers of one route. */
  private static final class Line {
    final CounterDataPoint[] answers = new CounterDataPoint[CLASSES.length];
    final DistributionDataPoint seconds;

    Line(Counter counter, Histogram histogram, String method, String route) {
      for (int i = 0; i < CLASSES.length; i++) {
        answers[i] = counter.labelValues(method, route, CLASSES[i]);
      }
      seconds = histogram.labelValues(method, route);
    }
  }
}
