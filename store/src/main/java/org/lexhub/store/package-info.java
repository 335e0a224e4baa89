/**
 * The snapshot file and everything that is read from it. {@link org.lexhub.store.Store} opens a
 * file and hands out its tables, texts and questions; the loader uses the writers of the packages
 * below. Arrows point one way: {@code query} uses {@code table} and {@code index}, these use {@code
 * column}, {@code text} and {@code snapshot}. Nothing here knows HTTP or where data came from.
 */
@NullMarked
package org.lexhub.store;

import org.jspecify.annotations.NullMarked;
