package org.lexhub.server.http;

/**
 * What may be chosen about the HTTP side.
 *
 * @param address the address to listen on
 * @param port the port, 0 for any free one
 * @param bodyMillis how long a request body may take to arrive
 * @param streamMillis how long an answer in pieces may take to be sent
 * @param stallMillis how long a client may take nothing of an answer that is ready for it
 * @param running how much heavy work runs at once
 * @param queued how much heavy work may wait
 * @param ioThreads threads that read and write sockets
 * @param edge what stands between this server and its clients
 */
public record HttpSettings(
    String address,
    int port,
    long bodyMillis,
    long streamMillis,
    long stallMillis,
    int running,
    int queued,
    int ioThreads,
    Edge edge) {
  /** The usual settings for an address and a port. */
  public static HttpSettings of(String address, int port) {
    int cores = Math.max(2, Runtime.getRuntime().availableProcessors());
    return new HttpSettings(address, port, 10_000, 600_000, 20_000, 64, 256, cores, Edge.PLAIN);
  }

  /** The same with other bounds for heavy work. */
  public HttpSettings withHeavy(int newRunning, int newQueued) {
    return new HttpSettings(
        address,
        port,
        bodyMillis,
        streamMillis,
        stallMillis,
        newRunning,
        newQueued,
        ioThreads,
        edge);
  }

  /** The same with another time for bodies. */
  public HttpSettings withBodyMillis(long millis) {
    return withMillis(millis, streamMillis, stallMillis);
  }

  /** The same with another time for answers in pieces. */
  public HttpSettings withStreamMillis(long millis) {
    return withMillis(bodyMillis, millis, stallMillis);
  }

  /** The same with another time for clients that take nothing. */
  public HttpSettings withStallMillis(long millis) {
    return withMillis(bodyMillis, streamMillis, millis);
  }

  private HttpSettings withMillis(long body, long stream, long stall) {
    return new HttpSettings(address, port, body, stream, stall, running, queued, ioThreads, edge);
  }

  /** The same behind another edge. */
  public HttpSettings with(Edge newEdge) {
    return new HttpSettings(
        address, port, bodyMillis, streamMillis, stallMillis, running, queued, ioThreads, newEdge);
  }
}
