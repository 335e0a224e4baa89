/**
 * Follows the snapshots of an S3-compatible store or a web server: a server fetches what {@code
 * CURRENT} names there into its data folder, verifies it and puts it in use there.
 */
@NullMarked
package org.lexhub.server.snapshot.remote;

import org.jspecify.annotations.NullMarked;
