package org.lexhub.server.http.priority;

import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/**
 * The nice value of the calling thread. Linux applies {@code setpriority} to a thread, whereas
 * other systems apply it to the process, so that it changes nothing there.
 */
final class ThreadNice {
  /** The nice value of the lowest priority. */
  static final int MAX = 19;

  private static final int PRIO_PROCESS = 0;
  private static final int CALLING_THREAD = 0;
  private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
  private static final @Nullable MethodHandle SET = SystemFunction.of("setpriority", INT, INT, INT);
  private static final @Nullable MethodHandle GET = SystemFunction.of("getpriority", INT, INT);

  private ThreadNice() {}

  /**
   * Sets the value.
   *
   * @param nice -20 to 19; a lower value than the present one needs a privilege
   * @return whether the system has done so
   */
  static boolean set(int nice) {
    try {
      return SET != null && (int) SET.invokeExact(PRIO_PROCESS, CALLING_THREAD, nice) == 0;
    } catch (Throwable e) {
      throw new IllegalStateException("setpriority cannot be called", e);
    }
  }

  /** Returns the value, 0 on systems other than Linux. */
  static int get() {
    try {
      return GET == null ? 0 : (int) GET.invokeExact(PRIO_PROCESS, CALLING_THREAD);
    } catch (Throwable e) {
      throw new IllegalStateException("getpriority cannot be called", e);
    }
  }
}
