package org.lexhub.server.http.priority;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Functions of the C library of Linux. */
final class SystemFunction {
  private static final Logger LOG = LoggerFactory.getLogger(SystemFunction.class);

  private SystemFunction() {}

  /** Returns the handle of a function that returns an {@code int}, or null if there is none. */
  @SuppressWarnings("restricted") // Java has no equivalent
  static @Nullable MethodHandle of(String name, MemoryLayout... parameters) {
    if (!System.getProperty("os.name", "").equals("Linux")) {
      return null;
    }
    try {
      Linker linker = Linker.nativeLinker();
      return linker.downcallHandle(
          linker.defaultLookup().findOrThrow(name),
          FunctionDescriptor.of(ValueLayout.JAVA_INT, parameters));
    } catch (RuntimeException e) {
      LOG.debug("{} cannot be called", name, e);
      return null;
    }
  }
}
