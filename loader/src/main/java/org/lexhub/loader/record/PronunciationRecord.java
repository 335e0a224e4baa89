package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;

/**
 * A pronunciation of a lexeme.
 *
 * @param ipa transcription in the International Phonetic Alphabet, as the source brackets it
 * @param audioUrl address of a recording, if there is one
 */
public record PronunciationRecord(String ipa, @Nullable String audioUrl) {}
