package org.lexhub.server.web;

/** The entries of the navigation, of which a page belongs to one. */
public enum NavigationEntry {
  EXPLORE("Explore", "/"),
  TRANSLATE("Translate", "/translate"),
  LANGUAGES("Languages", "/languages"),
  DOCS("Docs", "/docs"),
  ACCOUNT("Account", "/account");

  private final String label;
  private final String path;

  NavigationEntry(String label, String path) {
    this.label = label;
    this.path = path;
  }

  String label() {
    return label;
  }

  String path() {
    return path;
  }
}
