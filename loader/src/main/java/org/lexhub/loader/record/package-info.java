/**
 * What importers hand over: plain records of languages, meanings and lexemes, in any order, and the
 * {@link org.lexhub.loader.record.RecordSink} that takes them. Nothing here knows a file format or
 * the snapshot.
 */
@NullMarked
package org.lexhub.loader.record;

import org.jspecify.annotations.NullMarked;
