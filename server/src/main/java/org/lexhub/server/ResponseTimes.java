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
 * The number of responses of one route by status class, and a histogram of their times. Recording a
 * response takes three additions; the histogram of the library does ten times as much.
 */
final class ResponseTimes {
  private static final String[] STATUS_CLASSES = {"1xx", "2xx", "3xx", "4xx", "5xx"};

  /** The upper bounds of the buckets in microseconds; a last bucket holds longer times. */
  private static final long[] BOUNDS_MICROS = {
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
  private final LongAdder[] responses = adders(STATUS_CLASSES.length);
  private final LongAdder[] buckets = adders(BOUNDS_MICROS.length + 1);
  private final LongAdder nanos = new LongAdder();

  /** Creates counters with the labels of a route. */
  ResponseTimes(String method, String route) {
    this.method = method;
    this.route = route;
  }

  private static LongAdder[] adders(int count) {
    LongAdder[] adders = new LongAdder[count];
    Arrays.setAll(adders, i -> new LongAdder());
    return adders;
  }

  /**
   * Records a response.
   *
   * @param time its time in nanoseconds
   */
  void add(int status, long time) {
    responses[Math.clamp(status / 100, 1, STATUS_CLASSES.length) - 1].increment();
    int bucket = 0;
    while (bucket < BOUNDS_MICROS.length && time > BOUNDS_MICROS[bucket] * 1_000) {
      bucket++;
    }
    buckets[bucket].increment();
    nanos.add(time);
  }

  /** Adds a data point for each status class. */
  void addCounts(CounterSnapshot.Builder out) {
    for (int i = 0; i < STATUS_CLASSES.length; i++) {
      out.dataPoint(
          CounterDataPointSnapshot.builder()
              .labels(Labels.of("method", method, "route", route, "status", STATUS_CLASSES[i]))
              .value((double) responses[i].sum())
              .build());
    }
  }

  /** Adds a data point with the histogram of times. */
  void addTimes(HistogramSnapshot.Builder out) {
    double[] bounds = new double[buckets.length];
    long[] counts = new long[buckets.length];
    for (int i = 0; i < buckets.length; i++) {
      bounds[i] =
          i < BOUNDS_MICROS.length ? (double) BOUNDS_MICROS[i] / 1e6 : Double.POSITIVE_INFINITY;
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
