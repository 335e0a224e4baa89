package org.lexhub.server.explore.picture;

import io.undertow.util.HttpString;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.snapshot.Generation;

/**
 * The pictures that were asked for last, up to {@link #MAX_BYTES}. Drawing one takes some
 * hundredths of a second of a core; at most half of the cores draw at once, so that pictures leave
 * room for other requests.
 */
public final class PictureCache {
  static final long MAX_BYTES = 8 << 20;

  /** The media type of the pictures. */
  public static final String PNG = "image/png";

  private static final HttpString RESOURCE_POLICY = new HttpString("Cross-Origin-Resource-Policy");

  private static final int MAX_WAIT_SECONDS = 5;
  private static final int RETRY_SECONDS = 2;

  /** Changes when the same data is drawn differently; a part of the entity tags. */
  private static final String DRAWING = "1";

  private final Map<String, byte[]> pictures = new LinkedHashMap<>(16, 0.75f, true);
  private final Semaphore drawing =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));

  private String generation = "";
  private long bytes;

  /** Creates an empty cache. */
  public PictureCache() {}

  /**
   * Writes a picture as the response of a call on a worker.
   *
   * @param name identifies the picture within a snapshot
   * @param drawn draws it
   * @throws ApiError 503 if too many pictures are being drawn
   */
  public void write(Call call, String name, Supplier<Canvas> drawn) {
    call.needWorker();
    byte[] picture = find(call.generation(), name);
    if (picture == null) {
      picture = draw(drawn);
      put(call.generation(), name, picture);
    }
    call.mediaType(PNG);
    shareable(call);
    call.out().put(picture, 0, picture.length);
    String tag = call.entityTag();
    if (tag != null) {
      call.entityTag(tag.substring(0, tag.length() - 1) + "-png" + DRAWING + "\"");
    }
  }

  /** Lets pages of other sites show the response of a call. */
  public static void shareable(Call call) {
    call.exchange().getResponseHeaders().put(RESOURCE_POLICY, "cross-origin");
  }

  private byte[] draw(Supplier<Canvas> drawn) {
    try {
      if (!drawing.tryAcquire(MAX_WAIT_SECONDS, TimeUnit.SECONDS)) {
        throw ApiError.unavailable("Too many pictures are being drawn.", RETRY_SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw ApiError.unavailable("The server is stopping.", RETRY_SECONDS);
    }
    try {
      return PngFile.of(drawn.get());
    } finally {
      drawing.release();
    }
  }

  private synchronized byte @Nullable [] find(Generation current, String name) {
    return current.id().equals(generation) ? pictures.get(name) : null;
  }

  private synchronized void put(Generation current, String name, byte[] picture) {
    if (!current.id().equals(generation)) {
      pictures.clear();
      bytes = 0;
      generation = current.id();
    }
    byte[] before = pictures.put(name, picture);
    bytes += picture.length - (before == null ? 0 : before.length);
    var oldest = pictures.entrySet().iterator();
    while (bytes > MAX_BYTES && oldest.hasNext()) {
      bytes -= oldest.next().getValue().length;
      oldest.remove();
    }
  }

  /** Returns the number of stored bytes. */
  synchronized long bytes() {
    return bytes;
  }
}
