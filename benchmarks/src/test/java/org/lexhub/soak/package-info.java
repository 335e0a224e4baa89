/** A long run of a server process under load, during which nothing may grow. */
@NullMarked
package org.lexhub.soak;

import org.jspecify.annotations.NullMarked;
