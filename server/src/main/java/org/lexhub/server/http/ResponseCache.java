package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import java.util.concurrent.RejectedExecutionException;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.store.text.Utf8Buffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers questions that were asked before, since people ask the same few words again and again:
 * what an endpoint that {@linkplain Endpoint#isAskedAgain asks for it} has written is kept as long
 * as the snapshot is served, by each thread that reads sockets for itself. Keys, limits and
 * everything in the head of an answer are those of each request; errors are not kept.
 */
final class ResponseCache {
  private static final Logger LOG = LoggerFactory.getLogger(ResponseCache.class);

  /** Questions that are longer are hardly asked twice. */
  private static final int MAX_QUESTION_LENGTH = 2048;

  private final int bytesPerThread;

  /**
   * Prepares to keep answers.
   *
   * @param bytesPerThread how much memory each thread that reads sockets uses for it; 0 keeps none
   */
  ResponseCache(int bytesPerThread) {
    this.bytesPerThread = bytesPerThread;
  }

  /** Writes the answer to a call, if the same was asked before; only on a thread of sockets. */
  boolean answer(Call call, Route route, Generation generation) {
    if (call.hasTime() || !mayRepeat(call)) {
      return false;
    }
    return call.kept(bytesPerThread).find(generation, question(call, route), call.plain);
  }

  /** Keeps what was just written for a call; hands it on where another thread will be asked. */
  void keep(Call call, Route route, Generation generation) {
    if (call.status != 200 || !mayRepeat(call)) {
      return;
    }
    Utf8Buffer question = question(call, route);
    if (!call.hasTime()) {
      call.kept(bytesPerThread).keep(generation, question, call.plain);
      return;
    }
    if (!ResponseRing.isShort(question, call.plain)) {
      return;
    }
    Utf8Buffer ownQuestion = copy(question);
    Utf8Buffer answer = copy(call.plain);
    try {
      call.exchange()
          .getIoThread()
          .execute(() -> Call.current().kept(bytesPerThread).keep(generation, ownQuestion, answer));
    } catch (RejectedExecutionException e) {
      LOG.debug("an answer is not kept: the server stops");
    }
  }

  private static Utf8Buffer copy(Utf8Buffer of) {
    Utf8Buffer copy = new Utf8Buffer(of.length());
    copy.put(of.bytes(), 0, of.length());
    return copy;
  }

  private boolean mayRepeat(Call call) {
    String query = call.exchange().getQueryString();
    return bytesPerThread > 0 && query.length() + call.body().length <= MAX_QUESTION_LENGTH;
  }

  /**
   * All that an answer goes by besides the snapshot. Two that differ have different bytes: a query
   * as it stands in the address has characters of one byte only, and no line break.
   */
  private static Utf8Buffer question(Call call, Route route) {
    HttpServerExchange exchange = call.exchange();
    Utf8Buffer question = call.question;
    question.clear();
    question.putAscii(route.method());
    question.putAscii(route.template());
    question.put((byte) '?');
    question.putAscii(exchange.getQueryString());
    question.put((byte) '\n');
    question.put(call.body(), 0, call.body().length);
    return question;
  }
}
