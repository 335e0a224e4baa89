/**
 * The models by which translation chooses among the senses of a word: their readers, the writers of
 * their sections, and the extraction of the features that training and use must share. The loader
 * trains the models; nothing here learns.
 *
 * <p>Hashes are those of {@link org.lexhub.store.english.WordHash}. Column types are described in
 * {@link org.lexhub.store.column}, rows of meanings in {@link org.lexhub.store.table}.
 *
 * <table>
 *   <caption>Sections</caption>
 *   <tr><th>section</th><th>type</th><th>meaning</th></tr>
 *   <tr><th colspan="3">Signatures: the words by which meanings are compared with texts ({@link Signatures})</th></tr>
 *   <tr><td>signature.words</td><td>int</td><td>the hashes of all words as {@link SignatureWords} reads them, in ascending order</td></tr>
 *   <tr><td>signature.idf</td><td>unsigned short</td><td>the inverse document frequency of each word (natural logarithm), in 256ths</td></tr>
 *   <tr><td>signature.meanings</td><td>list of int</td><td>for each meaning {@code word << 4 | weight}, in ascending order</td></tr>
 *   <tr><th colspan="3">Vectors of meanings and words in one space ({@link MeaningVectors})</th></tr>
 *   <tr><td>vector.meanings</td><td>int</td><td>the meanings that have a vector, in ascending order</td></tr>
 *   <tr><td>vector.meaningValues</td><td>unsigned byte</td><td>192 coordinates of each of these meanings, 0 as 128</td></tr>
 *   <tr><td>vector.words</td><td>int</td><td>the words (rows of signature.words) that have a vector, in ascending order</td></tr>
 *   <tr><td>vector.wordValues</td><td>unsigned byte</td><td>192 coordinates of each of these words, 0 as 128</td></tr>
 *   <tr><th colspan="3">Parts of speech of English words in sentences ({@link PosTagger})</th></tr>
 *   <tr><td>wordclass.words</td><td>int</td><td>the hashes of English spellings, in ascending order</td></tr>
 *   <tr><td>wordclass.classes</td><td>unsigned byte</td><td>the parts of speech of each spelling, as {@link PosTagLexicon#classes} returns them</td></tr>
 *   <tr><td>wordclass.weights</td><td>unsigned short</td><td>for each number of {@link PosTagFeatures} the weights of the classes of {@link PosTagClass}, in 4096ths plus 32768</td></tr>
 *   <tr><th colspan="3">Frames of English verbs in clauses ({@link VerbFrameModel})</th></tr>
 *   <tr><td>trait.meanings</td><td>int</td><td>the meanings that have {@link org.lexhub.store.table.vocabulary.VerbFrames} of verbs, in ascending order</td></tr>
 *   <tr><td>trait.bits</td><td>long</td><td>the frames of each of these meanings, a set of bits</td></tr>
 *   <tr><td>trait.persons</td><td>int</td><td>the hashes of English spellings that mostly name persons, in ascending order</td></tr>
 *   <tr><td>trait.weights</td><td>unsigned short</td><td>for each number of {@link VerbFrameFeatures} the weights of the 50 frames, in 8192ths plus 32768; empty without meanings</td></tr>
 *   <tr><th colspan="3">Neighbours of senses in sentences ({@link NeighbourModel})</th></tr>
 *   <tr><td>neighbour.fields</td><td>unsigned byte</td><td>the lexicographer file of each meaning plus 1, 0 unknown; empty without weights</td></tr>
 *   <tr><td>neighbour.weights</td><td>unsigned byte</td><td>a hashed table of 2,097,152 weights in 48ths plus 128; empty without sentences with marked senses</td></tr>
 *   <tr><th colspan="3">The graph of meanings ({@link MeaningGraph})</th></tr>
 *   <tr><td>graph.links</td><td>list of int</td><td>for each meaning {@code neighbour << 6 | weight}, in ascending order</td></tr>
 *   <tr><td>graph.degrees</td><td>int</td><td>the sum of the weights of each meaning</td></tr>
 *   <tr><td>graph.total</td><td>long</td><td>one row: the sum of all degrees</td></tr>
 *   <tr><td>graph.spellings</td><td>int</td><td>the hashes of English words, forms, phrases and stems as {@link TextMeanings} computes them, in ascending order</td></tr>
 *   <tr><td>graph.words</td><td>list of int</td><td>for each of these spellings {@code meaning << 6 | share}, in ascending order</td></tr>
 * </table>
 */
@NullMarked
package org.lexhub.store.sense;

import org.jspecify.annotations.NullMarked;
