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
    frame.write(
        call,
        Page.of(null, title),
        html -> {
          html.open("section", "class", "error narrow");
          html.element("p", Integer.toString(error.status()), "class", "status");
          html.element("h1", title).element("p", error.text(), "class", "lead", "dir", "auto");
          advice(html, error);
          html.open("p", "class", "muted small").text("Request ID ");
          html.element("code", call.requestId()).close().close();
        });
    call.exchange().getResponseHeaders().put(Headers.CONTENT_TYPE, Frame.HTML);
  }

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

  private static void advice(Html html, ApiError error) {
    if (error.retryAfter() > 0) {
      html.open("p").text("Try again in " + waiting(error.retryAfter()) + ".").close();
    }
    if (error.status() == 429) {
      html.open("p").text("An API key has higher limits: ");
      html.element("a", "create one in your account", "href", "/account").text(".").close();
      return;
    }
    if (error.status() == 500) {
      html.element(
          "p", "Something went wrong on our side. Quote the request ID below when you report it.");
    }
    html.open("p").element("a", "Search all languages", "href", "/", "class", "button").close();
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
