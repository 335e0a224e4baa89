package org.lexhub.server.command;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ConfiguratorRank;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.slf4j.Logger;

/**
 * Sets the log up: one line an event on standard error, so that standard output carries answers
 * only. Control characters, line ends among them, are shown as blanks or bars. This takes less of a
 * start than reading the same from XML; a file that {@code -Dlogback.configurationFile} names, or a
 * {@code logback-test.xml}, replaces it.
 */
@ConfiguratorRank(ConfiguratorRank.CUSTOM_HIGH_PRIORITY)
public final class LogSetUp extends ContextAwareBase implements Configurator {
  private static final String PATTERN =
      "%d{\"yyyy-MM-dd'T'HH:mm:ss.SSSXXX\",UTC} %-5level %logger{0}"
          + " %replace(%replace(%msg %ex{full}){'\\p{Cntrl}+', ' | '}){'[ |]+$', ''}%nopex%n";

  /** The least level of the events of libraries that are logged. */
  private static final Map<String, Level> LIBRARIES =
      Map.of(
          "io.undertow", Level.ERROR,
          "org.xnio", Level.WARN,
          "org.jboss", Level.WARN,
          "org.sqlite", Level.WARN,
          "com.zaxxer.hikari", Level.ERROR,
          "org.flywaydb", Level.WARN,
          "software.amazon.awssdk", Level.ERROR);

  /** Creates the set-up, which Logback finds as a service. */
  public LogSetUp() {}

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    if (System.getProperty("logback.configurationFile") != null
        || LogSetUp.class.getClassLoader().getResource("logback-test.xml") != null) {
      return ExecutionStatus.INVOKE_NEXT_IF_ANY;
    }
    apply(context);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  /** Adds the appender and sets the levels. */
  static void apply(LoggerContext context) {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setCharset(StandardCharsets.UTF_8);
    encoder.setPattern(PATTERN);
    encoder.start();
    ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
    appender.setContext(context);
    appender.setName("STDERR");
    appender.setTarget("System.err");
    appender.setEncoder(encoder);
    appender.start();
    LIBRARIES.forEach((name, level) -> context.getLogger(name).setLevel(level));
    ch.qos.logback.classic.Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.toLevel(System.getenv("LEXHUB_LOG"), Level.INFO));
    root.addAppender(appender);
  }
}
