package org.lexhub.server.command;

import ch.qos.logback.classic.ClassicConstants;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import org.slf4j.ILoggerFactory;
import org.slf4j.IMarkerFactory;
import org.slf4j.helpers.BasicMarkerFactory;
import org.slf4j.spi.MDCAdapter;
import org.slf4j.spi.SLF4JServiceProvider;

/**
 * Logback with {@link LogSetUp}, without the search for configurations in the whole class path,
 * which takes a tenth of the time until a server answers.
 */
public final class LogProvider implements SLF4JServiceProvider {
  /** The class that SLF4J takes instead of searching for one. */
  private static final String PROVIDER = "slf4j.provider";

  /** What SLF4J itself prints; by default, which class it takes. */
  private static final String VERBOSITY = "slf4j.internal.verbosity";

  private final LoggerContext context = new LoggerContext();
  private final IMarkerFactory markers = new BasicMarkerFactory();
  private final LogbackMDCAdapter values = new LogbackMDCAdapter();

  /** Creates the provider, which SLF4J finds by its name. */
  public LogProvider() {}

  /**
   * Chooses this provider for the process, unless the user names a provider or a configuration.
   * Call it before the first logger is created.
   */
  public static void choose() {
    if (System.getProperty(PROVIDER) == null
        && System.getProperty(ClassicConstants.CONFIG_FILE_PROPERTY) == null) {
      System.setProperty(PROVIDER, LogProvider.class.getName());
      System.getProperties().putIfAbsent(VERBOSITY, "WARN");
    }
  }

  @Override
  public void initialize() {
    context.setName("default");
    context.setMDCAdapter(values);
    LogSetUp.apply(context);
    context.start();
  }

  @Override
  public ILoggerFactory getLoggerFactory() {
    return context;
  }

  @Override
  public IMarkerFactory getMarkerFactory() {
    return markers;
  }

  @Override
  public MDCAdapter getMDCAdapter() {
    return values;
  }

  @Override
  public String getRequestedApiVersion() {
    return "2.0.99"; // as Logback's own provider: any 2.0
  }
}
