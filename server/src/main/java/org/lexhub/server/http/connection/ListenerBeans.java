package org.lexhub.server.http.connection;

import java.lang.management.ManagementFactory;

/**
 * Keeps XNIO from creating the management beans of the JVM. Each worker and listener of XNIO
 * registers a bean that nobody reads, and the first creates all beans of the JVM, among them those
 * of Flight Recorder, which read XML: a quarter of the processor time of a start. XNIO continues
 * without beans if they cannot be created.
 *
 * <p>The beans of the JVM itself exist whenever an agent asks for them, before or after.
 *
 * @see ManagementFactory#getPlatformMBeanServer()
 */
public final class ListenerBeans {
  /** Names the class that creates servers of beans; read at each creation. */
  private static final String BUILDER = "javax.management.builder.initial";

  private ListenerBeans() {}

  /** Starts a listener; no bean is created meanwhile, unless the user chose how. */
  public static void without(Runnable start) {
    if (System.getProperty(BUILDER) != null) {
      start.run();
      return;
    }
    System.setProperty(BUILDER, "none");
    try {
      start.run();
    } finally {
      System.clearProperty(BUILDER);
    }
  }
}
