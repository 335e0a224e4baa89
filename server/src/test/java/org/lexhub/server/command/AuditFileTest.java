package org.lexhub.server.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.LoggerContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.audit.AuditCheck;
import org.slf4j.LoggerFactory;

class AuditFileTest {
  @TempDir private Path folder;

  @AfterEach
  void detach() {
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    context.getLogger("audit").detachAndStopAllAppenders();
  }

  /** Returns whether the chain of a log is unbroken. */
  static boolean isIntact(Path log) throws IOException {
    return AuditCheck.verify(List.of(log), null).fault() == null;
  }

  @Test
  void appendsEventsOfTheAuditLogOnly() throws Exception {
    Path file = Files.writeString(folder.resolve("audit.log"), "before\n");

    AuditFile.open(file);
    LoggerFactory.getLogger("audit").info("event={} account={}", "log-in\nevent=forged", 7);
    LoggerFactory.getLogger("access").info("request=1");

    assertThat(Files.readAllLines(file)).hasSize(3).first().isEqualTo("before");
    assertThat(Files.readAllLines(file).getLast())
        .matches(
            "\\d{4}-\\d\\d-\\d\\dT.*Z n=2 event=log-in \\| event=forged account=7 hash=[0-9a-f]{64}");
  }

  @Test
  void aFileThatCannotBeWrittenIsExplained() {
    assertThatThrownBy(() -> AuditFile.open(folder.resolve("none/audit.log")))
        .isInstanceOf(CommandFailure.class)
        .hasMessageContaining("--audit-log cannot be written");
  }
}
