package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.Headers;
import java.net.InetAddress;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Account;
import org.lexhub.server.account.Key;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.header.HeaderText;
import org.lexhub.server.http.header.Negotiation;
import org.lexhub.server.http.header.RequestIds;
import org.lexhub.server.http.header.TraceContext;
import org.lexhub.server.http.parameter.Digits;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.store.Store;
import org.lexhub.store.text.Utf8Buffer;

/**
 * One request on its way through guards and endpoint, and the response that they write. Each thread
 * has one {@code Call}, which it fills with one request after another. When a request continues on
 * another thread, it moves to that thread's {@code Call} (see {@link ParkedCall}).
 */
public final class Call {
  private static final ThreadLocal<Call> CURRENT = ThreadLocal.withInitial(Call::new);
  private static final byte[] NO_BODY = {};

  private final Parameters parameters = new Parameters();
  private final Router.Match match = new Router.Match();
  private final RequestIds requestIds = new RequestIds();
  private final CallBuffers buffers = new CallBuffers();
  private final PendingResponse response = new PendingResponse();

  private @Nullable HttpServerExchange exchange;
  private EdgeSettings edge = EdgeSettings.PLAIN;
  private @Nullable Route route;
  private @Nullable Account account;
  private @Nullable Generation generation;
  private @Nullable String pageOrigin;
  private String path = "";
  private String requestId = "";
  private @Nullable String traceParent;
  private byte[] body = NO_BODY;
  private int chargedUnits;
  private @Nullable Key key;
  private long startNanos;

  private Call() {}

  /** Returns the call of this thread. */
  static Call current() {
    return CURRENT.get();
  }

  void begin(HttpServerExchange newExchange, EdgeSettings newEdge, long nanos) {
    exchange = newExchange;
    edge = newEdge;
    startNanos = nanos;
    requestId = requestIds.of(newExchange.getRequestHeaders().getFirst(HeaderText.REQUEST_ID));
    traceParent =
        TraceContext.answer(newExchange.getRequestHeaders().getFirst(HeaderText.TRACE_PARENT));
    route = null;
    account = null;
    generation = null;
    pageOrigin = null;
    path = "";
    body = NO_BODY;
    chargedUnits = 0;
    key = null;
    clearResponse();
  }

  void resume(ParkedCall parked) {
    exchange = parked.exchange;
    edge = parked.edge;
    startNanos = parked.startNanos;
    requestId = parked.requestId;
    traceParent = parked.traceParent;
    route = parked.route;
    account = parked.account;
    generation = null;
    pageOrigin = parked.pageOrigin;
    path = parked.path;
    match.copy(parked.match);
    body = parked.body();
    chargedUnits = parked.chargedUnits;
    key = parked.key;
    clearResponse();
  }

  /** Discards the response that was written so far. */
  void clearResponse() {
    buffers.body().clear();
    response.reset();
  }

  CallBuffers buffers() {
    return buffers;
  }

  PendingResponse response() {
    return response;
  }

  Router.Match match() {
    return match;
  }

  // The request.

  /** Returns the exchange of Undertow, for what this class does not offer. */
  public HttpServerExchange exchange() {
    HttpServerExchange present = exchange;
    if (present == null) {
      throw new IllegalStateException("no request");
    }
    return present;
  }

  /**
   * Returns the origin of this server as the client sees it, for example {@code https://a.example}.
   * Every absolute URL in a response starts with it.
   */
  public String origin() {
    return edge.origin(exchange());
  }

  EdgeSettings edge() {
    return edge;
  }

  /** Returns when the request arrived, in the nanoseconds of {@link System#nanoTime}. */
  public long startNanos() {
    return startNanos;
  }

  /** Returns the id of the request, which the client and the log see. */
  public String requestId() {
    return requestId;
  }

  /** Returns the header {@code traceparent} of the response, or null if the client sent none. */
  @Nullable String traceParent() {
    return traceParent;
  }

  /** Returns the trace that the client named, in hexadecimal digits, or an empty text. */
  public String trace() {
    String parent = traceParent;
    return parent == null ? "" : TraceContext.trace(parent);
  }

  /** Returns the decoded path. */
  public String path() {
    return path;
  }

  void path(String newPath) {
    path = newPath;
  }

  /** Returns the route of the request, or null if no route matches. */
  public @Nullable Route route() {
    return route;
  }

  void route(@Nullable Route newRoute) {
    route = newRoute;
  }

  /** Returns the value in the path, for example an id. */
  public String value() {
    return path.substring(match.valueStart(), match.valueEnd());
  }

  /** Returns the value in the path as an id, or -1 if it is not a positive whole number. */
  public long valueAsId() {
    return Digits.id(path, match.valueStart(), match.valueEnd());
  }

  /** Returns the value in the path before {@link #value}, for paths with two. */
  public String outerValue() {
    return path.substring(match.outerStart(), match.outerEnd());
  }

  /** Returns {@link #outerValue} as an id, or -1 if it is not a positive whole number. */
  public long outerValueAsId() {
    return Digits.id(path, match.outerStart(), match.outerEnd());
  }

  /** Returns the query parameters. */
  public Parameters parameters() {
    return parameters;
  }

