/**
 * Snapshots of an S3-compatible store, a web server or a folder. Each contains the same files as a
 * {@linkplain org.lexhub.store.snapshot.SnapshotFolder folder of snapshots}: {@code CURRENT}, and
 * for each snapshot its file, its SHA-256 and, if it is signed, its signature. The loader uploads
 * them, servers fetch them.
 */
@NullMarked
package org.lexhub.remote;

import org.jspecify.annotations.NullMarked;
