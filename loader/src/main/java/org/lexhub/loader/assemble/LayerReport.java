package org.lexhub.loader.assemble;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a layer.
 *
 * @param rows the number of its records
 * @param rejected the number of bad rows
 * @param examples the first bad rows as {@code file:line: reason}
 * @param skipped why an optional layer was skipped, {@code null} if it was read
 */
public record LayerReport(
    String layer, long rows, long rejected, List<String> examples, @Nullable String skipped) {}
