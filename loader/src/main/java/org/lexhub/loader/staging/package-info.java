/** Records of all layers in primitive columns and byte pools, before anything is merged. */
@NullMarked
package org.lexhub.loader.staging;

import org.jspecify.annotations.NullMarked;
