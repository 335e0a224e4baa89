/**
 * Downloads files from web servers into the cache folder. {@link
 * org.lexhub.loader.download.WebCache} is the entry point; {@link
 * org.lexhub.loader.download.WebFetch} tries until a file is complete, and {@link
 * org.lexhub.loader.download.WebTransfer} makes one attempt.
 *
 * <p>The file of an address is {@code https/HOST/HASH/NAME} in the cache folder, where {@code HASH}
 * are 16 digits of the SHA-256 of the address. Beside it are {@code NAME.note}, which describes it,
 * {@code NAME.part} and {@code NAME.part.note} while it is incomplete, and {@code NAME.lock}, which
 * one process at a time holds.
 */
@NullMarked
package org.lexhub.loader.download;

import org.jspecify.annotations.NullMarked;
