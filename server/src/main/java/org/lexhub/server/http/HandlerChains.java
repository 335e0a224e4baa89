package org.lexhub.server.http;

import java.util.function.UnaryOperator;

/**
 * What stands before the endpoints.
 *
 * @param keyed puts the guards of requests that need a key before the step that is given
 * @param pages puts the guards of pages before the step that is given
 * @param errors shows errors to people
 */
public record HandlerChains(
    UnaryOperator<Handler> keyed, UnaryOperator<Handler> pages, ErrorView errors) {}
