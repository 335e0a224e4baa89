package org.lexhub.server.http;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.xnio.IoUtils;

/** Turns an exception that a handler or an endpoint has thrown into a response. */
final class FailureResponses {
  private static final Logger LOG = LoggerFactory.getLogger(FailureResponses.class);

  private final Reply reply;
  private final Serving serving;

  FailureResponses(Reply reply, Serving serving) {
    this.reply = reply;
    this.serving = serving;
  }

  /** Answers the call with the error of the failure, and unpins its snapshot. */
  void answer(Call call, Throwable failure) {
    Generation generation = call.unpin();
    try {
      if (call.response().isSent()) {
        LOG.warn("request {}: sending the response failed: {}", call.requestId(), text(failure));
        IoUtils.safeClose(call.exchange().getConnection());
        return;
      }
      reply.error(call, error(call, generation, failure));
    } catch (Throwable second) {
      LOG.error("request {}: no response could be sent", call.requestId(), second);
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
      LOG.error("request {}: a mapped file is damaged: {}", call.requestId(), text(failure));
      if (generation != null) {
        serving.damaged(generation, failure);
      }
      return ApiError.unavailable("The snapshot cannot be read at the moment.");
    }
    LOG.error("request {} to {} failed", call.requestId(), call.path(), failure);
    return ApiError.internal();
  }

  private static String text(Throwable failure) {
    return failure.toString();
  }
}
