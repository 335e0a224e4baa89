/**
 * Layers that are read ahead: threads turn the files of the next layers into records while the
 * records of the current one are staged. The records arrive in the order of the recipe, whatever
 * the number of threads.
 */
@NullMarked
package org.lexhub.loader.feed;

import org.jspecify.annotations.NullMarked;
