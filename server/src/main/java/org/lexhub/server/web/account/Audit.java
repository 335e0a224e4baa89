package org.lexhub.server.web.account;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A line in the log for each thing that matters for security: what, whose account, from where,
 * under which request. Never names, keys, passwords, links or anything else that a user typed.
 */
final class Audit {
  private static final Logger LOG = LoggerFactory.getLogger("audit");

  private Audit() {}

  /** Notes what somebody did with their own account; 0 where nobody is known. */
  static void note(BrowserRequest request, String event, long account) {
    LOG.info(
        "event={} account={} address={} request={}",
        event,
        account,
        request.address(),
        request.call.requestId());
  }

  /** Notes what an administrator did with the account of somebody else. */
  static void byAdmin(BrowserRequest request, String event, long account) {
    LOG.info(
        "event={} account={} admin={} address={} request={}",
        event,
        account,
        request.user().account(),
        request.address(),
        request.call.requestId());
  }
}
