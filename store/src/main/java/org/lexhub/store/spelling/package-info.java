/**
 * Words of other scripts in Latin letters. A {@link org.lexhub.store.spelling.Romanizer} writes a
 * word as people type it ({@code привет} as {@code privet}); a {@link
 * org.lexhub.store.spelling.LatinKey} is what the usual ways to romanize one script have in common,
 * so that {@code shchi}, {@code schi} and {@code šči} lead to the same word. The loader indexes
 * both, the search asks for both; the rules are resources of this package.
 */
@NullMarked
package org.lexhub.store.spelling;

import org.jspecify.annotations.NullMarked;
