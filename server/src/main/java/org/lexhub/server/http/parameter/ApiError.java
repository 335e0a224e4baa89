package org.lexhub.server.http.parameter;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An answer that is an error: {@code {"error":{"code","message","param"?,"allowed"?}}} with its
 * status. Thrown by whatever finds the fault; it carries no stack trace, since it tells the client
 * about the request and not us about the code.
 */
public final class ApiError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String code;
  private final @Nullable String param;
  private final transient @Nullable List<String> allowed;
  private int retryAfter;
  private @Nullable String allow;

  private ApiError(
      int status,
      String code,
      String message,
      @Nullable String param,
      @Nullable List<String> allowed) {
    super(message, null, false, false);
    this.status = status;
    this.code = code;
    this.param = param;
    this.allowed = allowed;
  }

  private static ApiError of(int status, String code, String message) {
    return new ApiError(status, code, message, null, null);
  }

  /** 400: a parameter whose value cannot be used. {@code rule} says what it must be. */
  public static ApiError invalid(String param, String rule) {
    return new ApiError(400, "invalid_parameter", param + " " + rule + ".", param, null);
  }

  /** 400: a parameter whose value is none of the allowed ones. */
  public static ApiError notAllowed(String param, String value, List<String> allowed) {
    return notAllowed(param, "", value, allowed);
  }

  /** 400: a parameter of which a part, named by {@code part}, is none of the allowed ones. */
  public static ApiError notAllowed(String param, String part, String value, List<String> allowed) {
    String which = part.isEmpty() ? param : part + " of " + param;
    String message =
        which + " must be one of " + String.join(", ", allowed) + "; got '" + shown(value) + "'.";
    return new ApiError(400, "invalid_parameter", message, param, List.copyOf(allowed));
  }

  /** 400: a required parameter is not there. */
  public static ApiError missing(String param) {
    return new ApiError(400, "missing_parameter", param + " is required.", param, null);
  }

  /** 400: parameters that are missing or exclude each other, described in full. */
  public static ApiError missing(String param, String message) {
    return new ApiError(400, "missing_parameter", message, param, null);
  }

  /** 400: a parameter that the endpoint does not know. */
  public static ApiError unknownParameter(String name, String message, List<String> known) {
    return new ApiError(400, "unknown_parameter", message, shown(name), List.copyOf(known));
  }

  /** 400: the request line or body is not validly encoded. */
  public static ApiError malformed(String message) {
    return of(400, "invalid_parameter", message);
  }

  /** 400: the body is not the JSON that is asked for. */
  public static ApiError invalidJson(String message) {
    return of(400, "invalid_json", message);
  }

  /** 401: no usable key. One message for every cause, so that nothing can be learned from it. */
  public static ApiError unauthorized() {
    return of(
        401,
        "unauthorized",
        "A valid API key is required: send the header 'Authorization: Bearer <API_KEY>'.");
  }

  /** 403: a good key that may not be used. */
  public static ApiError forbidden(String message) {
    return of(403, "forbidden", message);
  }

  /** 404: no such {@code kind} (for example "Lexeme"), named by the value that was asked for. */
  public static ApiError notFound(String kind, CharSequence value) {
    return of(404, "not_found", kind + " not found: " + shown(value));
  }

  /** 404: pages that show the dictionary are switched off. */
  public static ApiError pagesClosed() {
    return of(404, "not_found", "This server shows words only to programs that have a key.");
  }

  /** 404: no such path. */
  public static ApiError noSuchPath(CharSequence path) {
    return of(404, "not_found", "No such path: " + shown(path));
  }

  /**
   * 404: the text to translate has no lexeme in its language.
   *
   * @param advice what to do instead, in sentences that start with a blank; may be empty
   */
  public static ApiError wordNotFound(CharSequence text, String language, String advice) {
    return of(
        404,
        "word_not_found",
        "No lexeme found for '" + shown(text) + "' in language " + language + "." + advice);
  }

  /** 405: the path is known but not with this method; {@code allow} lists the methods it has. */
  public static ApiError methodNotAllowed(String method, String allow) {
    ApiError error =
        of(
            405,
            "method_not_allowed",
            "Method " + shown(method) + " is not allowed here; allowed: " + allow + ".");
    error.allow = allow;
    return error;
  }

  /** 406: the client accepts none of the media types of this endpoint. */
  public static ApiError notAcceptable(String produced) {
    return of(406, "not_acceptable", "This answer is " + produced + ", which Accept excludes.");
  }

  /** 413: the body is too long. */
  public static ApiError payloadTooLarge(int limit) {
    return of(413, "payload_too_large", "The body is longer than " + limit + " bytes.");
  }

  /** 414: the address is too long. */
  public static ApiError uriTooLong(int limit) {
    return of(414, "uri_too_long", "The address is longer than " + limit + " characters.");
  }

  /** 415: the body is of a type that is not read. */
  public static ApiError unsupportedMediaType(String message) {
    return of(415, "unsupported_media_type", message);
  }

  /** 417: an expectation that is not met. */
  public static ApiError expectationFailed() {
    return of(417, "expectation_failed", "The only expectation that is met is 100-continue.");
  }

  /** 429: too many requests in this second. */
  public static ApiError rateLimited(int perSecond, int retryAfter) {
    return of(
            429,
            "rate_limit_exceeded",
            "The rate limit of " + perSecond + " requests per second is reached.")
        .retryAfter(retryAfter);
  }

  /** 429: an address has looked at as many pages as it may for now. */
  public static ApiError pagesLimited(String message, int retryAfter) {
    return of(429, "rate_limit_exceeded", message).retryAfter(retryAfter);
  }

  /** 429: as many long answers as an account may have at once are being sent. */
  public static ApiError tooManyExports(int atOnce) {
    return of(
            429,
            "rate_limit_exceeded",
            "An account may have " + atOnce + " exports at once; wait for one to end.")
        .retryAfter(5);
  }

  /** 429: the month's requests are used up. */
  public static ApiError quotaExceeded(long perMonth, int retryAfter) {
    return of(
            429,
            "quota_exceeded",
            "The quota of " + perMonth + " requests per calendar month (UTC) is used up.")
        .retryAfter(retryAfter);
  }

  /** 500: a fault of the server. */
  public static ApiError internal() {
    return of(500, "internal_error", "The request failed inside the server.");
  }

  /** 501: a transfer coding that is not read. */
  public static ApiError transferCoding() {
    return of(501, "not_implemented", "The only transfer coding that is read is chunked.");
  }

  /** 503: the request cannot be answered now; try again after {@code retryAfter} seconds. */
  public static ApiError unavailable(String message, int retryAfter) {
    return of(503, "unavailable", message).retryAfter(retryAfter);
  }

  private ApiError retryAfter(int seconds) {
    retryAfter = Math.max(1, seconds);
    return this;
  }

  /** Returns the HTTP status. */
  public int status() {
    return status;
  }

  /** Returns the code that stands in the body. */
  public String code() {
    return code;
  }

  /** Returns the message that stands in the body. */
  public String text() {
    String message = getMessage();
    return message == null ? "" : message;
  }

  /** Returns the parameter at fault. */
  public @Nullable String param() {
    return param;
  }

  /** Returns the values that would have been allowed. */
  public @Nullable List<String> allowed() {
    return allowed;
  }

  /** Returns the seconds for {@code Retry-After}, 0 for none. */
  public int retryAfter() {
    return retryAfter;
  }

  /** Returns the value for {@code Allow}. */
  public @Nullable String allow() {
    return allow;
  }

  /** Shortens what a client sent, so that a message stays one line of reasonable length. */
  public static String shown(CharSequence value) {
    int end = Math.min(value.length(), 100);
    if (end < value.length() && Character.isHighSurrogate(value.charAt(end - 1))) {
      end--;
    }
    String text = value.subSequence(0, end).toString();
    return end < value.length() ? text + "…" : text;
  }
}
