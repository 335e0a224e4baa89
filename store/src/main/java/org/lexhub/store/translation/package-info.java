/**
 * Translation: {@link org.lexhub.store.translation.Translator} detects the sense of a word by
 * prior, hint and context and follows its meanings into the target languages. What speaks for a
 * sense is in {@link org.lexhub.store.translation.evidence}, with the tuned constants {@code
 * SenseWeights} and {@code HintWeights}; those of translations are in {@code TranslationWeights},
 * their order in {@code TranslationOrder}.
 */
@NullMarked
package org.lexhub.store.translation;

import org.jspecify.annotations.NullMarked;
