/** Importers: one class per real format, each turning files into records. */
@NullMarked
package org.lexhub.loader.source;

import org.jspecify.annotations.NullMarked;
