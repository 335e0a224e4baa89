/**
 * What people would use in place of Lexhub, with the same words: servers on PostgreSQL, SQLite and
 * Lucene that answer five kinds of questions, and a client of dictd. {@code benchmarks/peers} runs
 * them side by side, {@code benchmarks/load-compare} their loads.
 */
@NullMarked
package org.lexhub.benchmarks.peer;

import org.jspecify.annotations.NullMarked;
