package org.lexhub.server.http.connection;

/**
 * The settings of the HTTP listener.
 *
 * @param address the address to listen on
 * @param port the port, 0 for any free one
 * @param timeouts the time limits for clients
 * @param maxRunning the maximum number of heavy requests that run at once
 * @param maxQueued the maximum number of heavy requests that wait
 * @param ioThreads the number of threads that read and write sockets
 * @param cacheBytes the memory of the response caches of all I/O threads together; 0 disables them
 * @param edge the connection between this server and its clients
 */
public record HttpSettings(
    String address,
    int port,
    ClientTimeouts timeouts,
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
        ClientTimeouts.DEFAULTS,
        DEFAULT_MAX_RUNNING,
        DEFAULT_MAX_QUEUED,
        Math.max(MIN_IO_THREADS, Runtime.getRuntime().availableProcessors()),
        DEFAULT_CACHE_BYTES,
        EdgeSettings.PLAIN);
  }

  /** Returns these settings with other time limits for clients. */
  public HttpSettings with(ClientTimeouts other) {
    return new HttpSettings(
        address, port, other, maxRunning, maxQueued, ioThreads, cacheBytes, edge);
  }

  /** Returns these settings with other limits of heavy requests. */
  public HttpSettings withHeavy(int running, int queued) {
    return new HttpSettings(address, port, timeouts, running, queued, ioThreads, cacheBytes, edge);
  }

  /** Returns these settings with another memory of the response caches. */
  public HttpSettings withCacheBytes(int bytes) {
    return new HttpSettings(address, port, timeouts, maxRunning, maxQueued, ioThreads, bytes, edge);
  }

  /** Returns these settings with another edge. */
  public HttpSettings with(EdgeSettings other) {
    return new HttpSettings(
        address, port, timeouts, maxRunning, maxQueued, ioThreads, cacheBytes, other);
  }
}
