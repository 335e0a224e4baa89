package org.lexhub.server.web.session;

/** The rules for labels, which users give keys and invitations. */
public final class LabelRules {
  /** The maximum length of a short text that a user gives a key or an invitation. */
  public static final int MAX_LABEL_LENGTH = 100;

  private LabelRules() {}

  /** Returns whether a text is short enough for a label and has no control characters. */
  public static boolean isLabel(String text) {
    return text.length() <= MAX_LABEL_LENGTH && text.chars().noneMatch(Character::isISOControl);
  }
}
