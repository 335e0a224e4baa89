/**
 * The optional encoder of English texts: a small BERT network in ONNX format (by default MiniLM,
 * 384 coordinates), run by ONNX Runtime on the processor. The vector of a text is the mean of those
 * of its word pieces, scaled to length 1, see Reimers and Gurevych, "Sentence-BERT", EMNLP 2019.
 *
 * <p>Nothing depends on this package; the store finds it as a service.
 */
@NullMarked
package org.lexhub.encoder;

import org.jspecify.annotations.NullMarked;
