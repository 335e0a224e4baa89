/**
 * The optional vectors of English glosses and the encoder that makes vectors of texts. A program
 * that finds no {@link org.lexhub.store.encoder.TextEncoderProvider}, and a snapshot without these
 * sections, work without them.
 *
 * <table>
 *   <caption>Sections, all optional, in a snapshot all or none</caption>
 *   <tr><th>section</th><th>type</th><th>meaning</th></tr>
 *   <tr><td>encoder.model</td><td>bytes</td><td>UTF-8: the locator of the model and, after a line break, the fingerprint of its files</td></tr>
 *   <tr><td>encoder.meanings</td><td>ints</td><td>the meaning of each vector, ascending; vector {@code d} belongs to document {@code d} of {@link org.lexhub.store.definition.DefinitionIndex}</td></tr>
 *   <tr><td>encoder.values</td><td>bytes</td><td>the coordinates of the vectors, one vector after the other; 0 is stored as 128, the greatest absolute value of a vector as 127 away from it</td></tr>
 *   <tr><td>encoder.signs</td><td>longs</td><td>the signs of the coordinates, 64 in a number, the first in its lowest bit; 1 for a positive number</td></tr>
 *   <tr><td>encoder.lengths</td><td>ints</td><td>the sum of the squares of the stored coordinates of each vector</td></tr>
 * </table>
 */
@NullMarked
package org.lexhub.store.encoder;

import org.jspecify.annotations.NullMarked;
