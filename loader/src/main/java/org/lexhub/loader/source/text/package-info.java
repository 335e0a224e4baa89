/** Readers that the importers share: named files, lines, tables, JSON, XML, and written words. */
@NullMarked
package org.lexhub.loader.source.text;

import org.jspecify.annotations.NullMarked;
