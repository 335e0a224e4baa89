/**
 * Locators: where the files of a layer are, and how to open them. Folders, archives, Maven
 * artifacts and npm packages look alike to importers: names in an order that is the same on every
 * machine, and unpacked streams bounded in size, number and ratio.
 */
@NullMarked
package org.lexhub.loader.locator;

import org.jspecify.annotations.NullMarked;
