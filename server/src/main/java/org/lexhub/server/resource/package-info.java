/**
 * What the endpoints of all resources share: the reused queries and results of each thread ({@link
 * org.lexhub.server.resource.Workspace}) and the languages that a request names ({@link
 * org.lexhub.server.resource.LanguageChoice}). The packages of the resources use it, {@code http}
 * does not.
 */
@NullMarked
package org.lexhub.server.resource;

import org.jspecify.annotations.NullMarked;
