/**
 * Merges many layers into one dataset: finds the staged records of each language, meaning, lexeme
 * and sense, and decides which source each field is from.
 */
@NullMarked
package org.lexhub.loader.merge;

import org.jspecify.annotations.NullMarked;
