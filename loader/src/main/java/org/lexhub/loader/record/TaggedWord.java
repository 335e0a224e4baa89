package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * A word, expression or punctuation mark of a {@link TaggedSentence}.
 *
 * @param text the text as written, with spaces between the words of an expression
 * @param pos its part of speech, {@code null} if it is not known
 * @param senseKey the sense key of WordNet that it has, such as {@code say%2:32:00::}, {@code null}
 *     if it has none
 */
public record TaggedWord(String text, @Nullable Pos pos, @Nullable String senseKey) {}
