package org.lexhub.server.web.docs;

/** The pages of the documentation, in the order of their menu. */
enum DocsChapter {
  GUIDE("/docs", "Guide", "How to query Lexhub for words, meanings and translations."),
  LIMITS("/docs/limits", "Batches and limits", "Plans, rate limits, quotas, batches and exports."),
  REFERENCE(
      "/docs/reference",
      "API reference",
      "Every endpoint of Lexhub with its parameters and responses, and a form to try it."),
  CHANGELOG("/docs/changelog", "Changelog", "What changed in Lexhub, newest first."),
  OPERATING(
      "/docs/operating",
      "Run a server",
      "How to start, secure, update, back up and monitor a Lexhub server."),
  SEARCH("/docs/search", "Search the documentation", "Search the guides and the API reference.");

  private final String path;
  private final String title;
  private final String about;

  DocsChapter(String path, String title, String about) {
    this.path = path;
    this.title = title;
    this.about = about;
  }

  /** Returns the path of the page. */
  String path() {
    return path;
  }

  /** Returns the title, which is also the entry of the menu. */
  String title() {
    return title;
  }

  /** Returns a description in one sentence for search engines. */
  String about() {
    return about;
  }
}
