package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import java.util.concurrent.RejectedExecutionException;
import org.lexhub.server.http.response.ResponseRing;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.store.text.Utf8Buffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Caches the response bodies of {@linkplain Endpoint#isCacheable cacheable} endpoints, because
 * people look up the same few words again and again. Each I/O thread has a separate cache ({@link
 * ResponseRing}), valid as long as the snapshot is served. Keys, limits and all headers are those
 * of each request; errors are not cached.
 */
final class ResponseCache {
  private static final Logger LOG = LoggerFactory.getLogger(ResponseCache.class);

  /** Longer requests are hardly ever repeated. */
  private static final int MAX_REQUEST_LENGTH = 2048;

  private final int bytesPerThread;

  /**
   * Creates a cache.
   *
   * @param bytesPerThread the memory of each I/O thread; 0 disables the cache
   */
  ResponseCache(int bytesPerThread) {
    this.bytesPerThread = bytesPerThread;
  }

  /**
   * Writes the cached response to a call.
   *
   * @return whether there is one; always false on a worker
   */
  boolean find(Call call, Route route, Generation generation) {
    if (call.isOnWorker() || !isCacheable(call)) {
      return false;
    }
    return call.buffers().cache(bytesPerThread).find(generation, key(call, route), call.out());
  }

  /**
   * Caches the response that was just written to a call. A worker hands it to the I/O thread of the
   * connection.
   */
  void put(Call call, Route route, Generation generation) {
    if (call.response().status() != 200 || !isCacheable(call)) {
      return;
    }
    Utf8Buffer key = key(call, route);
    Utf8Buffer body = call.out();
    if (!call.isOnWorker()) {
      call.buffers().cache(bytesPerThread).put(generation, key, body);
      return;
    }
    if (!ResponseRing.isShort(key, body)) {
      return;
    }
    Utf8Buffer keyCopy = copy(key);
    Utf8Buffer bodyCopy = copy(body);
    try {
      call.exchange()
          .getIoThread()
          .execute(() ->
              Call.current().buffers().cache(bytesPerThread).put(generation, keyCopy, bodyCopy));
    } catch (RejectedExecutionException e) {
      LOG.debug("a response is not cached: the server is stopping");
    }
  }

  private static Utf8Buffer copy(Utf8Buffer of) {
    Utf8Buffer copy = new Utf8Buffer(of.length());
    copy.put(of.bytes(), 0, of.length());
    return copy;
  }

  private boolean isCacheable(Call call) {
    String query = call.exchange().getQueryString();
    return bytesPerThread > 0 && query.length() + call.body().length <= MAX_REQUEST_LENGTH;
  }

  /**
   * Returns everything that the response depends on except the snapshot. Different requests have
   * different keys, because a raw query has one-byte characters only and no line break.
   */
  private static Utf8Buffer key(Call call, Route route) {
    HttpServerExchange exchange = call.exchange();
    Utf8Buffer key = call.buffers().cacheKey();
    key.clear();
    key.putAscii(route.method());
    key.putAscii(route.template());
    key.put((byte) '?');
    key.putAscii(exchange.getQueryString());
    key.put((byte) '\n');
    key.put(call.body(), 0, call.body().length);
    return key;
  }
}
