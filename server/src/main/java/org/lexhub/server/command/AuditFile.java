package org.lexhub.server.command;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import org.lexhub.server.audit.AuditLog;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A file that receives the events of the audit log, besides the log of the process. */
final class AuditFile extends AppenderBase<ILoggingEvent> {
  private static final Logger LOG = LoggerFactory.getLogger(AuditFile.class);

  private final Path path;
  private final AuditLog log;
  private boolean isFailing;

  private AuditFile(Path path, AuditLog log) {
    this.path = path;
    this.log = log;
  }

  /**
   * Begins to append to a file, see {@link AuditLog}.
   *
   * @throws CommandFailure if the file cannot be written
   */
  static void open(Path path) {
    if (!(LoggerFactory.getILoggerFactory() instanceof LoggerContext context)) {
      return;
    }
    String name = "audit " + path.toAbsolutePath();
    if (context.getLogger("audit").getAppender(name) != null) {
      return;
    }
    AuditFile file;
    try {
      file = new AuditFile(path, AuditLog.open(path, Instant.now()));
    } catch (IOException e) {
      throw new CommandFailure("--audit-log cannot be written: " + e);
    }
    LOG.info("the audit log {} continues after {}", path, file.log.head());
    file.setContext(context);
    file.setName(name);
    file.start();
    context.getLogger("audit").addAppender(file);
  }

  @Override
  protected void append(ILoggingEvent event) {
    try {
      log.append(event.getInstant(), event.getFormattedMessage());
      isFailing = false;
    } catch (IOException e) {
      if (!isFailing) {
        LOG.error("the audit log {} cannot be written: {}", path, e.toString());
      }
      isFailing = true;
    }
  }

  @Override
  public void stop() {
    super.stop();
    try {
      log.close();
    } catch (IOException e) {
      LOG.warn("the audit log {} could not be closed: {}", path, e.toString());
    }
  }
}
