/**
 * Finds and opens the files of a layer. Folders, archives, Maven artifacts and npm packages look
 * the same to importers: names in an order that is the same on every machine, and decompressed
 * streams that are limited in size, number and ratio. {@link
 * org.lexhub.loader.locator.ArchiveFormat} lists the archive formats.
 */
@NullMarked
package org.lexhub.loader.locator;

import org.jspecify.annotations.NullMarked;
