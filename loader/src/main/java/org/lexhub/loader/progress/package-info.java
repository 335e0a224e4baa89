/** Shows the progress of a long run: the stage, its rate and the remaining time. */
@NullMarked
package org.lexhub.loader.progress;

import org.jspecify.annotations.NullMarked;
