package org.lexhub.server.http.priority;

import java.util.concurrent.atomic.AtomicBoolean;
import org.xnio.XnioWorker;

/**
 * Lets I/O threads, which answer look-ups, take the processor from threads with heavy work as soon
 * as a request arrives.
 */
public final class LookupPriority {
  private final int ioThreads;
  private final AtomicBoolean given = new AtomicBoolean();

  /** Creates the priority of this number of I/O threads. */
  public LookupPriority(int ioThreads) {
    this.ioThreads = ioThreads;
  }

  /**
   * Gives the I/O threads of a worker their priority, the first time that it is called. Threads
   * with heavy work call it: functions of the system take long to link.
   */
  public void give(XnioWorker worker) {
    if (!given.get() && given.compareAndSet(false, true) && ThreadSlice.isAvailable()) {
      for (int i = 0; i < ioThreads; i++) {
        worker.getIoThread(i).execute(ThreadSlice::shorten);
      }
    }
  }
}
