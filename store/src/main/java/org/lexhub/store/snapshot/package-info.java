/**
 * The snapshot file as named, checked sections of bytes: how it is written, opened, verified and
 * published. Knows nothing of what the sections mean.
 */
@NullMarked
package org.lexhub.store.snapshot;

import org.jspecify.annotations.NullMarked;
