package org.lexhub.server.translation;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.StreamedResponse;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.response.ErrorJson;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The response to a batch. An item is read and translated when it is written, so that memory holds
 * little more than one chunk of a response of any length.
 */
final class StreamedBatch implements StreamedResponse {
  private static final Logger LOG = LoggerFactory.getLogger(StreamedBatch.class);

  /** The length at which a chunk is complete, in bytes. */
  private static final int CHUNK_LENGTH = 1 << 16;

  private static final JsonName RESULTS = JsonName.of("results");
  private static final JsonName STATUS = JsonName.of("status");
  private static final JsonName ITEMS = JsonName.of("items");
  private static final JsonName SUCCEEDED = JsonName.of("succeeded");
  private static final JsonName FAILED = JsonName.of("failed");

  private final Store store;
  private final List<?> items;
  private final RequestMembers defaults;
  private final boolean accurate;
  private final String requestId;
  private final TranslateQuery query = new TranslateQuery();
  private byte @Nullable [] firstChunk;
  private @Nullable Translation reused;
  private int done;
  private int succeeded;

  // Not private: the compiler reports a private field that is never read.
  long prefetched;

  /**
   * Creates the response.
   *
   * @param defaults the members that apply to items without them
   * @param accurate whether the default of accuracy is high
   * @param requestId for the log
   */
  StreamedBatch(
      Store store, List<?> items, RequestMembers defaults, boolean accurate, String requestId) {
    this.store = store;
    this.items = items;
    this.defaults = defaults;
    this.accurate = accurate;
    this.requestId = requestId;
  }

  /** Makes a copy of {@code written} the first chunk. */
  void begunWith(Utf8Buffer written) {
    firstChunk = Arrays.copyOf(written.bytes(), written.length());
  }

  @Override
  public boolean next(Utf8Buffer out) {
    byte[] first = firstChunk;
    if (first != null) {
      firstChunk = null;
      out.put(first, 0, first.length);
      return true;
    }
    Translation translation = reused;
    if (translation == null) {
      translation = new Translation();
      reused = translation;
    }
    return write(new JsonOut(out), translation);
  }

  /**
   * Writes one chunk into an empty buffer.
   *
   * @return whether there is another chunk
   */
  boolean write(JsonOut json, Translation translation) {
    if (done == 0) {
      json.beginObject().name(RESULTS).beginArray();
    }
    Utf8Buffer out = json.buffer();
    while (done < items.size() && out.length() < CHUNK_LENGTH) {
      item(items.get(done++), json, translation);
    }
    if (done < items.size()) {
      // The next chunk begins in an empty buffer, where JsonOut writes no comma.
      out.put((byte) ',');
      return true;
    }
    json.endArray();
    json.name(MemberNames.META).beginObject().name(ITEMS).number(items.size());
    json.name(SUCCEEDED).number(succeeded).name(FAILED).number(items.size() - succeeded);
    json.endObject().endObject();
    return false;
  }

  private void item(Object item, JsonOut json, Translation translation) {
    int start = json.buffer().length();
    try {
      RequestMembers members = RequestMembers.ofItem(item, TranslateRequest.NAMES, defaults);
      TranslateRequest request = TranslateRequest.read(members, store.codes());
      query.clear();
      Accuracy.apply(request, accurate, store, query);
      TranslateResponse response = TranslateResponse.of(store, request, query, translation);
      if (response == null) {
        throw WordNotFound.of(store, request, query.source());
      }
      prefetched = response.prefetch();
      json.beginObject().name(STATUS).number(200);
      response.write(json);
      json.endObject();
      succeeded++;
    } catch (ApiError error) {
      fail(error, start, json);
    } catch (RuntimeException failure) {
      LOG.error("item {} of the batch {} failed", done, requestId, failure);
      fail(ApiError.internal(), start, json);
    }
  }

  /** Replaces everything written of the item by an error. */
  private static void fail(ApiError error, int start, JsonOut json) {
    json.buffer().truncate(start);
    json.beginObject().name(STATUS).number(error.status());
    ErrorJson.write(json, error, null);
    json.endObject();
  }

  @Override
  public void close() {}
}
