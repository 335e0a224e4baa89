/**
 * Licences as SPDX expressions, and the choice of data by licence, for the loader (which layers are
 * read) and the server (which sources an export contains).
 */
@NullMarked
package org.lexhub.store.licence;

import org.jspecify.annotations.NullMarked;
