package org.lexhub.loader.assemble;

import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import org.lexhub.loader.progress.StageSummary;

/**
 * The result of a load.
 *
 * @param file the published snapshot
 * @param reused whether it existed before, built from the same input
 * @param merging the rows that the merge rejects, under the name {@code merge}
 * @param unmatched for each source, the number of its annotations (frequencies, levels,
 *     pronunciations and others) of words that no layer has
 */
public record LoadReport(
    Path file,
    boolean reused,
    SortedMap<String, Long> counts,
    List<StageSummary> stages,
    List<LayerReport> layers,
    LayerReport merging,
    SortedMap<String, Long> unmatched) {}
