package org.lexhub.server.http;

/**
 * One row of the routing table: a method and a path with the endpoint that answers them.
 *
 * @param method GET (which includes HEAD) or POST
 * @param template the path, with {@code {name}} for a segment that is a value
 * @param endpoint the endpoint that answers
 * @param access who can call
 * @param work which threads answer
 * @param mediaType the media type of responses; empty if the endpoint sets it, in which case the
 *     {@code Accept} header is not checked
 */
public record Route(
    String method, String template, Endpoint endpoint, Access access, Work work, String mediaType) {
  /** The media type of most responses. */
  public static final String JSON = "application/json";

  /** Who can call a route. */
  public enum Access {
    /** Everybody. */
    OPEN,
    /** Holders of a valid key within their limits, and pages within the limits of an address. */
    KEY,
    /** Holders of a valid key within their limits, and nobody else. */
    ACCOUNT,
    /** Everybody within the limits of an address. A page for people: errors are pages as well. */
    PAGE
  }

  /** The amount of work of a response. */
  public enum Work {
    /** Microseconds: answered on the I/O thread. */
    LIGHT,
    /** Possibly more: answered by one of a limited number of workers. */
    HEAVY,
    /**
     * The hash of a password, a tenth of a second of a core: answered by one of very few workers.
     */
    HASHING
  }

  /** Returns the route of a look-up: needs a key, answers JSON on the I/O thread. */
  public static Route light(String template, Endpoint endpoint) {
    return new Route("GET", template, endpoint, Access.KEY, Work.LIGHT, JSON);
  }

  /** Returns the route of a heavy query: needs a key, answers JSON on a worker. */
  public static Route heavy(String template, Endpoint endpoint) {
    return new Route("GET", template, endpoint, Access.KEY, Work.HEAVY, JSON);
  }

  /** Returns the route of a heavy query whose parameters are a JSON body. */
  public static Route post(String template, Endpoint endpoint) {
    return new Route("POST", template, endpoint, Access.KEY, Work.HEAVY, JSON);
  }

  /** Returns the route of a look-up whose parameters are a JSON body. */
  public static Route lightPost(String template, Endpoint endpoint) {
    return new Route("POST", template, endpoint, Access.KEY, Work.LIGHT, JSON);
  }

  /** Returns a route that needs no key. */
  public static Route open(String template, Endpoint endpoint) {
    return new Route("GET", template, endpoint, Access.OPEN, Work.LIGHT, JSON);
  }

  /** Returns the route of a page. The endpoint sets the media type, because it can redirect. */
  public static Route page(String template, Endpoint endpoint) {
    return new Route("GET", template, endpoint, Access.PAGE, Work.HEAVY, "");
  }

  /** Returns the route that a form of a page is sent to. */
  public static Route form(String template, Endpoint endpoint) {
    return new Route("POST", template, endpoint, Access.PAGE, Work.HEAVY, "");
  }

  /** Returns this route with {@link Work#HASHING}. */
  public Route hashing() {
    return new Route(method, template, endpoint, access, Work.HASHING, mediaType);
  }

  /** Returns this route without access for pages, {@link Access#ACCOUNT}. */
  public Route forAccounts() {
    return new Route(method, template, endpoint, Access.ACCOUNT, work, mediaType);
  }

  /** Returns this route without a check of the key before the endpoint, which does it. */
  public Route forEverybody() {
    return new Route(method, template, endpoint, Access.OPEN, work, mediaType);
  }

  /** Returns this route with another media type. */
  public Route withMediaType(String type) {
    return new Route(method, template, endpoint, access, work, type);
  }

  /**
   * Returns this route without a media type: the endpoint sets it, and any {@code Accept} will do.
   */
  public Route withOpenMediaType() {
    return withMediaType("");
  }

  /** Returns whether the route needs a key. */
  public boolean needsKey() {
    return access == Access.KEY || access == Access.ACCOUNT;
  }

  /** Returns whether a worker answers. */
  public boolean isHeavy() {
    return work != Work.LIGHT;
  }

  /** Returns whether the request has a body. */
  public boolean hasBody() {
    return method.equals("POST");
  }
}
