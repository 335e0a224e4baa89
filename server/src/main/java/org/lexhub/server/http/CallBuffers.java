package org.lexhub.server.http;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.response.Gzip;
import org.lexhub.server.http.response.ResponseHead;
import org.lexhub.server.http.response.ResponseRing;
import org.lexhub.server.json.JsonOut;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The buffers of one thread, in which it writes, compresses, caches and sends the responses to one
 * call after another. Nothing in them is valid beyond the call, except the cached responses.
 */
final class CallBuffers {
  private static final int BODY_LENGTH = 16 * 1024;
  private static final int COMPRESSED_LENGTH = 1024;
  private static final int CACHE_KEY_LENGTH = 256;

  /** Larger buffers are replaced after the response that needed them. */
  private static final int MAX_RETAINED_LENGTH = 1 << 20;

  private final Gzip gzip = new Gzip();
  private final ResponseHead head = new ResponseHead();
  private final Utf8Buffer cacheKey = new Utf8Buffer(CACHE_KEY_LENGTH);
  private Utf8Buffer body = new Utf8Buffer(BODY_LENGTH);
  private Utf8Buffer compressed = new Utf8Buffer(COMPRESSED_LENGTH);
  private JsonOut json = new JsonOut(body);
  private ByteBuffer sending = ByteBuffer.wrap(body.bytes());
  private @Nullable SingleWrite singleWrite;
  private @Nullable ResponseRing cache;

  // Not private: the compiler reports a private field that is never read.
  long prefetched;

  /** Returns the buffer of the response body. */
  Utf8Buffer body() {
    return body;
  }

  /** Returns the writer that appends JSON to {@link #body}. */
  JsonOut json() {
    return json;
  }

  /** Returns the buffer of response headers. */
  ResponseHead head() {
    return head;
  }

  /** Returns the buffer in which the response cache builds its keys. */
  Utf8Buffer cacheKey() {
    return cacheKey;
  }

  /** Compresses the body and returns the buffer that holds the result. */
  Utf8Buffer compressBody() {
    gzip.compress(body, compressed);
    return compressed;
  }

  /** Stores a number computed from prefetched values, so that the compiler keeps the reads. */
  void prefetched(long mix) {
    prefetched = mix;
  }

  /** Returns a view of one of these buffers for the socket; the next call reuses the view. */
  @SuppressWarnings("ReferenceEquality") // the same array, not an equal one
  ByteBuffer toSend(Utf8Buffer content) {
    if (sending.array() != content.bytes()) {
      sending = ByteBuffer.wrap(content.bytes());
    }
    return sending.clear().limit(content.length());
  }

  /** Returns the sender of single-write responses; created by the threads that need it. */
  SingleWrite singleWrite() {
    SingleWrite present = singleWrite;
    if (present == null) {
      present = new SingleWrite();
      singleWrite = present;
    }
    return present;
  }

  /**
   * Returns the cached responses of this thread; created by the threads that need them.
   *
   * @param bytes the memory of a new cache
   */
  ResponseRing cache(int bytes) {
    ResponseRing present = cache;
    if (present == null) {
      present = new ResponseRing(bytes);
      cache = present;
    }
    return present;
  }

  /** Leaves body and compressed body to a transfer that still reads them, and allocates others. */
  void giveUp() {
    body = new Utf8Buffer(BODY_LENGTH);
    compressed = new Utf8Buffer(COMPRESSED_LENGTH);
    json = new JsonOut(body);
    sending = ByteBuffer.wrap(body.bytes());
  }

  /** Replaces buffers that one unusual response has made large. */
  void shrink() {
    if (body.bytes().length > MAX_RETAINED_LENGTH
        || compressed.bytes().length > MAX_RETAINED_LENGTH) {
      giveUp();
    }
  }
}
