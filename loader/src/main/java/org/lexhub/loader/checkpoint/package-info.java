/**
 * Keeps the records of layers that a load has read, so that a load that is killed continues after
 * the last of them. {@link org.lexhub.loader.checkpoint.LayerCheckpoints} is the entry point.
 *
 * <p>The records of a layer are the calls of its {@link org.lexhub.loader.record.RecordSink}, in
 * order. {@link org.lexhub.loader.checkpoint.ValueWriter} describes the bytes. A file is valid for
 * one version of the program and one state of the input, and is deleted when a snapshot is
 * published.
 */
@NullMarked
package org.lexhub.loader.checkpoint;

import org.jspecify.annotations.NullMarked;
