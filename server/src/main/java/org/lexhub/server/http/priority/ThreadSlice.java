package org.lexhub.server.http.priority;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/**
 * The time slice that the calling thread asks of the scheduler. Since Linux 6.12, a thread with a
 * shorter slice than the running one takes its processor as soon as it wakes up; with the same
 * slice, it waits until that of the running thread ends, about 3 ms, also if that thread has a
 * lower priority. Older versions ignore the slice of {@code sched_setattr(2)}.
 */
final class ThreadSlice {
  /** The shortest slice that Linux permits, in nanoseconds. */
  private static final long SHORTEST_NANOS = 100_000;

  private static final long CALLING_THREAD = 0;
  private static final long NO_FLAGS = 0;

  /** Threads that the calling one starts have the usual slice. */
  private static final long RESET_ON_FORK = 1;

  /** {@code struct sched_attr} up to its deadlines; policy 0 is {@code SCHED_OTHER}. */
  private static final int LENGTH = 48;

  private static final int FLAGS_OFFSET = 8;
  private static final int NICE_OFFSET = 16;
  private static final int RUNTIME_OFFSET = 24;

  private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;

  private static final @Nullable MethodHandle SYSCALL =
      SystemFunction.of("syscall", LONG, LONG, ValueLayout.ADDRESS, LONG);

  private ThreadSlice() {}

  /** Returns the number of {@code sched_setattr} on this architecture, -1 if it is not known. */
  private static long number() {
    return switch (System.getProperty("os.arch", "")) {
      case "amd64" -> 314;
      case "aarch64", "riscv64" -> 274;
      default -> -1;
    };
  }

  /** Returns whether slices can be asked for on this system. */
  static boolean isAvailable() {
    return SYSCALL != null && number() >= 0;
  }

  /**
   * Asks for the shortest slice, and keeps the nice value. Needs no privilege.
   *
   * @return whether the system has accepted it
   */
  static boolean shorten() {
    long number = number();
    if (SYSCALL == null || number < 0) {
      return false;
    }
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment attributes = arena.allocate(LENGTH, Long.BYTES);
      attributes.set(ValueLayout.JAVA_INT, 0, LENGTH);
      attributes.set(LONG, FLAGS_OFFSET, RESET_ON_FORK);
      attributes.set(ValueLayout.JAVA_INT, NICE_OFFSET, ThreadNice.get());
      attributes.set(LONG, RUNTIME_OFFSET, SHORTEST_NANOS);
      return (int) SYSCALL.invokeExact(number, CALLING_THREAD, attributes, NO_FLAGS) == 0;
    } catch (Throwable e) {
      throw new IllegalStateException("sched_setattr cannot be called", e);
    }
  }
}
