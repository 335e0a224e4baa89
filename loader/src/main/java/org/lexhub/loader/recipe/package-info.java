/**
 * Recipes: TOML files that list the layers of a dataset. Every mistake is an error that names file,
 * line, layer and key; misspelt keys are never ignored.
 */
@NullMarked
package org.lexhub.loader.recipe;

import org.jspecify.annotations.NullMarked;
