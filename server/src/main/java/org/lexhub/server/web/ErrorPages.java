package org.lexhub.server.web;

import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.ErrorView;
import org.lexhub.server.http.Route;
import org.lexhub.server.http.parameter.ApiError;

/**
 * Writes errors as pages: for routes of pages, and for requests outside {@code /v1} that accept
 * HTML. Other errors are JSON.
 */
public final class ErrorPages implements ErrorView {
  private final Frame frame;

  /** Writes the pages in a frame. */
  public ErrorPages(Frame frame) {
    this.frame = frame;
  }

  @Override
  public boolean wanted(Call call) {
    Route route = call.route();
    if (route != null) {
      return route.access() == Route.Access.PAGE;
    }
    String uri = call.exchange().getRequestURI();
    return !uri.startsWith("/v1")
        && !call.path().startsWith("/v1")
        && asksForHtml(call.exchange().getRequestHeaders().get(Headers.ACCEPT));
  }

  private static boolean asksForHtml(@Nullable HeaderValues accept) {
    return accept != null && accept.stream().anyMatch(line -> line.contains("text/html"));
  }

  @Override
  public void write(Call call, ApiError error) {
    String title = title(error.status());
    View view = new View(error, title, waiting(error.retryAfter()), call.requestId());
    frame.write(call, Page.of(null, title), JteErrorGenerated::render, view);
    call.exchange().getResponseHeaders().put(Headers.CONTENT_TYPE, Frame.HTML);
  }

  /** What the page shows of an error. */
  record View(ApiError error, String title, String waiting, String requestId) {}

  private static String title(int status) {
    return switch (status) {
      case 404 -> "Page not found";
      case 429 -> "Too many requests";
      case 500 -> "Something went wrong";
      case 503 -> "Temporarily unavailable";
      case 401, 403 -> "Access denied";
      default -> "Invalid request";
    };
  }

  private static String waiting(int seconds) {
    if (seconds < 120) {
      return DisplayFormats.count(seconds, "second", "seconds");
    }
    int minutes = (seconds + 59) / 60;
    return minutes < 120
        ? minutes + " minutes"
        : DisplayFormats.count((minutes + 59) / 60, "hour", "hours");
  }
}
