/**
 * What the endpoints of all resources share: the reused queries and results of each thread ({@link
 * org.lexhub.server.resource.Workspace}) and the languages that a request names ({@link
 * org.lexhub.server.resource.LanguageChoice}). The packages of the resources use it, {@code http}
 * does not. {@link org.lexhub.server.resource.ListEndpoint} and {@link
 * org.lexhub.server.resource.SenseListEndpoint} are the bases of the endpoints that list.
 *
 * <p><b>A new endpoint</b> is a class in the package of its resource, a line in {@code Routes}, a
 * path in {@code openapi.json}, and a request in the test {@code ContractRequests}.
 */
@NullMarked
package org.lexhub.server.resource;

import org.jspecify.annotations.NullMarked;