  /** Returns the request body; empty if there is none. */
  public byte[] body() {
    return body;
  }

  /** Returns whether the client accepts gzip. */
  public boolean acceptsGzip() {
    return Negotiation.acceptsGzip(exchange().getRequestHeaders().get(Headers.ACCEPT_ENCODING));
  }

  // The account of the request and its share of the quota.

  /** Returns the account of the key that the client sent. */
  public Account account() {
    Account present = account;
    if (present == null) {
      throw new IllegalStateException("this endpoint needs no key");
    }
    return present;
  }

  @Nullable Account accountOrNull() {
    return account;
  }

  /** Sets the account of the request. */
  public void account(Account newAccount) {
    account = newAccount;
  }

  /** Returns the key of the request, or null if the client sent none. */
  public @Nullable Key key() {
    return key;
  }

  /** Sets the key of the request. */
  public void key(Key newKey) {
    key = newKey;
  }

  /** Returns the number of the account, or 0 if the client sent no key. */
  public long accountNumber() {
    return account == null ? 0 : account.id();
  }

  /**
   * Restricts which web pages can read the response: {@code Access-Control-Allow-Origin}. Without a
   * restriction, all can.
   *
   * @param origin the origin of the pages; empty for none
   */
  public void pageOrigin(String origin) {
    pageOrigin = origin;
  }

  /** Returns the only origin whose pages can read the response, or null for all. */
  @Nullable String pageOrigin() {
    return pageOrigin;
  }

  /** Returns the address of the client, see {@link EdgeSettings#client}. */
  public InetAddress client() {
    return edge.client(exchange());
  }

  /** Records the number of units that the quota was charged for this request. */
  public void charge(int units) {
    chargedUnits = units;
  }

  /** Returns the number of units that the quota was charged for this request. */
  public int chargedUnits() {
    return chargedUnits;
  }

  // The snapshot that the response is read from.

  /** Returns the snapshot of this request, which stays the same until the response is complete. */
  public Generation generation() {
    Generation present = generation;
    if (present == null) {
      throw new IllegalStateException("this endpoint reads no snapshot");
    }
    return present;
  }

  /** Returns the store of the snapshot. */
  public Store store() {
    return generation().store();
  }

  void pin(Generation pinned) {
    generation = pinned;
  }

  @Nullable Generation unpin() {
    Generation pinned = generation;
    generation = null;
    return pinned;
  }

  // The thread.

  /**
   * Requests a worker, if the current thread is none. An endpoint calls this when it finds that the
   * request is more work than its route usually is, before it changes anything but this call. On an
   * I/O thread the endpoint is interrupted and called again by a worker; on a worker this does
   * nothing.
   */
  public void needWorker() {
    if (!isOnWorker()) {
      throw new NeedsWorker();
    }
  }

  /** Returns whether the current thread is a worker, which can take long. */
  public boolean isOnWorker() {
    return !exchange().isInIoThread();
  }

  // The response.

  /** Returns the writer of the JSON response. */
  public JsonOut json() {
    return buffers.json();
  }

  /** Returns the buffer of the response body, for responses other than JSON. */
  public Utf8Buffer out() {
    return buffers.body();
  }

  /**
   * Accepts a number that was computed from prefetched values, so that the compiler keeps the
   * reads.
   *
   * @param mix a number without meaning
   */
  public void prefetched(long mix) {
    buffers.prefetched(mix);
  }

  /** Sets the status of a response that is neither an error nor 200. */
  public void status(int status) {
    response.status(status);
  }

  /** Sets the media type of a response whose route leaves it open. */
  public void mediaType(String type) {
    response.mediaType(type);
  }

  /** Declares that the content of {@link #out} is gzip already. */
  public void markCompressed() {
    response.markCompressed();
  }

  /** Declares that the response is in the language that the request's headers choose. */
  public void markLocalized() {
    response.markLocalized();
  }

  /** Returns the entity tag of the response, or null if it has none. */
  public @Nullable String entityTag() {
    return response.entityTag();
  }

  /** Sets the entity tag of a response that does not come from the snapshot. */
  public void entityTag(String tag) {
    response.entityTag(tag);
  }

  /** Forbids clients and proxies to store the response, because it is personal or momentary. */
  public void noStore() {
    response.noStore();
  }

  /** Lets clients and proxies store the response for a year; its URL changes with its content. */
  public void immutable() {
    response.immutable();
  }

  /**
   * Redirects the client, without a body.
   *
   * @param location an ASCII URL with percent-encoding where it is needed
   */
  public void redirect(int status, String location) {
    if (!location.chars().allMatch(c -> c > ' ' && c < 0x7f)) {
      throw new IllegalArgumentException("not an encoded URL: " + location);
    }
    clearResponse();
    response.status(status);
    response.mediaType("text/html; charset=utf-8");
    exchange().getResponseHeaders().put(Headers.LOCATION, location);
  }

  /**
   * Streams the response instead of sending what is written to {@link #json}. The dispatcher closes
   * the stream.
   *
   * @param mediaType the media type of the stream, independent of the {@code Accept} header
   */
  public void stream(StreamedResponse stream, String mediaType) {
    response.stream(stream, mediaType);
  }
}
