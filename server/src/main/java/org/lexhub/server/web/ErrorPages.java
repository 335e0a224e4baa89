package org.lexhub.server.web;

import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.ErrorView;
import org.lexhub.server.http.Route;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.text.LanguageRequest;
import org.lexhub.server.web.text.PageLanguage;
import org.lexhub.server.web.text.Texts;

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
    Texts.in(LanguageRequest.of(call).language(), () -> page(call, error));
    call.exchange().getResponseHeaders().put(Headers.CONTENT_TYPE, Frame.HTML);
  }

  private void page(Call call, ApiError error) {
    String kind = kind(error.status());
    String title = Texts.text("error.title." + kind);
    boolean readable = error.isTranslated() || Texts.language() == PageLanguage.ENGLISH;
    String about = readable ? null : Texts.text("error.about." + kind);
    View view = new View(error, title, about, again(error.retryAfter()), call.requestId());
    frame.write(call, Page.of(null, title), JteErrorGenerated::render, view);
  }

  /**
   * What the page shows of an error.
   *
   * @param about what the error means, or null if the reader understands its message
   * @param waiting how long to wait
   */
  record View(
      ApiError error, String title, @Nullable String about, String waiting, String requestId) {}

  private static String kind(int status) {
    return switch (status) {
      case 404 -> "missing";
      case 429 -> "many";
      case 500 -> "fault";
      case 503 -> "unavailable";
      case 401, 403 -> "denied";
      default -> "invalid";
    };
  }

  /** Returns a sentence about when to try again, to the minute or hour if it is long. */
  public static String again(int seconds) {
    if (seconds < 120) {
      return Texts.text("error.again.seconds", seconds);
    }
    int minutes = (seconds + 59) / 60;
    return minutes < 120
        ? Texts.text("error.again.minutes", minutes)
        : Texts.text("error.again.hours", (minutes + 59) / 60);
  }
}
