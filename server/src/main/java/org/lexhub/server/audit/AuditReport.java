package org.lexhub.server.audit;

import org.jspecify.annotations.Nullable;

/**
 * What the verification of an audit log has found.
 *
 * @param fault the first fault, or null
 * @param lines the number of lines of the chain before it
 * @param first the number of the first line; 1 if nothing precedes the given files
 * @param last the number of the last line
 * @param hash the hash of the last line
 * @param unchained the number of bytes from before the chain and of unfinished lines, which later
 *     lines cover
 */
public record AuditReport(
    @Nullable AuditFault fault, long lines, long first, long last, String hash, long unchained) {}
