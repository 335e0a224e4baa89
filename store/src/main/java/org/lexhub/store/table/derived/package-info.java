/**
 * Derives sections from the rows of several tables when a snapshot is written:
 *
 * <ul>
 *   <li>the tree, children, descendants, names, lexemes and senses of languages
 *   <li>the senses and facets of lexemes
 *   <li>the source use and target use of senses
 *   <li>the senses and near meanings of meanings
 *   <li>the meanings of concepts, and the counts of sources
 * </ul>
 *
 * <p>{@link org.lexhub.store.table} describes the sections.
 */
@NullMarked
package org.lexhub.store.table.derived;

import org.jspecify.annotations.NullMarked;
