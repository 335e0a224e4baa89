/** Importers of the Japanese dictionaries of the Electronic Dictionary Research Group. */
@NullMarked
package org.lexhub.loader.source.japanese;

import org.jspecify.annotations.NullMarked;
