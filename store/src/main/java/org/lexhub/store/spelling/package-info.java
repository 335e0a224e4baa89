/**
 * Romanization of words of other scripts. A {@link org.lexhub.store.spelling.Romanizer} writes a
 * word as people type it ({@code привет} as {@code privet}); a {@link
 * org.lexhub.store.spelling.LatinKey} is the form that the usual romanizations of a script have in
 * common, so that {@code shchi}, {@code schi} and {@code šči} find the same word. The loader
 * indexes both, and the search looks up both.
 *
 * <p>The rules are resources of this package: {@code SCRIPT.tsv} romanizes, {@code
 * SCRIPT.second.tsv} replaces some rules for a second reading, and {@code SCRIPT.key.tsv} reduces a
 * romanized word to its key. Keys are stored in {@code lexeme.latin.entries} of {@link
 * org.lexhub.store.term}.
 */
@NullMarked
package org.lexhub.store.spelling;

import org.jspecify.annotations.NullMarked;
