/** Locators: where the files of a layer are, and how to open them. */
@NullMarked
package org.lexhub.loader.locator;

import org.jspecify.annotations.NullMarked;
