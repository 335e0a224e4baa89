package org.lexhub.fuzz;

import com.google.errorprone.annotations.Immutable;
import java.nio.file.Path;
import java.util.Locale;

/** The fuzzed parts, with the share of the executions that each gets. */
enum FuzzTarget {
  /** Every importer of the loader. */
  IMPORTER(ImporterFuzz.class, ImporterFuzz::fuzzerTestOneInput, 10),
  /** Archives and compressed files of layers. */
  ARCHIVE(ArchiveFuzz.class, ArchiveFuzz::fuzzerTestOneInput, 5),
  /** Header, section table and footer of a snapshot. */
  SNAPSHOT(SnapshotFuzz.class, SnapshotFuzz::fuzzerTestOneInput, 30),
  /** JSON bodies. */
  JSON(JsonBodyFuzz.class, JsonBodyFuzz::fuzzerTestOneInput, 50),
  /** Bytes sent to a server. */
  REQUEST(RequestFuzz.class, RequestFuzz::fuzzerTestOneInput, 5);

  /** The code that is fuzzed; it throws for a defect only. */
  @Immutable
  interface Code {
    void run(byte[] input) throws Exception;
  }

  private final Class<?> type;
  private final Code code;
  private final int percent;

  FuzzTarget(Class<?> type, Code code, int percent) {
    this.type = type;
    this.code = code;
    this.percent = percent;
  }

  Class<?> type() {
    return type;
  }

  Code code() {
    return code;
  }

  /** Returns how many of all executions this target gets. */
  int share(int executions) {
    return Math.ceilDiv(executions * percent, 100);
  }

  /** Returns the folder of the inputs in the source tree, relative to this module. */
  Path corpus() {
    return Path.of("src", "test", "resources", "org", "lexhub", "fuzz", "corpus", folder());
  }

  private String folder() {
    return name().toLowerCase(Locale.ROOT);
  }
}
