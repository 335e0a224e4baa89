/** Tells a person how a long run goes on: the stage, its rate and the time left. */
@NullMarked
package org.lexhub.loader.progress;

import org.jspecify.annotations.NullMarked;
