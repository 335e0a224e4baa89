package org.lexhub.server.web;

/** An entry of the main navigation; a page belongs to one or none. */
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
