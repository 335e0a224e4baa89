package org.lexhub.server.web;

import gg.jte.html.HtmlContent;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.text.LanguageRequest;
import org.lexhub.server.web.text.PageLanguage;
import org.lexhub.server.web.text.Texts;

/**
 * What {@code Frame.jte} shows around the content of a page.
 *
 * @param assets the files that pages load
 * @param page the properties of the page
 * @param origin scheme, host and port as the browser addressed them
 * @param created the date of the snapshot, or null if there is none yet
 * @param languages the form that changes the language
 * @param user the name of the logged-in user, empty for none
 * @param body the content of {@code main}
 */
record FrameView(
    Assets assets,
    Page page,
    String origin,
    @Nullable Instant created,
    ReaderForm languages,
    String user,
    HtmlContent body) {
  /** Returns the label of an entry of the navigation. */
  String label(NavigationEntry entry) {
    return entry == NavigationEntry.ACCOUNT && !user.isEmpty() ? user : entry.label();
  }

  /** Returns the language of {@code main} if it is another one than that of the frame, or null. */
  @Nullable String bodyLanguage() {
    return page.isEnglish() && Texts.language() != PageLanguage.ENGLISH
        ? PageLanguage.ENGLISH.tag()
        : null;
  }

  /** Returns the direction of {@code main} if it can differ from that of the frame, or null. */
  @Nullable String bodyDirection() {
    return bodyLanguage() == null ? null : PageLanguage.ENGLISH.direction();
  }

  /** Returns the address of the page in a language. */
  String in(PageLanguage language) {
    return origin + Urls.of(page.canonical(), LanguageRequest.PARAMETER, language.tag());
  }

  /**
   * Returns the address under which search engines list the page: with its language if the request
   * names it, because each language is a page to them.
   */
  String canonical() {
    return languages.asked() ? in(languages.current()) : origin + page.canonical();
  }

  /** Returns the texts of the scripts of the page as JSON. */
  String scriptTexts() {
    return Texts.current().ofScripts(page.assets());
  }
}
