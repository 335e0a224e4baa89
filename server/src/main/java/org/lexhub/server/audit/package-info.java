/**
 * The audit log: a file of lines that a chain of hashes connects, so that a changed, missing or
 * inserted line is found.
 *
 * <p>A line is {@code TIME n=NUMBER CONTENT hash=HASH}. The hash is the SHA-256, in hexadecimal
 * digits, of the hash of the line before, a blank, and the line up to the blank before {@code
 * hash=}. Numbers and hashes continue from one file to the next. Each file begins with {@code
 * event=log-begins previous=HASH}. After a line that a killed process has not finished, or lines
 * from before the chain, comes {@code event=log-continues skipped=BYTES sha256=DIGEST}, which
 * covers the bytes since the last line of the chain.
 */
@NullMarked
package org.lexhub.server.audit;

import org.jspecify.annotations.NullMarked;
