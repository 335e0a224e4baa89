/**
 * Snapshots of an S3-compatible store or a web server. It contains the same files as a {@linkplain
 * org.lexhub.store.snapshot.SnapshotFolder folder of snapshots}: {@code CURRENT}, and for each
 * snapshot its file, its SHA-256 and, if it is signed, its signature. A server fetches what {@code
 * CURRENT} names into its data folder, verifies it and puts it in use there.
 */
@NullMarked
package org.lexhub.server.snapshot.remote;

import org.jspecify.annotations.NullMarked;
