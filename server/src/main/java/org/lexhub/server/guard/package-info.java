/** What a request passes before its endpoint: key, rate, quota, and the limit of heavy work. */
@NullMarked
package org.lexhub.server.guard;

import org.jspecify.annotations.NullMarked;
