/**
 * The sounds of words: transcriptions as segments, and for each language an index of its words by
 * the part that rhymes and by the classes of their sounds, made from the pronunciations when it is
 * first asked for.
 */
@NullMarked
package org.lexhub.store.lexeme.sound;

import org.jspecify.annotations.NullMarked;
