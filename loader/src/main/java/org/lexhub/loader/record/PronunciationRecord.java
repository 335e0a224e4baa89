package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;

/**
 * A pronunciation of a lexeme.
 *
 * @param ipa the transcription in the International Phonetic Alphabet, with the brackets of the
 *     source
 * @param audioUrl the address of a recording, or null
 * @param accent the accent as a BCP 47 tag such as {@code en-GB}, or null
 */
public record PronunciationRecord(String ipa, @Nullable String audioUrl, @Nullable String accent) {}
