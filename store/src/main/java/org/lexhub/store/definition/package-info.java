/**
 * The full-text index of English definitions: it finds the meanings that a text describes, ranked
 * by BM25.
 *
 * <table>
 *   <caption>Sections</caption>
 *   <tr><th>section</th><th>type</th><th>meaning</th></tr>
 *   <tr><td>definition.words.…</td><td>dictionary</td><td>folded and stemmed English words, see {@link org.lexhub.store.term}; a posting is {@code document << 6 | own << 5 | impact}</td></tr>
 *   <tr><td>definition.words.lexemes</td><td>list of int</td><td>the lexemes of each document, {@code lexeme << 2 | order}</td></tr>
 * </table>
 */
@NullMarked
package org.lexhub.store.definition;

import org.jspecify.annotations.NullMarked;
