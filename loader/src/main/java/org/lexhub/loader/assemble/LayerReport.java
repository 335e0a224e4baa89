package org.lexhub.loader.assemble;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of a layer.
 *
 * @param rows records that it gave
 * @param rejected bad rows
 * @param examples the first bad rows as {@code file:line: reason}
 * @param skipped why an optional layer was left out, {@code null} if it was read
 */
public record LayerReport(
    String layer, long rows, long rejected, List<String> examples, @Nullable String skipped) {}
