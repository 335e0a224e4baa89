package org.lexhub.loader.record;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * What one source knows about a meaning.
 *
 * @param key meaning key, see {@link RecordSink}
 * @param lexiconMeaningId number upstream, for WordNet 3.0 the part-of-speech digit and the offset;
 *     {@code null} if none
 * @param pos part of speech of its words
 * @param conceptCatalogId concept that it aligns with
 * @param gloss short English gloss
 */
public record MeaningRecord(
    String key,
    @Nullable Long lexiconMeaningId,
    @Nullable Pos pos,
    @Nullable String conceptCatalogId,
    @Nullable String gloss) {}
