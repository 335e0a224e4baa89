package org.lexhub.server.http.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenFileLimitTest {
  @Test
  void isTheLimitOfThisProcess() {
    UnixOperatingSystemMXBean system =
        (UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    assertEquals(system.getMaxFileDescriptorCount(), OpenFileLimit.read());
  }

  @Test
  void isTheSoftLimitOfTheTable() throws IOException {
    List<String> rows =
        List.of(
            "Limit                     Soft Limit           Hard Limit           Units     ",
            "Max processes             94000                94000                processes ",
            "Max open files            1024                 524288               files     ");

    assertEquals(1024, OpenFileLimit.of(rows));
  }

  @Test
  void canBeUnlimited() throws IOException {
    List<String> rows = List.of("Max open files  unlimited  unlimited  files");

    assertEquals(Long.MAX_VALUE, OpenFileLimit.of(rows));
  }

  @Test
  void isNotInOtherTables() {
    List<String> rows = List.of("Max processes  1  1");

    assertThrows(IOException.class, () -> OpenFileLimit.of(rows));
  }
}
