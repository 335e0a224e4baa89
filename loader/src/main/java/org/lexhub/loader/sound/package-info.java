/**
 * Transcriptions in the International Phonetic Alphabet: one style for all sources, and which of
 * them are equal.
 */
@NullMarked
package org.lexhub.loader.sound;

import org.jspecify.annotations.NullMarked;
