package org.lexhub.benchmarks.latency;

/**
 * The greatest time that a benchmark may take, as a multiple of a baseline.
 *
 * @param benchmark class and method of a JMH benchmark, such as {@code SearchBenchmark.word}
 * @param baseline method of {@link org.lexhub.benchmarks.BaselineBenchmark}, such as {@code
 *     reads64}
 * @param ratio the time of the benchmark divided by the time of the baseline, greater than 0
 */
public record Budget(String benchmark, String baseline, double ratio) {}
