/** The page on which one pastes a text and looks at its words. */
@NullMarked
package org.lexhub.server.explore.text;

import org.jspecify.annotations.NullMarked;
