/** The page of search results. */
@NullMarked
package org.lexhub.server.explore.search;

import org.jspecify.annotations.NullMarked;
