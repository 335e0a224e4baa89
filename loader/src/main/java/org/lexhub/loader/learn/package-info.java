/**
 * Training of the models by which translation chooses among senses, and the index of definitions.
 *
 * <p>Each class whose name ends in {@code Learning} or {@code Indexing} reads the collected rows
 * and texts of a snapshot, before they are closed, and writes the sections of one model. The
 * builders behind them collect and train; the writers in {@link org.lexhub.store.sense} only write
 * bytes. The tuned constants of each model are in one class: {@link SignatureWeights}, {@link
 * SpaceDimensions}, {@link org.lexhub.loader.learn.tagger.PosTagWeights}, {@link VerbFrameWeights},
 * {@link NeighbourWeights}, {@link GraphWeights}. The same input gives the same bytes on any number
 * of processors.
 *
 * <table>
 *   <caption>Sections, described in {@link org.lexhub.store.sense} and {@link org.lexhub.store.definition}</caption>
 *   <tr><th>sections</th><th>written by</th><th>learned from</th></tr>
 *   <tr><td>signature.words, signature.idf, signature.meanings</td><td>{@link SignatureLearning}</td><td>lemmas, glosses, examples, topics, related meanings</td></tr>
 *   <tr><td>vector.meanings, vector.meaningValues, vector.words, vector.wordValues</td><td>{@link SignatureLearning}, {@link WordSpace}</td><td>the English words of signatures</td></tr>
 *   <tr><td>wordclass.words, wordclass.classes, wordclass.weights</td><td>{@link org.lexhub.loader.learn.tagger.PosTagLearning}</td><td>English lemmas, forms and examples, words with marked classes</td></tr>
 *   <tr><td>trait.meanings, trait.bits, trait.persons, trait.weights</td><td>{@link VerbFrameLearning}</td><td>verb frames, English glosses and examples</td></tr>
 *   <tr><td>neighbour.fields, neighbour.weights</td><td>{@link NeighbourLearning}</td><td>words with marked senses in running texts</td></tr>
 *   <tr><td>graph.links, graph.degrees, graph.total, graph.spellings, graph.words</td><td>{@link GraphLearning}</td><td>relations, English glosses, examples and spellings, marked meanings of glosses, vectors, parts of speech</td></tr>
 *   <tr><td>definition.words.*, definition.lexemes</td><td>{@link DefinitionIndexing}</td><td>English glosses, definitions and lemmas, broader meanings</td></tr>
 * </table>
 */
@NullMarked
package org.lexhub.loader.learn;

import org.jspecify.annotations.NullMarked;
