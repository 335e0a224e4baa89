/** Query parameters and path values: decoding, types, bounds, and the errors that name them. */
@NullMarked
package org.lexhub.server.http.parameter;

import org.jspecify.annotations.NullMarked;
