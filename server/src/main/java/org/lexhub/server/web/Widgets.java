package org.lexhub.server.web;

import org.jspecify.annotations.Nullable;

/** Elements that several pages use: code blocks, alerts, form fields. */
public final class Widgets {
  private Widgets() {}

  /**
   * Writes a block of code with a button that copies it.
   *
   * @param id the id of the code element, unique on the page
   */
  public static void code(Html html, String id, String text) {
    html.open("div", "class", "code").open("pre", "tabindex", "0").element("code", text, "id", id);
    html.close();
    html.element(
        "button", "Copy", "type", "button", "class", "second", "data-copy", id, "hidden", "");
    html.close();
  }

  /** Writes a message box; {@code kind} is good, bad or warn. */
  public static void alert(Html html, String kind, String text) {
    String role = kind.equals("bad") ? "alert" : "status";
    html.open("div", "class", "alert " + kind, "role", role).element("p", text).close();
  }

  /**
   * Writes a labelled input of a form.
   *
   * @param hint a help text, or null
   * @param fault the error in the entered value, shown instead of the hint; or null
   * @param attributes more attributes of the input
   */
  public static void field(
      Html html,
      String name,
      String label,
      @Nullable String hint,
      @Nullable String fault,
      @Nullable String... attributes) {
    html.open("div", "class", "field").element("label", label, "for", name);
    String described = fault != null ? name + "-fault" : hint != null ? name + "-hint" : null;
    @Nullable String[] all = new @Nullable String[attributes.length + 8];
    String[] own = {"id", name, "name", name};
    System.arraycopy(own, 0, all, 0, 4);
    all[4] = "aria-describedby";
    all[5] = described;
    all[6] = "aria-invalid";
    all[7] = fault == null ? null : "true";
    System.arraycopy(attributes, 0, all, 8, attributes.length);
    html.empty("input", all);
    if (fault != null) {
      html.element("p", fault, "class", "fault", "id", name + "-fault");
    } else if (hint != null) {
      html.element("p", hint, "class", "hint", "id", name + "-hint");
    }
    html.close();
  }
}
