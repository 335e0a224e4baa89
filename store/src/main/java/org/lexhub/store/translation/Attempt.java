package org.lexhub.store.translation;

/** Which of the words found for a text are translated; the next attempt follows an empty result. */
enum Attempt {
  /** All, each as likely as its frequency makes it. */
  AS_TYPED,
  /** Those of open classes: a rare word of a closed class seems as frequent as its spelling is. */
  OPEN_CLASSES,
  /** Lemmas that differ from the text in letter case. */
  OTHER_CASE
}
