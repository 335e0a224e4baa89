package org.lexhub.server.web;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the frame has to know of a page.
 *
 * @param section where it stands in the navigation, null for nowhere
 * @param title its title, without the name of the site
 * @param about one sentence for those who meet it in a list; may be empty
 * @param assets the names of the style sheets and modules that it needs besides the common ones
 * @param search whether the header holds the search box
 */
public record Page(
    @Nullable NavigationEntry section,
    String title,
    String about,
    List<String> assets,
    boolean search) {
  /** A page with nothing of its own. */
  public static Page of(@Nullable NavigationEntry section, String title) {
    return new Page(section, title, "", List.of(), true);
  }

  /** The same with a description. */
  public Page about(String newAbout) {
    return new Page(section, title, newAbout, assets, search);
  }

  /** The same with a style sheet ({@code x.css}) or an ES module ({@code x.js}) more. */
  public Page with(String asset) {
    List<String> more = new ArrayList<>(assets);
    more.add(asset);
    return new Page(section, title, about, List.copyOf(more), search);
  }

  /** The same without the search box in the header, since the page has its own. */
  public Page withoutSearch() {
    return new Page(section, title, about, assets, false);
  }
}
