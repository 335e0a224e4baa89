package org.lexhub.server.http;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.xnio.IoUtils;

/** Turns whatever was thrown on the way of a request into an answer. */
final class FailureResponses {
  private static final Logger LOG = LoggerFactory.getLogger(FailureResponses.class);

  private final Reply reply;
  private final Serving serving;

  FailureResponses(Reply reply, Serving serving) {
    this.reply = reply;
    this.serving = serving;
  }

  /** Answers the call with the error that fits. */
  void answer(Call call, Throwable failure) {
    Generation generation = call.unpin();
    try {
      if (call.sent()) {
        LOG.warn("request {} broke while its answer was sent: {}", call.requestId(), text(failure));
        IoUtils.safeClose(call.exchange().getConnection());
        return;
      }
      reply.error(call, error(call, generation, failure));
    } catch (Throwable second) {
      LOG.error("request {} could not be answered", call.requestId(), second);
      IoUtils.safeClose(call.exchange().getConnection());
    } finally {
      if (generation != null) {
        generation.unpin();
      }
    }
  }

  private ApiError error(Call call, @Nullable Generation generation, Throwable failure) {
    if (failure instanceof ApiError error) {
      return error;
    }
    if (failure instanceof InternalError) {
      LOG.error("request {} met a damaged mapping: {}", call.requestId(), text(failure));
      if (generation != null) {
        serving.damaged(generation, failure);
      }
      return ApiError.unavailable("The snapshot cannot be read at the moment.", 5);
    }
    LOG.error("request {} to {} failed", call.requestId(), call.path(), failure);
    return ApiError.internal();
  }

  private static String text(Throwable failure) {
    return failure.toString();
  }
}
