package org.lexhub.server.web;

import gg.jte.html.HtmlContent;
import gg.jte.html.HtmlInterceptor;
import gg.jte.html.HtmlTemplateOutput;
import org.lexhub.store.text.Utf8Buffer;

/**
 * A template of {@code src/main/jte} with one parameter. The build makes a class from each: {@code
 * web/account/Login.jte} is {@code JteLoginGenerated::render} in the package {@code web.account}.
 *
 * @param <T> the record that the template shows
 */
@FunctionalInterface
public interface PageTemplate<T> {
  /** Writes the template; {@code interceptor} is not used. */
  void render(HtmlTemplateOutput out, HtmlInterceptor interceptor, T view);

  /** Returns a template with what it shows, as content of another template. */
  @SuppressWarnings("NullAway") // the build is not told to intercept tags, so nothing reads it
  static <T> HtmlContent of(PageTemplate<T> template, T view) {
    return out -> template.render(out, null, view);
  }

  /** Returns the markup of a template. */
  static <T> String text(PageTemplate<T> template, T view) {
    Utf8Buffer buffer = new Utf8Buffer(1 << 10);
    of(template, view).writeTo(new PageOutput(buffer));
    return buffer.toString();
  }
}
