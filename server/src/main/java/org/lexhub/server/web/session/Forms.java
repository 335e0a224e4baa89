package org.lexhub.server.web.session;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.LoginName;
import org.lexhub.server.account.PasswordRules;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;

/** The parts that the forms of account pages share. */
public final class Forms {
  /** The maximum length of a short text that a user gives a key or an invitation. */
  public static final int MAX_LABEL_LENGTH = 100;

  private Forms() {}

  /** Returns whether a text is short enough for a label and has no control characters. */
  public static boolean isLabel(String text) {
    return text.length() <= MAX_LABEL_LENGTH && text.chars().noneMatch(Character::isISOControl);
  }

  /** Writes the input of a label; see {@link #isLabel}. */
  public static void label(
      Html html,
      String name,
      String label,
      String hint,
      @Nullable String fault,
      String value,
      boolean required) {
    Widgets.field(
        html,
        name,
        label,
        hint,
        fault,
        "type",
        "text",
        "value",
        value,
        "maxlength",
        Integer.toString(MAX_LABEL_LENGTH),
        "required",
        required ? "" : null,
        "dir",
        "auto",
        "autocomplete",
        "off");
  }

  /** Opens a form that is sent with POST, with the token of the request. */
  public static Html open(
      Html html, BrowserRequest request, String action, @Nullable String style) {
    html.open(
        "form", "method", "post", "action", action, "class", style, "accept-charset", "utf-8");
    return hidden(html, BrowserRequest.tokenField(), request.token());
  }

  /** Writes a hidden field. */
  public static Html hidden(Html html, String name, String value) {
    return html.empty("input", "type", "hidden", "name", name, "value", value);
  }

  /** Writes the field of a login name, with a hint or the fault of its value. */
  public static void loginName(
      Html html, String value, @Nullable String hint, @Nullable String fault) {
    Widgets.field(
        html,
        "login",
        "Name or e-mail address",
        hint,
        fault,
        "type",
        "text",
        "value",
        value,
        "autocomplete",
        "username",
        "autocapitalize",
        "none",
        "spellcheck",
        "false",
        "dir",
        "auto",
        "maxlength",
        Integer.toString(LoginName.MAX_LENGTH),
        "required",
        "");
  }

  /** Writes the field of the current password, with the fault of its value. */
  public static void presentPassword(Html html, String name, String label, @Nullable String fault) {
    password(html, name, label, null, fault, "current-password");
  }

  /** Writes the field of a new password, with the fault of its value. */
  public static void newPassword(Html html, String label, @Nullable String fault) {
    String hint =
        "At least "
            + PasswordRules.MIN_LENGTH
            + " characters. Three or four unrelated words work well.";
    password(html, "new_password", label, hint, fault, "new-password");
  }

  private static void password(
      Html html,
      String name,
      String label,
      @Nullable String hint,
      @Nullable String fault,
      String kind) {
    Widgets.field(
        html, name, label, hint, fault, "type", "password", "autocomplete", kind, "required", "");
  }

  /** Writes the button that submits a form. */
  public static void submit(Html html, String label) {
    html.open("p").element("button", label, "type", "submit").close();
  }

  /**
   * Opens an element that a click unfolds, for the confirmation of an irreversible action. It takes
   * two {@code close} to end it.
   */
  public static Html fold(Html html, String label, String about) {
    html.open("details", "class", "fold").open("summary").text(label);
    html.element("span", " " + about, "class", "unseen").close();
    return html.open("div", "class", "folded");
  }
}
