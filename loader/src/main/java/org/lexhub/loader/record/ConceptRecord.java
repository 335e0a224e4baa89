package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;

/**
 * An entry of the catalogue of cross-linguistic core concepts.
 *
 * @param catalogId its id there, for example {@code 2009}
 * @param gloss its name there, for example {@code DOG}
 * @param semanticField for example {@code Animals}
 * @param ontologicalCategory for example {@code Person/Thing}
 */
public record ConceptRecord(
    String catalogId,
    @Nullable String gloss,
    @Nullable String semanticField,
    @Nullable String ontologicalCategory) {}
