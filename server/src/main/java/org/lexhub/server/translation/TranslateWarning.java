package org.lexhub.server.translation;

import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.translation.Translation;

/** The warning of a response that does not fulfil its request wholly. */
final class TranslateWarning {
  private TranslateWarning() {}

  /**
   * Returns the warning, empty for none.
   *
   * @param written for each target whether it has translations
   */
  static String of(
      TranslateRequest request,
      TargetLanguages targets,
      Translation translation,
      boolean[] written) {
    StringBuilder warning = new StringBuilder();
    if (translation.hintUnmatched()) {
      warning.append("No sense of the word matches sense_hint; ");
      warning.append(request.context().isEmpty() ? "its usual sense" : "the context");
      warning.append(" decided. ");
    }
    Pos pos = request.pos();
    if (translation.posUnmatched() && pos != null) {
      warning.append("No sense of the word has the pos ").append(pos.code());
      warning.append("; all its senses count. ");
    }
    int listed = 0;
    for (int i = 0; i < written.length; i = targets.end(i)) {
      if (!written[i]) {
        warning.append(listed++ == 0 ? "No translation of this sense into " : ", ");
        warning.append(targets.name(i));
      }
    }
    if (listed > 0) {
      warning.append(request.minConfidenceBasisPoints() > 0 ? " at this min_confidence. " : ". ");
    }
    addSubstituted(targets, translation, written, warning);
    return warning.toString().strip();
  }

  /** Names the languages whose translations are those of other senses than the likeliest one. */
  private static void addSubstituted(
      TargetLanguages targets, Translation translation, boolean[] written, StringBuilder warning) {
    int listed = 0;
    for (int i = 0; i < written.length; i++) {
      if (written[i] && translation.targetSubstituted(i)) {
        warning.append(listed++ == 0 ? "The likeliest sense has no translation into " : ", ");
        warning.append(targets.name(i));
      }
    }
    if (listed > 0) {
      warning.append("; other senses answer.");
    }
  }
}
