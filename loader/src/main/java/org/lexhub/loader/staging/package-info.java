/** The records of all layers in primitive columns and byte pools, before the merge. */
@NullMarked
package org.lexhub.loader.staging;

import org.jspecify.annotations.NullMarked;
