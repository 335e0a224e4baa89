package org.lexhub.server.http;

import org.jspecify.annotations.Nullable;

/**
 * One line of the table of routes: what a method and a path lead to.
 *
 * @param method GET (which includes HEAD) or POST
 * @param template the path, with {@code {name}} for a segment that is a value
 * @param endpoint what answers
 * @param access whether a key is needed
 * @param work where it runs
 * @param mediaType the type of the answer
 */
public record Route(
    String method, String template, Endpoint endpoint, Access access, Work work, String mediaType) {
  /** The media type of nearly every answer. */
  public static final String JSON = "application/json";

  /** Who may call. */
  public enum Access {
    /** Anybody. */
    OPEN,
    /**
     * Holders of a valid key, within their limits; besides, the pages for whoever looks at them.
     */
    KEY,
    /** Holders of a valid key, within their limits, and nobody else. */
    ACCOUNT,
    /** A page for people: anybody, within the limits of an address; errors are pages too. */
    PAGE
  }

  /** How much work an answer is. */
  public enum Work {
    /** Microseconds: answered on the thread that reads the socket. */
    LIGHT,
    /** Possibly more: answered by a worker, of which only so many run at once. */
    HEAVY,
    /** The hash of a password: a tenth of a second of a core, and very few at once. */
    HASHING
  }

  /** A look-up: needs a key, answers JSON at once. */
  public static Route light(String template, Endpoint endpoint) {
    return new Route("GET", template, endpoint, Access.KEY, Work.LIGHT, JSON);
  }

  /** A query of more work: needs a key, answers JSON from a worker. */
  public static Route heavy(String template, Endpoint endpoint) {
    return new Route("GET", template, endpoint, Access.KEY, Work.HEAVY, JSON);
  }

  /** A query whose parameters come as a JSON body. */
  public static Route post(String template, Endpoint endpoint) {
    return new Route("POST", template, endpoint, Access.KEY, Work.HEAVY, JSON);
  }

  /** The same for a query that is usually microseconds: answers at once, or from a worker. */
  public static Route lightPost(String template, Endpoint endpoint) {
    return new Route("POST", template, endpoint, Access.KEY, Work.LIGHT, JSON);
  }

  /** An answer that needs no key. */
  public static Route open(String template, Endpoint endpoint) {
    return new Route("GET", template, endpoint, Access.OPEN, Work.LIGHT, JSON);
  }

  /** A page to look at. The endpoint says its media type, since a page may be a redirection. */
  public static Route page(String template, Endpoint endpoint) {
    return new Route("GET", template, endpoint, Access.PAGE, Work.HEAVY, "");
  }

  /** What a form of a page is sent to. */
  public static Route form(String template, Endpoint endpoint) {
    return new Route("POST", template, endpoint, Access.PAGE, Work.HEAVY, "");
  }

  /** The same, but it makes the hash of a password, of which only very few are made at once. */
  public Route hashing() {
    return new Route(method, template, endpoint, access, Work.HASHING, mediaType);
  }

  /** The same, but never for the pages. */
  public Route forAccounts() {
    return new Route(method, template, endpoint, Access.ACCOUNT, work, mediaType);
  }

  /** The same with another media type; null leaves the check of {@code Accept} to the endpoint. */
  public Route as(@Nullable String type) {
    return new Route(method, template, endpoint, access, work, type == null ? "" : type);
  }

  /** Tells whether a key is needed. */
  public boolean needsKey() {
    return access == Access.KEY || access == Access.ACCOUNT;
  }

  /** Tells whether a worker answers. */
  public boolean isHeavy() {
    return work != Work.LIGHT;
  }

  /** Tells whether the request has a body to read. */
  public boolean hasBody() {
    return method.equals("POST");
  }
}
