/**
 * The full-text indexes of definitions, one of English ones and one of those in all other
 * languages: they find the meanings that a text describes, ranked by BM25.
 *
 * <table>
 *   <caption>Sections</caption>
 *   <tr><th>section</th><th>type</th><th>meaning</th></tr>
 *   <tr><td>definition.words.…</td><td>dictionary</td><td>folded and stemmed English words, see {@link org.lexhub.store.term}; a posting is {@code document << 6 | own << 5 | impact}</td></tr>
 *   <tr><td>definition.words.lexemes</td><td>list of int</td><td>the lexemes of each document, {@code lexeme << 2 | order}</td></tr>
 *   <tr><td>definition.words.meanings</td><td>int</td><td>the meaning of each document</td></tr>
 *   <tr><td>definition.own.…</td><td>dictionary</td><td>the row of a language, a colon and a stemmed, folded word; a posting is as above</td></tr>
 *   <tr><td>definition.own.languages</td><td>offsets</td><td>the documents of each language</td></tr>
 *   <tr><td>definition.own.meanings</td><td>int</td><td>the meaning of each document</td></tr>
 * </table>
 */
@NullMarked
package org.lexhub.store.definition;

import org.jspecify.annotations.NullMarked;
