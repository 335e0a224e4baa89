package org.lexhub.loader.assemble;

import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import org.lexhub.loader.progress.StageSummary;

/**
 * What a load did.
 *
 * @param file the published snapshot
 * @param reused whether it was there already, built from the same input
 * @param merging what merging found wanting, under the name {@code merge}
 * @param unmatched for each source, how many of its frequencies, levels, pronunciations and the
 *     like speak of a word that no layer has
 */
public record LoadReport(
    Path file,
    boolean reused,
    SortedMap<String, Long> counts,
    List<StageSummary> stages,
    List<LayerReport> layers,
    LayerReport merging,
    SortedMap<String, Long> unmatched) {}
