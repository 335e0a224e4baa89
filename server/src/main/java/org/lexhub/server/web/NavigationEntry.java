package org.lexhub.server.web;

import org.lexhub.server.web.text.Texts;

/** An entry of the main navigation; a page belongs to one or none. */
public enum NavigationEntry {
  EXPLORE("explore", "/"),
  TRANSLATE("translate", "/translate"),
  LANGUAGES("languages", "/languages"),
  DOCS("docs", "/docs"),
  ACCOUNT("account", "/account");

  private final String key;
  private final String path;

  NavigationEntry(String key, String path) {
    this.key = key;
    this.path = path;
  }

  String label() {
    return Texts.text("navigation." + key);
  }

  String path() {
    return path;
  }
}
