package org.lexhub.server.http.connection;

/**
 * The time limits for clients, in milliseconds. The server closes the connection of a client that
 * exceeds one of them.
 *
 * @param head the maximum time between the first byte of a request and the end of its headers
 * @param idle the maximum time that a connection stays open without a request
 * @param body the maximum time between the headers of a request and the end of its body
 * @param stall the maximum time that a client reads nothing of a response that is ready to be sent
 * @param stream the maximum time of a streamed response, for example an export
 */
public record ClientTimeouts(int head, int idle, int body, int stall, int stream) {
  /** The default limits. */
  public static final ClientTimeouts DEFAULTS =
      new ClientTimeouts(5_000, 15_000, 10_000, 20_000, 600_000);

  /** The maximum time in which running requests finish when the server stops. */
  public static final int SHUTDOWN_MILLIS = 10_000;

  /** Returns these limits with another time for bodies. */
  public ClientTimeouts withBody(int millis) {
    return new ClientTimeouts(head, idle, millis, stall, stream);
  }

  /** Returns these limits with another time for clients that read nothing. */
  public ClientTimeouts withStall(int millis) {
    return new ClientTimeouts(head, idle, body, millis, stream);
  }

  /** Returns these limits with another time for streamed responses. */
  public ClientTimeouts withStream(int millis) {
    return new ClientTimeouts(head, idle, body, stall, millis);
  }
}
