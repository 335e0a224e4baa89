/**
 * Translation: detects the sense of a word by prior, hint and context, and follows its meanings
 * into target languages.
 */
@NullMarked
package org.lexhub.store.translation;

import org.jspecify.annotations.NullMarked;
