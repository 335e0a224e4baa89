/** JSON written straight into the response buffer. */
@NullMarked
package org.lexhub.server.json;

import org.jspecify.annotations.NullMarked;
