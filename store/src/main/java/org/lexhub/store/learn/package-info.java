/** Learning of the models by which translation tells senses apart. */
@NullMarked
package org.lexhub.store.learn;

import org.jspecify.annotations.NullMarked;
