/**
 * Recipes: which layers a dataset is made of, read from TOML. Every mistake is an error that names
 * file, line, layer and key; nothing misspelt is silently ignored.
 */
@NullMarked
package org.lexhub.loader.recipe;

import org.jspecify.annotations.NullMarked;
