package org.lexhub.server.web;

/** Elements that several pages use. */
public final class Widgets {
  private Widgets() {}

  /** Writes a message box; {@code kind} is good, bad or warn. */
  public static void alert(Html html, String kind, String text) {
    String role = kind.equals("bad") ? "alert" : "status";
    html.open("div", "class", "alert " + kind, "role", role).element("p", text).close();
  }
}
