package org.lexhub.server.http.connection;

/**
 * The time limits for clients, in milliseconds. The server closes the connection of a client that
 * exceeds one of them. {@link HttpSettings} can replace the limits of bodies, responses and
 * streams.
 */
public final class ClientTimeouts {
  /** The maximum time between the first byte of a request and the end of its headers. */
  public static final int HEAD_MILLIS = 5_000;

  /** The maximum time that a connection stays open without a request. */
  public static final int IDLE_MILLIS = 15_000;

  /** The maximum time between the headers of a request and the end of its body. */
  public static final int BODY_MILLIS = 10_000;

  /** The maximum time that a client reads nothing of a response that is ready to be sent. */
  public static final int STALL_MILLIS = 20_000;

  /** The maximum time of a streamed response, for example an export. */
  public static final int STREAM_MILLIS = 600_000;

  /** The maximum time in which running requests finish when the server stops. */
  public static final int SHUTDOWN_MILLIS = 10_000;

  private ClientTimeouts() {}
}
