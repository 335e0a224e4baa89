package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.Headers;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Account;
import org.lexhub.server.http.parameter.Digits;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.store.Store;
import org.lexhub.store.text.Utf8Buffer;

/**
 * One request on its way through guards and endpoint. Each thread has one object that is filled
 * anew for every request, with the buffers that the answer is written to. A request that goes on in
 * another thread takes that thread's object (see {@link ParkedCall}).
 */
public final class Call {
  private static final ThreadLocal<Call> CURRENT = ThreadLocal.withInitial(Call::new);
  private static final int MAX_KEPT_SIZE = 1 << 20;
  private static final byte[] NO_BODY = {};

  private final Parameters parameters = new Parameters();
  private final Router.Match match = new Router.Match();
  private final RequestIds requestIds = new RequestIds();
  final Gzip gzip = new Gzip();
  final ResponseHead head = new ResponseHead();
  Utf8Buffer plain = new Utf8Buffer(16 * 1024);
  Utf8Buffer packed = new Utf8Buffer(1024);
  final Utf8Buffer question = new Utf8Buffer(256);
  private JsonOut json = new JsonOut(plain);
  private ByteBuffer sending = ByteBuffer.wrap(plain.bytes());
  private @Nullable Workspace workspace;
  private @Nullable SingleWrite wholeAnswer;
  private @Nullable ResponseRing kept;

  private @Nullable HttpServerExchange exchange;
  private @Nullable Route route;
  private @Nullable Account account;
  private @Nullable Generation generation;
  private String path = "";
  private String requestId = "";
  private byte[] body = NO_BODY;
  private int counted;
  private boolean sent;
  private long begun;
  private @Nullable StreamedResponse pieces;
  private String piecesType = "";
  @Nullable String entityTag;
  @Nullable String lastModified;
  String cacheControl = HeaderText.NO_STORE;
  @Nullable String mediaType;
  boolean packedAlready;
  int status = 200;

  private Call() {}

  /** Returns the object of this thread. */
  static Call current() {
    return CURRENT.get();
  }

  void begin(HttpServerExchange newExchange, long nanos) {
    exchange = newExchange;
    begun = nanos;
    requestId = requestIds.of(newExchange.getRequestHeaders().getFirst(HeaderText.REQUEST_ID));
    route = null;
    account = null;
    generation = null;
    path = "";
    body = NO_BODY;
    counted = 0;
    clearAnswer();
  }

  void resume(ParkedCall parked) {
    exchange = parked.exchange;
    begun = parked.begun;
    requestId = parked.requestId;
    route = parked.route;
    account = parked.account;
    generation = null;
    path = parked.path;
    match.copy(parked.match);
    body = parked.body;
    counted = parked.counted;
    clearAnswer();
  }

  void clearAnswer() {
    plain.clear();
    sent = false;
    status = 200;
    pieces = null;
    entityTag = null;
    lastModified = null;
    cacheControl = HeaderText.NO_STORE;
    mediaType = null;
    packedAlready = false;
  }

  /** Returns the exchange; only for what the frame does not offer. */
  public HttpServerExchange exchange() {
    HttpServerExchange present = exchange;
    if (present == null) {
      throw new IllegalStateException("no request");
    }
    return present;
  }

  /** Returns the snapshot that this request is answered from, from its beginning to its end. */
  public Generation generation() {
    Generation present = generation;
    if (present == null) {
      throw new IllegalStateException("this endpoint has no snapshot");
    }
    return present;
  }

  /** Returns the store that this request is answered from. */
  public Store store() {
    return generation().store();
  }

  /** Returns this thread's scratch objects for the present store. */
  public Workspace workspace() {
    Generation present = generation();
    Workspace own = workspace;
    if (own == null || !own.belongsTo(present)) {
      own = new Workspace(present);
      workspace = own;
    }
    return own;
  }

  void pin(Generation pinned) {
    generation = pinned;
  }

  @Nullable Generation unpin() {
    Generation pinned = generation;
    generation = null;
    return pinned;
  }

  /** Returns the query parameters. */
  public Parameters parameters() {
    return parameters;
  }

  /** Returns where the answer is written. */
  public JsonOut json() {
    return json;
  }

  /** Sets the entity tag of an answer that does not come from the snapshot. */
  public void entityTag(String tag) {
    entityTag = tag;
    cacheControl = HeaderText.REVALIDATE;
  }

  /** Returns the buffer of the answer, for what is not JSON. */
  public Utf8Buffer out() {
    return plain;
  }

  /** Sets the media type of an answer whose route leaves it open. */
  public void mediaType(String type) {
    mediaType = type;
  }

  /** Tells that what is written to {@link #out} is gzip already. */
  public void packed() {
    packedAlready = true;
  }

  /** Returns the entity tag that the snapshot gives this answer, or null where it has none. */
  public @Nullable String entityTag() {
    return entityTag;
  }

  /** Makes the answer one that nobody keeps: it is personal, or says what happened just now. */
  public void neverStored() {
    entityTag = null;
    lastModified = null;
    cacheControl = HeaderText.NO_STORE;
  }

