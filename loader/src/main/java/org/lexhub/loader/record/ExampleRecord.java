package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;

/**
 * An example of a sense in the language of the lexeme.
 *
 * @param translation the English translation, or null
 */
public record ExampleRecord(String text, @Nullable String translation) {}
