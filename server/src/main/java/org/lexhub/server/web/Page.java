package org.lexhub.server.web;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a page that its {@link Frame} shows.
 *
 * @param navigation the current entry of the navigation, or null for none
 * @param title the title without the name of the site
 * @param about a description in one sentence for search engines; empty for none
 * @param assets the names of the style sheets and modules that it loads besides the common ones
 * @param search whether the header has the search box
 * @param canonical the path of the page that search engines list; empty for the address itself
 * @param data structured data as JSON-LD; empty for none
 * @param picture the path of a picture of 1200 × 630 pixels for previews of links; empty for none
 */
public record Page(
    @Nullable NavigationEntry navigation,
    String title,
    String about,
    List<String> assets,
    boolean search,
    String canonical,
    String data,
    String picture) {
  /** Returns a page without a description, with the common assets and the search box. */
  public static Page of(@Nullable NavigationEntry navigation, String title) {
    return new Page(navigation, title, "", List.of(), true, "", "", "");
  }

  /** Returns this page with a description. */
  public Page about(String newAbout) {
    return new Page(navigation, title, newAbout, assets, search, canonical, data, picture);
  }

  /** Returns this page with more style sheets ({@code x.css}) and ES modules ({@code x.js}). */
  public Page with(String... more) {
    List<String> all = Stream.concat(assets.stream(), Stream.of(more)).toList();
    return new Page(navigation, title, about, all, search, canonical, data, picture);
  }

  /** Returns this page without the search box in the header, for pages with their own. */
  public Page withoutSearch() {
    return new Page(navigation, title, about, assets, false, canonical, data, picture);
  }

  /** Returns this page with the encoded path under which search engines list it. */
  public Page at(String path) {
    return new Page(navigation, title, about, assets, search, path, data, picture);
  }

  /** Returns whether the page is in English only, as the documentation is. */
  boolean isEnglish() {
    return navigation == NavigationEntry.DOCS;
  }

  /** Returns the structured data without characters that could end its element. */
  String escapedData() {
    return data.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
  }

  /** Returns this page with structured data as JSON-LD. */
  public Page data(String json) {
    return new Page(navigation, title, about, assets, search, canonical, json, picture);
  }

  /** Returns this page with the path of a picture for previews of links. */
  public Page picture(String path) {
    return new Page(navigation, title, about, assets, search, canonical, data, path);
  }
}
