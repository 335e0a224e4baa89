package org.lexhub.server.http;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.header.HeaderText;
import org.lexhub.server.snapshot.Generation;

/**
 * The status, validators, caching, media type and stream of a response that is not sent yet. Its
 * body is in {@link CallBuffers}. Reused.
 */
final class PendingResponse {
  private int status = 200;
  private @Nullable String entityTag;
  private @Nullable String lastModified;
  private String cacheControl = HeaderText.NO_STORE;
  private @Nullable String mediaType;
  private boolean compressed;
  private boolean localized;
  private @Nullable StreamedResponse stream;
  private String streamType = "";
  private boolean sent;

  void reset() {
    status = 200;
    noStore();
    mediaType = null;
    compressed = false;
    localized = false;
    stream = null;
    streamType = "";
    sent = false;
  }

  int status() {
    return status;
  }

  void status(int newStatus) {
    status = newStatus;
  }

  /** Sets the validators of a response that depends on the request and the snapshot only. */
  void validators(Generation generation) {
    entityTag = generation.entityTag();
    lastModified = generation.lastModified();
    cacheControl = HeaderText.REVALIDATE;
  }

  /** Sets the entity tag of a response that does not come from the snapshot. */
  void entityTag(String tag) {
    entityTag = tag;
    cacheControl = HeaderText.REVALIDATE;
  }

  /** Forbids clients and proxies to store the response. */
  void noStore() {
    entityTag = null;
    lastModified = null;
    cacheControl = HeaderText.NO_STORE;
  }

  /** Lets clients and proxies store the response for a year without asking again. */
  void immutable() {
    entityTag = null;
    lastModified = null;
    cacheControl = HeaderText.IMMUTABLE;
  }

  @Nullable String entityTag() {
    return entityTag;
  }

  @Nullable String lastModified() {
    return lastModified;
  }

  String cacheControl() {
    return cacheControl;
  }

  /** Returns the media type that the endpoint has set, or null. */
  @Nullable String mediaType() {
    return mediaType;
  }

  void mediaType(String type) {
    mediaType = type;
  }

  /** Returns whether the body is gzip as the endpoint wrote it. */
  boolean isCompressed() {
    return compressed;
  }

  void markCompressed() {
    compressed = true;
  }

  /** Returns whether the response is in the language of the reader. */
  boolean isLocalized() {
    return localized;
  }

  void markLocalized() {
    localized = true;
  }

  @Nullable StreamedResponse stream() {
    return stream;
  }

  String streamType() {
    return streamType;
  }

  void stream(StreamedResponse newStream, String type) {
    stream = newStream;
    streamType = type;
  }

  /** Returns whether sending has begun, after which no other response is possible. */
  boolean isSent() {
    return sent;
  }

  void markSent() {
    sent = true;
  }
}
