package org.lexhub.server.http;

/**
 * What may be chosen about the HTTP side.
 *
 * @param address the address to listen on
 * @param port the port, 0 for any free one
 * @param bodyMillis how long a request body may take to arrive
 * @param running how much heavy work runs at once
 * @param queued how much heavy work may wait
 * @param ioThreads threads that read and write sockets
 */
public record HttpSettings(
    String address, int port, long bodyMillis, int running, int queued, int ioThreads) {
  /** The usual settings for an address and a port. */
  public static HttpSettings of(String address, int port) {
    int cores = Math.max(2, Runtime.getRuntime().availableProcessors());
    return new HttpSettings(address, port, 10_000, 64, 256, cores);
  }

  /** The same with other bounds for heavy work. */
  public HttpSettings withHeavy(int newRunning, int newQueued) {
    return new HttpSettings(address, port, bodyMillis, newRunning, newQueued, ioThreads);
  }

  /** The same with another time for bodies. */
  public HttpSettings withBodyMillis(long millis) {
    return new HttpSettings(address, port, millis, running, queued, ioThreads);
  }
}
