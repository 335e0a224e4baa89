package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;

/**
 * An example of a sense in the lexeme's own language.
 *
 * @param translation English translation, if given
 */
public record ExampleRecord(String text, @Nullable String translation) {}
