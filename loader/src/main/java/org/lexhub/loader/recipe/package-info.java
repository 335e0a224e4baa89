/** Recipes: which layers a dataset is made of, read from TOML. */
@NullMarked
package org.lexhub.loader.recipe;

import org.jspecify.annotations.NullMarked;
