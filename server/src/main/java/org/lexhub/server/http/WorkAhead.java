package org.lexhub.server.http;

/**
 * Signal of a guard to the first handler: a worker has to do something that can wait, after which
 * the request continues on its I/O thread. Has no message and no stack trace.
 */
public final class WorkAhead extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Runnable work;
  private final transient Handler then;

  /**
   * Creates a signal.
   *
   * @param work what a worker does; its exceptions answer the request
   * @param then continues the request
   */
  public WorkAhead(Runnable work, Handler then) {
    super(null, null, false, false);
    this.work = work;
    this.then = then;
  }

  Runnable work() {
    return work;
  }

  Handler then() {
    return then;
  }
}
