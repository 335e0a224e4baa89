package org.lexhub.server.web;

import gg.jte.html.HtmlContent;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What {@code Frame.jte} shows around the content of a page.
 *
 * @param assets the files that pages load
 * @param page the properties of the page
 * @param origin scheme, host and port as the browser addressed them
 * @param created the date of the snapshot, or null if there is none yet
 * @param user the name of the logged-in user, empty for none
 * @param body the content of {@code main}
 */
record FrameView(
    Assets assets,
    Page page,
    String origin,
    @Nullable Instant created,
    String user,
    HtmlContent body) {
  /** Returns the label of an entry of the navigation. */
  String label(NavigationEntry entry) {
    return entry == NavigationEntry.ACCOUNT && !user.isEmpty() ? user : entry.label();
  }
}
