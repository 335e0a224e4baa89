package org.lexhub.server.http.connection;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The maximum number of files and connections that this process can open. */
public final class OpenFileLimit {
  /** On Linux, a table whose rows are a name, the soft limit and the hard limit. */
  private static final Path LIMITS = Path.of("/proc/self/limits");

  private static final String ROW = "Max open files";
  private static final String UNLIMITED = "unlimited";

  private OpenFileLimit() {}

  /** Returns the soft limit, {@link Long#MAX_VALUE} if there is none or it is not known. */
  public static long read() {
    try {
      // Much faster than the management bean, whose classes a start needs for nothing else.
      return of(Files.readAllLines(LIMITS));
    } catch (IOException | NumberFormatException e) {
      return ofBean();
    }
  }

  /** Returns the limit in the rows of the table. */
  static long of(List<String> rows) throws IOException {
    for (String row : rows) {
      if (row.startsWith(ROW)) {
        String limit = row.substring(ROW.length()).strip().split(" ", 2)[0];
        return limit.equals(UNLIMITED) ? Long.MAX_VALUE : Long.parseLong(limit);
      }
    }
    throw new IOException(LIMITS + " has no row " + ROW);
  }

  private static long ofBean() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
        ? system.getMaxFileDescriptorCount()
        : Long.MAX_VALUE;
  }
}
