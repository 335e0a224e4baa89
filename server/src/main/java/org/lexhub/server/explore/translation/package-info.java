/** The page that translates a word by its sense. */
@NullMarked
package org.lexhub.server.explore.translation;

import org.jspecify.annotations.NullMarked;
