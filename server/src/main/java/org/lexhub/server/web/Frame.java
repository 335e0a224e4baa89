package org.lexhub.server.web;

import io.undertow.util.HeaderMap;
import io.undertow.util.HttpString;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.lexhub.server.http.Call;
import org.lexhub.server.snapshot.ServingState;

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
   * @param body writes the content of {@code main}; elements that it leaves open are closed
   */
  public void write(Call call, Page page, Consumer<Html> body) {
    begin(call);
    call.out().putAscii("<!doctype html>\n");
    Html html = new Html(call.out());
    html.open("html", "lang", "en");
    head(html, call, page);
    html.open("body").element("a", "Skip to content", "class", "skip", "href", "#main");
    header(html, page);
    html.open("main", "id", "main", "tabindex", "-1");
    int depth = html.depth();
    body.accept(html);
    html.closeTo(depth).close();
    footer(html);
    html.closeTo(0);
  }

  /** Writes markup that a script inserts into a page, with the headers of a page. */
  public void writeFragment(Call call, Consumer<Html> body) {
    begin(call);
    Html html = new Html(call.out());
    body.accept(html);
    html.closeTo(0);
  }

  private void begin(Call call) {
    secure(call);
    call.mediaType(HTML);
    String tag = call.entityTag();
    if (tag != null) {
      call.entityTag(tag.substring(0, tag.length() - 1) + "-" + assets.fingerprint() + "\"");
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

  private void head(Html html, Call call, Page page) {
    html.open("head").empty("meta", "charset", "utf-8");
    html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    html.element("title", page.title().isEmpty() ? "Lexhub" : page.title() + " · Lexhub");
    if (!page.about().isEmpty()) {
      html.empty("meta", "name", "description", "content", page.about());
    }
    html.empty("meta", "name", "color-scheme", "content", "light dark");
    html.empty("link", "rel", "icon", "type", "image/svg+xml", "href", assets.url("logo.svg"));
    html.empty("link", "rel", "apple-touch-icon", "href", assets.url("icon-192.png"));
    html.empty("link", "rel", "manifest", "href", "/manifest.webmanifest");
    html.empty(
        "link",
        "rel",
        "search",
        "type",
        "application/opensearchdescription+xml",
        "title",
        "Lexhub",
        "href",
        "/opensearch.xml");
    listed(html, call, page);
    html.empty("link", "rel", "stylesheet", "href", assets.url("base.css"));
    html.element("script", "", "src", assets.url("theme.js"));
    html.element("script", "", "type", "module", "src", assets.url("frame.js"));
    for (String asset : page.assets()) {
      if (asset.endsWith(".css")) {
        html.empty("link", "rel", "stylesheet", "href", assets.url(asset));
      } else {
        html.element("script", "", "type", "module", "src", assets.url(asset));
      }
    }
    html.close();
  }

  /** Writes what search engines and link previews read. */
  private void listed(Html html, Call call, Page page) {
    if (page.about().isEmpty()) {
      return;
    }
    String title = page.title().isEmpty() ? "Lexhub" : page.title();
    html.empty("meta", "property", "og:site_name", "content", "Lexhub");
    html.empty("meta", "property", "og:type", "content", "website");
    html.empty("meta", "property", "og:title", "content", title);
    html.empty("meta", "property", "og:description", "content", page.about());
    html.empty(
        "meta", "property", "og:image", "content", call.origin() + assets.url("icon-192.png"));
    html.empty("meta", "name", "twitter:card", "content", "summary");
    if (!page.canonical().isEmpty()) {
      String address = call.origin() + page.canonical();
      html.empty("meta", "property", "og:url", "content", address);
      html.empty("link", "rel", "canonical", "href", address);
    }
    if (!page.data().isEmpty()) {
      html.data(page.data());
    }
  }

  private void header(Html html, Page page) {
    html.open("header", "class", "site").open("div", "class", "bar");
    html.open("a", "class", "brand", "href", "/");
    html.empty("img", "src", assets.url("logo.svg"), "alt", "", "width", "28", "height", "28");
    html.element("span", "Lexhub").close();
    if (page.search()) {
      search(html);
    }
    html.open("nav", "aria-label", "Main").open("ul");
    for (NavigationEntry entry : NavigationEntry.values()) {
      String current = entry == page.navigation() ? "page" : null;
      html.open("li");
      html.element("a", entry.label(), "href", entry.path(), "aria-current", current).close();
    }
    html.close().close();
    html.open("button", "type", "button", "class", "theme", "data-theme-toggle", "", "hidden", "");
    icon(html, "theme").element("span", "Dark theme", "class", "unseen").close();
    html.close().close();
  }

  private void search(Html html) {
    html.open("form", "class", "find", "role", "search", "action", "/search", "data-suggest", "");
    html.element("label", "Search all languages", "for", "find", "class", "unseen");
    html.empty(
        "input",
        "id",
        "find",
        "name",
        "q",
        "type",
        "search",
        "placeholder",
        "Search all languages",
        "autocomplete",
        "off",
        "maxlength",
        "200",
        "required",
        "",
        "dir",
        "auto");
    html.open("button", "type", "submit", "class", "quiet");
    icon(html, "search").element("span", "Search", "class", "unseen");
    html.close().close();
  }

  /** Writes an icon of {@code icons.svg}, hidden from screen readers. */
  public Html icon(Html html, String name) {
    html.open("svg", "class", "icon", "aria-hidden", "true", "width", "20", "height", "20");
    return html.element("use", "", "href", assets.url("icons.svg") + "#" + name).close();
  }

  private void footer(Html html) {
    Instant created = serving.get().created();
    html.open("footer", "class", "site").open("div", "class", "bar").open("p");
    html.text(
        created == null
            ? "No snapshot yet. "
            : "Snapshot of " + DisplayFormats.day(created) + ". ");
    html.element("a", "Sources and licences", "href", "/sources").close();
    html.open("p").element("a", "API documentation", "href", "/docs").text(" · ");
    html.element("a", "openapi.json", "href", "/openapi.json");
    html.close().close().close();
  }
}
