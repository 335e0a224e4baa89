package org.lexhub.soak;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a process uses at one time.
 *
 * @param memoryKib its memory without mapped files, in KiB
 * @param nativeKib what its JVM has committed by its own count, in KiB
 * @param descriptors the number of open files and connections
 * @param threads the number of threads
 * @param snapshots the number of mapped snapshots
 */
record ProcessSample(long memoryKib, long nativeKib, int descriptors, int threads, int snapshots) {
  private static final Pattern ANONYMOUS = Pattern.compile("RssAnon:\\s+(\\d+) kB");
  private static final Pattern THREADS = Pattern.compile("Threads:\\s+(\\d+)");
  private static final Pattern COMMITTED = Pattern.compile("Total:.*committed=(\\d+)KB");

  /** Takes a sample of a process of this user, on Linux. */
  static ProcessSample of(long pid) throws IOException, InterruptedException {
    Path process = Path.of("/proc", Long.toString(pid));
    String status = Files.readString(process.resolve("status"));
    int descriptors;
    try (Stream<Path> open = Files.list(process.resolve("fd"))) {
      descriptors = (int) open.count();
    }
    Set<String> snapshots = new HashSet<>();
    for (String line : Files.readAllLines(process.resolve("maps"))) {
      if (line.contains(".lexhub")) {
        snapshots.add(line.substring(line.indexOf('/')));
      }
    }
    return new ProcessSample(
        number(ANONYMOUS, status),
        number(COMMITTED, nativeMemory(pid)),
        descriptors,
        (int) number(THREADS, status),
        snapshots.size());
  }

  private static String nativeMemory(long pid) throws IOException, InterruptedException {
    String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    Process process =
        new ProcessBuilder(List.of(jcmd, Long.toString(pid), "VM.native_memory", "summary"))
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }

  private static long number(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new IllegalStateException("no " + pattern + " in " + text);
    }
    return Long.parseLong(matcher.group(1));
  }
}
