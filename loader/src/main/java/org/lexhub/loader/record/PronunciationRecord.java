package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;

/**
 * A pronunciation of a lexeme.
 *
 * @param ipa the transcription in the International Phonetic Alphabet, with the brackets of the
 *     source
 * @param audioUrl the address of a recording, or null
 */
public record PronunciationRecord(String ipa, @Nullable String audioUrl) {}
