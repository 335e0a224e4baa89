/** Tests of the house itself: which part may know which, and the scripts at the root. */
@NullMarked
package org.lexhub.house;

import org.jspecify.annotations.NullMarked;
