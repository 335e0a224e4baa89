/**
 * The full-text index of English definitions: which meanings a described word may have, ranked by
 * BM25.
 */
@NullMarked
package org.lexhub.store.definition;

import org.jspecify.annotations.NullMarked;
