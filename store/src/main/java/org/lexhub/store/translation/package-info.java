/**
 * Translation: {@link org.lexhub.store.translation.Translator} detects the sense of a word by
 * prior, hint and context and follows its meanings into the target languages. The tuned constants
 * are in {@code SenseWeights}, {@code HintWeights} and {@code TranslationWeights}, the order of
 * translations in {@code TranslationOrder}.
 */
@NullMarked
package org.lexhub.store.translation;

import org.jspecify.annotations.NullMarked;
