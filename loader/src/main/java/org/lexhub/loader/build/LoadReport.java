package org.lexhub.loader.build;

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
 */
public record LoadReport(
    Path file,
    boolean reused,
    SortedMap<String, Long> counts,
    List<StageSummary> stages,
    List<LayerReport> layers,
    LayerReport merging) {}
