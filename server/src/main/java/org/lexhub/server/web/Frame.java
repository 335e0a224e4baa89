package org.lexhub.server.web;

import gg.jte.html.HtmlContent;
import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;
import io.undertow.util.HttpString;
import java.time.Instant;
import java.util.function.Supplier;
import org.lexhub.server.http.Call;
import org.lexhub.server.snapshot.ServingState;
import org.lexhub.server.web.text.LanguageRequest;
import org.lexhub.server.web.text.PageLanguage;
import org.lexhub.server.web.text.Texts;

/** The common parts of all pages: head, header, footer and the HTTP headers for security. */
public final class Frame {
  /** The media type of pages. */
  public static final String HTML = "text/html; charset=utf-8";

  private static final String POLICY_TEXT =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
          + "manifest-src 'self'; "
          + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
  private static final HttpString POLICY = new HttpString("Content-Security-Policy");
  private static final HttpString REFERRER = new HttpString("Referrer-Policy");
  private static final HttpString OPENER = new HttpString("Cross-Origin-Opener-Policy");
  private static final HttpString RESOURCE = new HttpString("Cross-Origin-Resource-Policy");

  private final Assets assets;
  private final Supplier<ServingState> serving;

  /** Creates a frame that links {@code assets} and shows the date of the served snapshot. */
  public Frame(Assets assets, Supplier<ServingState> serving) {
    this.assets = assets;
    this.serving = serving;
  }

  /** Returns the files that pages load. */
  public Assets assets() {
    return assets;
  }

  /**
   * Writes a whole page as the response of the call.
   *
   * <p>If the response has the entity tag of the snapshot, the page keeps one and the browser can
   * cache and revalidate it; call {@link Call#noStore} for a personal page.
   *
   * @param template the content of {@code main}
   */
  public <T> void write(Call call, Page page, PageTemplate<T> template, T view) {
    HtmlContent body = PageTemplate.of(template, view);
    Instant created = serving.get().created();
    String user = UserName.of(call);
    LanguageRequest language = LanguageRequest.of(call);
    language.remember(call);
    ReaderForm form = ReaderForm.of(call, language, page);
    FrameView frame = new FrameView(assets, page, call.origin(), created, form, user, body);
    writeFragment(call, JteFrameGenerated::render, frame);
    String tag = call.entityTag();
    if (tag != null && !user.isEmpty()) {
      call.entityTag(tag.substring(0, tag.length() - 1) + UserName.tag(user) + "\"");
    }
  }

  /** Writes markup that a script inserts into a page, with the headers of a page. */
  public <T> void writeFragment(Call call, PageTemplate<T> template, T view) {
    secure(call);
    call.mediaType(HTML);
    PageLanguage language = localize(call);
    extendTag(call, assets.fingerprint());
    HtmlContent content = PageTemplate.of(template, view);
    Texts.in(language, () -> content.writeTo(new PageOutput(call.out())));
  }

  /**
   * Declares that a response is in the language of {@link LanguageRequest}: by its headers and its
   * entity tag.
   *
   * @return the language
   */
  public static PageLanguage localize(Call call) {
    PageLanguage language = LanguageRequest.of(call).language();
    call.exchange().getResponseHeaders().put(Headers.CONTENT_LANGUAGE, language.tag());
    call.markLocalized();
    extendTag(call, language.tag());
    return language;
  }

  private static void extendTag(Call call, String part) {
    String tag = call.entityTag();
    if (tag != null) {
      call.entityTag(tag.substring(0, tag.length() - 1) + "-" + part + "\"");
    }
  }

  /** Sets the security headers of everything that a browser shows. */
  public static void secure(Call call) {
    HeaderMap headers = call.exchange().getResponseHeaders();
    headers.put(POLICY, POLICY_TEXT);
    headers.put(REFERRER, "no-referrer");
    headers.put(OPENER, "same-origin");
    headers.put(RESOURCE, "same-origin");
  }
}
