package org.lexhub.server.http.connection;

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
 * @param keptBytes how much memory all of these use for answers that are asked for again; 0 none
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
    int keptBytes,
    EdgeSettings edge) {
  /** The usual memory for answers that are asked for again. */
  public static final int USUAL_KEPT_BYTES = 16 << 20;

  /** The usual settings for an address and a port. */
  public static HttpSettings of(String address, int port) {
    int cores = Math.max(2, Runtime.getRuntime().availableProcessors());
    return new HttpSettings(
        address,
        port,
        10_000,
        600_000,
        20_000,
        64,
        256,
        cores,
        USUAL_KEPT_BYTES,
        EdgeSettings.PLAIN);
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
        keptBytes,
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
    return new HttpSettings(
        address, port, body, stream, stall, running, queued, ioThreads, keptBytes, edge);
  }

  /** The same with other memory for answers that are asked for again. */
  public HttpSettings withKeptBytes(int bytes) {
    return with(edge, bytes);
  }

  /** The same behind another edge. */
  public HttpSettings with(EdgeSettings newEdge) {
    return with(newEdge, keptBytes);
  }

  private HttpSettings with(EdgeSettings newEdge, int kept) {
    return new HttpSettings(
        address,
        port,
        bodyMillis,
        streamMillis,
        stallMillis,
        running,
        queued,
        ioThreads,
        kept,
        newEdge);
  }
}
