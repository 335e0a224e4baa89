package org.lexhub.loader.source.morphology;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A rule that makes a form of a stem by another ending.
 *
 * @param strip the end of the stem that is removed; may be empty
 * @param add the end of the form; may be empty
 * @param condition the end of the stems to which the rule applies
 * @param morphology what the form is, such as {@code is:PLUR} and {@code is:ACC}; may be empty
 */
record HunspellRule(
    String strip, String add, HunspellCondition condition, List<String> morphology) {

  HunspellRule {
    morphology = List.copyOf(morphology);
  }

  /** Returns the form of a stem, or null if the rule does not apply to it. */
  @Nullable String form(String stem) {
    return condition.matches(stem) && stem.endsWith(strip)
        ? stem.substring(0, stem.length() - strip.length()) + add
        : null;
  }
}
