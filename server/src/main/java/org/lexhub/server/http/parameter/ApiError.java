package org.lexhub.server.http.parameter;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An error response: {@code {"error":{"code","message","param"?,"allowed"?}}} with its status.
 * Thrown by the code that detects the error. It has no stack trace, because it describes the
 * request and not the code. The errors of exceeded limits are in {@code guard.LimitErrors}.
 */
public final class ApiError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The value of {@code Retry-After} if the server cannot know a better one, in seconds. */
  private static final int DEFAULT_RETRY_SECONDS = 5;

  /** The maximum length of a part of the request in a message, in characters. */
  private static final int MAX_SHOWN_LENGTH = 100;

  private final int status;
  private final String code;
  private final @Nullable String param;
  private final transient @Nullable List<String> allowed;
  private int retryAfter;
  private @Nullable String allow;
  private boolean isTranslated;

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

  /** 400: the value of a parameter is invalid. {@code rule} says what it must be. */
  public static ApiError invalid(String param, String rule) {
    return new ApiError(400, "invalid_parameter", param + " " + rule + ".", param, null);
  }

  /** 400: a parameter that takes one value has a list of them. */
  public static ApiError oneValue(String param, String value) {
    return invalid(param, "takes one value, not a list; got '" + shown(value) + "'");
  }

  /** 400: the value of a parameter is not one of the allowed ones. */
  public static ApiError notAllowed(String param, String value, List<String> allowed) {
    return notAllowed(param, "", value, allowed);
  }

  /** 400: a part of a parameter, named by {@code part}, is not one of the allowed values. */
  public static ApiError notAllowed(String param, String part, String value, List<String> allowed) {
    String which = part.isEmpty() ? param : part + " of " + param;
    String message =
        which + " must be one of " + String.join(", ", allowed) + "; got '" + shown(value) + "'.";
    return new ApiError(400, "invalid_parameter", message, param, List.copyOf(allowed));
  }

  /** 400: a required parameter is absent. */
  public static ApiError missing(String param) {
    return new ApiError(400, "missing_parameter", param + " is required.", param, null);
  }

  /** 400: parameters are absent or exclude each other, as the message describes. */
  public static ApiError missing(String param, String message) {
    return new ApiError(400, "missing_parameter", message, param, null);
  }

  /** 400: the endpoint does not know a parameter. */
  public static ApiError unknownParameter(String name, String message, List<String> known) {
    return new ApiError(400, "unknown_parameter", message, shown(name), List.copyOf(known));
  }

  /** 400: the request line or body is not validly encoded. */
  public static ApiError malformed(String message) {
    return of(400, "invalid_parameter", message);
  }

  /** 400: the body is not the required JSON. */
  public static ApiError invalidJson(String message) {
    return of(400, "invalid_json", message);
  }

  /** 401: no valid key. The message is the same for all causes, so that it reveals nothing. */
  public static ApiError unauthorized() {
    return of(
        401,
        "unauthorized",
        "A valid API key is required: send the header 'Authorization: Bearer <API_KEY>'.");
  }

  /** 403: the key is valid but must not be used. */
  public static ApiError forbidden(String message) {
    return of(403, "forbidden", message);
  }

  /** 404: there is no {@code kind}, for example "Lexeme", with this value. */
  public static ApiError notFound(String kind, CharSequence value) {
    return of(404, "not_found", kind + " not found: " + shown(value));
  }

  /** 404: no {@code kind}, for example "lexeme", fits all filters of the request. */
  public static ApiError noneMatches(String kind) {
    return of(404, "not_found", "No " + kind + " fits all filters.");
  }

  /** 404: an export has no word, for example since no licence of its words is allowed. */
  public static ApiError emptyExport() {
    return of(
        404,
        "not_found",
        "There are no words to export: check the languages and the licences of their sources.");
  }

  /** 404: the pages of the dictionary are switched off. */
  public static ApiError pagesClosed() {
    return of(404, "not_found", "This server shows words only to programs that have a key.");
  }

  /** 404: there is no such path. */
  public static ApiError noSuchPath(CharSequence path) {
    return of(404, "not_found", "No such path: " + shown(path));
  }

  /**
   * 404: the text to translate has no lexeme in its language.
   *
   * @param advice advice in sentences that each start with a blank; can be empty
   */
  public static ApiError wordNotFound(CharSequence text, String language, String advice) {
    return of(
        404,
        "word_not_found",
        "No lexeme found for '" + shown(text) + "' in language " + language + "." + advice);
  }

  /** 405: the path does not have this method; {@code allow} lists the methods that it has. */
  public static ApiError methodNotAllowed(String method, String allow) {
    ApiError error =
        of(
            405,
            "method_not_allowed",
            "Method " + shown(method) + " is not allowed here; allowed: " + allow + ".");
    error.allow = allow;
    return error;
  }

  /** 406: the client does not accept the media type of this endpoint. */
  public static ApiError notAcceptable(String produced) {
    return of(406, "not_acceptable", "This answer is " + produced + ", which Accept excludes.");
  }

  /** 413: the body is too long. */
  public static ApiError payloadTooLarge(int limit) {
    return of(413, "payload_too_large", "The body is longer than " + limit + " bytes.");
  }

  /** 414: the URL is too long. */
  public static ApiError uriTooLong(int limit) {
    return of(414, "uri_too_long", "The address is longer than " + limit + " characters.");
  }

  /** 415: the endpoint does not read bodies of this type. */
  public static ApiError unsupportedMediaType(String message) {
    return of(415, "unsupported_media_type", message);
  }

  /** 417: the server does not meet the expectation. */
  public static ApiError expectationFailed() {
    return of(417, "expectation_failed", "The only expectation that is met is 100-continue.");
  }

  /** 421: the server does not answer for this host. */
  public static ApiError misdirected(String host) {
    return of(
        421,
        "misdirected_request",
        "This server does not answer for the host '"
            + shown(host)
            + "'. If this is a name of the server, its operator adds it with --allowed-hosts.");
  }

  /** 429: a limit is exceeded; try again after {@code retryAfter} seconds. */
  public static ApiError tooManyRequests(String code, String message, int retryAfter) {
    return of(429, code, message).retryAfter(retryAfter);
  }

  /** 500: the server failed. */
  public static ApiError internal() {
    return of(500, "internal_error", "The request failed inside the server.");
  }

  /** 501: the server does not support the transfer coding. */
  public static ApiError transferCoding() {
    return of(501, "not_implemented", "The only transfer coding that is read is chunked.");
  }

  /** 503: the server cannot answer at the moment; try again in a few seconds. */
  public static ApiError unavailable(String message) {
    return unavailable(message, DEFAULT_RETRY_SECONDS);
  }

  /** 503: the server cannot answer at the moment; try again after {@code retryAfter} seconds. */
  public static ApiError unavailable(String message, int retryAfter) {
    return of(503, "unavailable", message).retryAfter(retryAfter);
  }

  private ApiError retryAfter(int seconds) {
    retryAfter = Math.max(1, seconds);
    return this;
  }

  /** Returns this error after it is noted that its message is in the language of the page. */
  public ApiError translated() {
    isTranslated = true;
    return this;
  }

  /** Returns whether the message is in the language of the page instead of English. */
  public boolean isTranslated() {
    return isTranslated;
  }

  /** Returns the HTTP status. */
  public int status() {
    return status;
  }

  /** Returns the error code in the body. */
  public String code() {
    return code;
  }

  /** Returns the message in the body. */
  public String text() {
    String message = getMessage();
    return message == null ? "" : message;
  }

  /** Returns the invalid parameter, or null. */
  public @Nullable String param() {
    return param;
  }

  /** Returns the allowed values, or null. */
  public @Nullable List<String> allowed() {
    return allowed;
  }

  /** Returns the value of {@code Retry-After} in seconds, 0 for none. */
  public int retryAfter() {
    return retryAfter;
  }

  /** Returns the value of {@code Allow}, or null. */
  public @Nullable String allow() {
    return allow;
  }

  /** Returns a part of the request, shortened so that a message has a reasonable length. */
  public static String shown(CharSequence value) {
    int end = Math.min(value.length(), MAX_SHOWN_LENGTH);
    if (end < value.length() && Character.isHighSurrogate(value.charAt(end - 1))) {
      end--;
    }
    String text = value.subSequence(0, end).toString();
    return end < value.length() ? text + "…" : text;
  }
}
