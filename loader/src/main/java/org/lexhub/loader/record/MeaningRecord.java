package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * The fields of a meaning in one source.
 *
 * @param key the meaning key, see {@link RecordSink}
 * @param lexiconMeaningId the upstream number, for WordNet 3.0 the part-of-speech digit and the
 *     offset; {@code null} if none
 * @param pos the part of speech of its words
 * @param conceptCatalogId the concept that it aligns with
 * @param gloss the short English gloss
 */
public record MeaningRecord(
    String key,
    @Nullable Long lexiconMeaningId,
    @Nullable Pos pos,
    @Nullable String conceptCatalogId,
    @Nullable String gloss) {}
