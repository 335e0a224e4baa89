/**
 * Walks over the collected lexemes and meanings of a snapshot, which every model learns from, and
 * the order in which trainers see their examples.
 */
@NullMarked
package org.lexhub.loader.learn.walk;

import org.jspecify.annotations.NullMarked;
