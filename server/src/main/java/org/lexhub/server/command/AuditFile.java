package org.lexhub.server.command;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.TimeBasedRollingPolicy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.slf4j.LoggerFactory;

/** A file that receives the events of the audit log, besides the log of the process. */
final class AuditFile {
  private static final String PATTERN =
      "%d{\"yyyy-MM-dd'T'HH:mm:ss.SSSXXX\",UTC} %replace(%msg){'\\p{Cntrl}+', ' | '}%n";

  private AuditFile() {}

  /**
   * Begins to append to a file. Each month, the file gets the month as its suffix and a new one
   * begins.
   *
   * @throws CommandFailure if the file cannot be written
   */
  static void open(Path file) {
    try {
      Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND).close();
    } catch (IOException e) {
      throw new CommandFailure("--audit-log cannot be written: " + e);
    }
    if (!(LoggerFactory.getILoggerFactory() instanceof LoggerContext context)) {
      return;
    }
    RollingFileAppender<ILoggingEvent> appender = new RollingFileAppender<>();
    appender.setContext(context);
    appender.setName("audit " + file);
    appender.setFile(file.toString());
    TimeBasedRollingPolicy<ILoggingEvent> monthly = new TimeBasedRollingPolicy<>();
    monthly.setContext(context);
    monthly.setParent(appender);
    monthly.setFileNamePattern(file + ".%d{yyyy-MM}");
    monthly.start();
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setPattern(PATTERN);
    encoder.start();
    appender.setRollingPolicy(monthly);
    appender.setEncoder(encoder);
    appender.start();
    context.getLogger("audit").addAppender(appender);
  }
}
