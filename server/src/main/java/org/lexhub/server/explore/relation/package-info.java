/** The words and meanings that relate to a word or meaning. */
@NullMarked
package org.lexhub.server.explore.relation;

import org.jspecify.annotations.NullMarked;
