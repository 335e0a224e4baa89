/**
 * The output of importers: plain records of languages, meanings and lexemes, in any order, and the
 * {@link org.lexhub.loader.record.RecordSink} that accepts them. Nothing here knows a file format
 * or how a snapshot is written.
 */
@NullMarked
package org.lexhub.loader.record;

import org.jspecify.annotations.NullMarked;