  /** Makes the answer one that may be kept for ever: its address changes when it does. */
  public void keptForEver() {
    entityTag = null;
    lastModified = null;
    cacheControl = HeaderText.FOR_EVER;
  }

  /**
   * Answers with a redirection and no body.
   *
   * @param location an address in ASCII, everything in it percent-encoded that has to be
   */
  public void redirect(int newStatus, String location) {
    if (!location.chars().allMatch(c -> c > ' ' && c < 0x7f)) {
      throw new IllegalArgumentException("not an encoded address: " + location);
    }
    clearAnswer();
    status = newStatus;
    mediaType = "text/html; charset=utf-8";
    exchange().getResponseHeaders().put(Headers.LOCATION, location);
  }

  /**
   * Answers in pieces instead of with what is written to {@link #json}. The frame closes them.
   *
   * @param mediaType their type, which is held against {@code Accept}
   */
  public void answerInPieces(StreamedResponse answer, String mediaType) {
    pieces = answer;
    piecesType = mediaType;
  }

  @Nullable StreamedResponse pieces() {
    return pieces;
  }

  String piecesType() {
    return piecesType;
  }

  /** Sets the status of an answer that is no error but not 200 either. */
  public void status(int newStatus) {
    status = newStatus;
  }

  /** Returns the decoded path. */
  public String path() {
    return path;
  }

  void path(String newPath) {
    path = newPath;
  }

  Router.Match match() {
    return match;
  }

  /** Returns the value in the path, for example the id. */
  public String value() {
    return path.substring(match.valueStart, match.valueEnd);
  }

  /** Returns the value in the path as an id; -1 where it is no positive whole number. */
  public long valueAsId() {
    return Digits.id(path, match.valueStart, match.valueEnd);
  }

  /**
   * Called by an endpoint that finds out that this request is more work than its route usually is,
   * before it changes anything but this call: on a thread that reads sockets, the answer is broken
   * off and begun again by a worker; on a worker, nothing happens.
   */
  public void needWorker() {
    if (!hasTime()) {
      throw new NeedsWorker();
    }
  }

  /** Tells whether an answer may take long: it is a worker that gives it. */
  public boolean hasTime() {
    return !exchange().isInIoThread();
  }

  /** Returns the body as it came; empty where there is none. */
  public byte[] body() {
    return body;
  }

  /** Returns the account whose key was sent. */
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

  /** Notes whose request this is. */
  public void account(Account newAccount) {
    account = newAccount;
  }

  /** Notes as how many requests this one was counted against the quota. */
  public void counted(int requests) {
    counted = requests;
  }

  int counted() {
    return counted;
  }

  @Nullable Route route() {
    return route;
  }

  void route(@Nullable Route newRoute) {
    route = newRoute;
  }

  /** Returns the id of the request, as the client and the log see it. */
  public String requestId() {
    return requestId;
  }

  /** Returns the number of the account, 0 where no key was sent. */
  public long accountNumber() {
    return account == null ? 0 : account.id();
  }

  /** Returns the route that was found, or null where there is none. */
  public @Nullable Route matched() {
    return route;
  }

  /** Returns when the request came, in the nanoseconds of {@link System#nanoTime}. */
  public long begun() {
    return begun;
  }

  boolean sent() {
    return sent;
  }

  void markSent() {
    sent = true;
  }

  /** Tells whether the client wants gzip. */
  public boolean wantsGzip() {
    return Negotiation.wantsGzip(exchange().getRequestHeaders().get(Headers.ACCEPT_ENCODING));
  }

  /** Returns the content of one of the buffers as it is handed to the socket; reused. */
  @SuppressWarnings("ReferenceEquality") // the very same array, not an equal one
  ByteBuffer toSend(Utf8Buffer content) {
    if (sending.array() != content.bytes()) {
      sending = ByteBuffer.wrap(content.bytes());
    }
    return sending.clear().limit(content.length());
  }

  /** Returns what sends whole answers; made by the threads that do. */
  SingleWrite wholeAnswer() {
    SingleWrite own = wholeAnswer;
    if (own == null) {
      own = new SingleWrite();
      wholeAnswer = own;
    }
    return own;
  }

  /** Returns the answers that this thread keeps; made by the threads that do, for so many bytes. */
  ResponseRing kept(int bytes) {
    ResponseRing own = kept;
    if (own == null) {
      own = new ResponseRing(bytes);
      kept = own;
    }
    return own;
  }

  /** Leaves the buffers to a transfer that is still going on, and takes new ones. */
  void giveUpBuffers() {
    plain = new Utf8Buffer(16 * 1024);
    packed = new Utf8Buffer(1024);
    json = new JsonOut(plain);
    sending = ByteBuffer.wrap(plain.bytes());
  }

  /** Drops buffers that one unusual answer has made large. */
  void shrinkBuffers() {
    if (plain.bytes().length > MAX_KEPT_SIZE || packed.bytes().length > MAX_KEPT_SIZE) {
      giveUpBuffers();
    }
  }
}
