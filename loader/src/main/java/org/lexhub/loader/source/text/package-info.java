/** Readers that the importers share: lines, delimited tables, JSON, markup, written words. */
@NullMarked
package org.lexhub.loader.source.text;

import org.jspecify.annotations.NullMarked;
