package org.lexhub.server.web.session;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes one log line for each event that matters for security: the event, the account, the client
 * address, the request id. It never logs names, keys, passwords, links or other user input.
 */
public final class Audit {
  private static final Logger LOG = LoggerFactory.getLogger("audit");

  private Audit() {}

  /** Logs an event of the user's account; {@code account} is 0 if the user is not known. */
  public static void note(BrowserRequest request, String event, long account) {
    LOG.info(
        "event={} account={} address={} request={}",
        event,
        account,
        request.address(),
        request.call.requestId());
  }

  /** Logs what an administrator did with the account of another user. */
  public static void byAdmin(BrowserRequest request, String event, long account) {
    LOG.info(
        "event={} account={} admin={} address={} request={}",
        event,
        account,
        request.user().account(),
        request.address(),
        request.call.requestId());
  }
}
