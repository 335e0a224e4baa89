/**
 * What speaks for a sense: the {@linkplain org.lexhub.store.translation.evidence.SenseCandidates
 * candidates} with their {@linkplain org.lexhub.store.translation.evidence.SenseOpinion opinions},
 * and the cues that compare them with the words of a hint or a sentence. Words are compared by
 * signatures, vectors and a walk through the meanings; the clause tells parts of speech and verb
 * frames. The tuned constants are in {@link org.lexhub.store.translation.evidence.SenseWeights} and
 * {@link org.lexhub.store.translation.evidence.HintWeights}.
 */
@NullMarked
package org.lexhub.store.translation.evidence;

import org.jspecify.annotations.NullMarked;
