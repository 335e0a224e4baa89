/**
 * The tagger of English parts of speech: its training, and the tagging of glosses and examples that
 * other models learn from.
 */
@NullMarked
package org.lexhub.loader.learn.tagger;

import org.jspecify.annotations.NullMarked;
