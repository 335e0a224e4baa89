/**
 * The snapshot file and everything that reads it. {@link org.lexhub.store.Store} opens a file and
 * gives access to its tables, texts and queries; the loader uses the writers of the packages below.
 *
 * <p>Dependencies point one way. The queries are in {@code translation}, {@code lexeme}, {@code
 * language}, {@code meaning} and {@code pair}; their results share {@code result}. They use {@code
 * term}, {@code definition}, {@code sense} and {@code table}, and these use {@code column}, {@code
 * text} and {@code snapshot}. Nothing here knows HTTP or where the data come from.
 */
@NullMarked
package org.lexhub.store;

import org.jspecify.annotations.NullMarked;
