package org.lexhub.server;

import io.prometheus.metrics.model.snapshots.ClassicHistogramBuckets;
import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.CounterSnapshot.CounterDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.HistogramSnapshot;
import io.prometheus.metrics.model.snapshots.HistogramSnapshot.HistogramDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/**
 * How many answers of one kind were given, by class of status, and how long they took. Noting one
 * is three additions; the library's own histogram does ten times as much for each.
 */
final class ResponseTimes {
  private static final String[] CLASSES = {"1xx", "2xx", "3xx", "4xx", "5xx"};

  /** Upper bounds in microseconds; what is longer goes into a bucket of its own. */
  private static final long[] MICROS = {
    100,
    250,
    500,
    1_000,
    2_500,
    5_000,
    10_000,
    25_000,
    50_000,
    100_000,
    250_000,
    1_000_000,
    10_000_000
  };

  private final String method;
  private final String route;
  private final LongAdder[] answers = adders(CLASSES.length);
  private final LongAdder[] buckets = adders(MICROS.length + 1);
  private final LongAdder nanos = new LongAdder();

  /** Of one route, by its labels. */
  ResponseTimes(String method, String route) {
    this.method = method;
    this.route = route;
  }

  private static LongAdder[] adders(int count) {
    LongAdder[] adders = new LongAdder[count];
    Arrays.setAll(adders, i -> new LongAdder());
    return adders;
  }

  /** Notes an answer. */
  void add(int status, long time) {
    answers[Math.clamp(status / 100, 1, CLASSES.length) - 1].increment();
    int bucket = 0;
    while (bucket < MICROS.length && time > MICROS[bucket] * 1_000) {
      bucket++;
    }
    buckets[bucket].increment();
    nanos.add(time);
  }

  /** Adds a point for each class of status. */
  void count(CounterSnapshot.Builder out) {
    for (int i = 0; i < CLASSES.length; i++) {
      out.dataPoint(
          CounterDataPointSnapshot.builder()
              .labels(Labels.of("method", method, "route", route, "status", CLASSES[i]))
              .value((double) answers[i].sum())
              .build());
    }
  }

  /** Adds a point with all times. */
  void times(HistogramSnapshot.Builder out) {
    double[] bounds = new double[buckets.length];
    long[] counts = new long[buckets.length];
    for (int i = 0; i < buckets.length; i++) {
      bounds[i] = i < MICROS.length ? (double) MICROS[i] / 1e6 : Double.POSITIVE_INFINITY;
      counts[i] = buckets[i].sum();
    }
    out.dataPoint(
        HistogramDataPointSnapshot.builder()
            .labels(Labels.of("method", method, "route", route))
            .classicHistogramBuckets(ClassicHistogramBuckets.of(bounds, counts))
            .sum((double) nanos.sum() * 1e-9)
            .build());
  }
}
