package org.lexhub.server.http.connection;

/**
 * The settings of the HTTP listener.
 *
 * @param address the address to listen on
 * @param port the port, 0 for any free one
 * @param bodyMillis the maximum time in which a request body arrives
 * @param streamMillis the maximum time of a streamed response
 * @param stallMillis the maximum time that a client reads nothing of a response that is ready
 * @param maxRunning the maximum number of heavy requests that run at once
 * @param maxQueued the maximum number of heavy requests that wait
 * @param ioThreads the number of threads that read and write sockets
 * @param cacheBytes the memory of the response caches of all I/O threads together; 0 disables them
 * @param edge the connection between this server and its clients
 */
public record HttpSettings(
    String address,
    int port,
    long bodyMillis,
    long streamMillis,
    long stallMillis,
    int maxRunning,
    int maxQueued,
    int ioThreads,
    int cacheBytes,
    EdgeSettings edge) {
  /** The default memory of the response caches, in bytes. */
  public static final int DEFAULT_CACHE_BYTES = 16 << 20;

  private static final int DEFAULT_MAX_RUNNING = 64;
  private static final int DEFAULT_MAX_QUEUED = 256;
  private static final int MIN_IO_THREADS = 2;

  /** Returns the default settings for an address and a port. */
  public static HttpSettings of(String address, int port) {
    return new HttpSettings(
        address,
        port,
        ClientTimeouts.BODY_MILLIS,
        ClientTimeouts.STREAM_MILLIS,
        ClientTimeouts.STALL_MILLIS,
        DEFAULT_MAX_RUNNING,
        DEFAULT_MAX_QUEUED,
        Math.max(MIN_IO_THREADS, Runtime.getRuntime().availableProcessors()),
        DEFAULT_CACHE_BYTES,
        EdgeSettings.PLAIN);
  }

  /** Returns these settings with other limits of heavy requests. */
  public HttpSettings withHeavy(int running, int queued) {
    return new HttpSettings(
        address,
        port,
        bodyMillis,
        streamMillis,
        stallMillis,
        running,
        queued,
        ioThreads,
        cacheBytes,
        edge);
  }

  /** Returns these settings with another time limit for bodies. */
  public HttpSettings withBodyMillis(long millis) {
    return withMillis(millis, streamMillis, stallMillis);
  }

  /** Returns these settings with another time limit for streamed responses. */
  public HttpSettings withStreamMillis(long millis) {
    return withMillis(bodyMillis, millis, stallMillis);
  }

  /** Returns these settings with another time limit for clients that read nothing. */
  public HttpSettings withStallMillis(long millis) {
    return withMillis(bodyMillis, streamMillis, millis);
  }

  private HttpSettings withMillis(long body, long stream, long stall) {
    return new HttpSettings(
        address, port, body, stream, stall, maxRunning, maxQueued, ioThreads, cacheBytes, edge);
  }

  /** Returns these settings with another memory of the response caches. */
  public HttpSettings withCacheBytes(int bytes) {
    return with(edge, bytes);
  }

  /** Returns these settings with another edge. */
  public HttpSettings with(EdgeSettings newEdge) {
    return with(newEdge, cacheBytes);
  }

  private HttpSettings with(EdgeSettings newEdge, int bytes) {
    return new HttpSettings(
        address,
        port,
        bodyMillis,
        streamMillis,
        stallMillis,
        maxRunning,
        maxQueued,
        ioThreads,
        bytes,
        newEdge);
  }
}
