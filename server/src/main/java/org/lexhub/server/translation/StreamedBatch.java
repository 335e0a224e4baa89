package org.lexhub.server.translation;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.ErrorJson;
import org.lexhub.server.http.StreamedResponse;
import org.lexhub.server.http.parameter.ApiError;
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
 * The answer to a batch. An item is read and translated when its turn comes, so that however long
 * the answer is, not much more than one piece of it is held.
 */
final class StreamedBatch implements StreamedResponse {
  private static final Logger LOG = LoggerFactory.getLogger(StreamedBatch.class);
  private static final int ENOUGH = 1 << 16;
  private static final JsonName RESULTS = JsonName.of("results");
  private static final JsonName STATUS = JsonName.of("status");
  private static final JsonName ITEMS = JsonName.of("items");
  private static final JsonName SUCCEEDED = JsonName.of("succeeded");
  private static final JsonName FAILED = JsonName.of("failed");

  private final Store store;
  private final List<?> items;
  private final RequestMembers defaults;
  private final String requestId;
  private final TranslateQuery query = new TranslateQuery();
  private byte @Nullable [] begin;
  private @Nullable Translation own;
  private int done;
  private int succeeded;

  // Not private: the compiler reports a private field that is never read.
  long prefetched;

  /**
   * The answer to some items.
   *
   * @param defaults what stands for members that an item leaves out
   * @param requestId for the log
   */
  StreamedBatch(Store store, List<?> items, RequestMembers defaults, String requestId) {
    this.store = store;
    this.items = items;
    this.defaults = defaults;
    this.requestId = requestId;
  }

  /** Makes a copy of what was written so far the first piece. */
  void begunWith(Utf8Buffer written) {
    begin = Arrays.copyOf(written.bytes(), written.length());
  }

  @Override
  public boolean next(Utf8Buffer out) {
    byte[] first = begin;
    if (first != null) {
      begin = null;
      out.put(first, 0, first.length);
      return true;
    }
    Translation translation = own;
    if (translation == null) {
      translation = new Translation();
      own = translation;
    }
    return write(new JsonOut(out), translation);
  }

  /**
   * Writes one piece into an empty buffer.
   *
   * @return whether there is more
   */
  boolean write(JsonOut json, Translation translation) {
    if (done == 0) {
      json.beginObject().name(RESULTS).beginArray();
    }
    Utf8Buffer out = json.buffer();
    while (done < items.size() && out.length() < ENOUGH) {
      item(items.get(done++), json, translation);
    }
    if (done < items.size()) {
      // The next piece begins in an empty buffer, where nothing tells that a comma is missing.
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
      TranslateResponse answer = TranslateResponse.of(store, request, query, translation);
      if (answer == null) {
        throw WordNotFound.of(store, request, query.source());
      }
      prefetched = answer.prefetch();
      json.beginObject().name(STATUS).number(200);
      answer.write(json);
      json.endObject();
      succeeded++;
    } catch (ApiError error) {
      fail(error, start, json);
    } catch (RuntimeException failure) {
      LOG.error("item {} of the batch {} failed", done, requestId, failure);
      fail(ApiError.internal(), start, json);
    }
  }

  /** Writes an error in place of whatever was written of the item. */
  private static void fail(ApiError error, int start, JsonOut json) {
    json.buffer().truncate(start);
    json.beginObject().name(STATUS).number(error.status());
    ErrorJson.write(json, error, null);
    json.endObject();
  }

  @Override
  public void close() {}
}
