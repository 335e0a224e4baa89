/**
 * Makes one dataset out of many layers: stages their records in primitive columns, finds out which
 * of them speak of the same language, meaning, lexeme and sense, and decides whose field wins.
 */
@NullMarked
package org.lexhub.loader.merge;

import org.jspecify.annotations.NullMarked;
