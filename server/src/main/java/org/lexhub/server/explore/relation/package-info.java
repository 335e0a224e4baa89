/** The section of a word's page that shows the words around it. */
@NullMarked
package org.lexhub.server.explore.relation;

import org.jspecify.annotations.NullMarked;
