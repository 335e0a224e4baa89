package org.lexhub.server.http;

import java.util.function.UnaryOperator;

/**
 * The guards in front of the dispatcher.
 *
 * @param keyed adds the guards of requests that need a key in front of a handler
 * @param pages adds the guards of pages in front of a handler
 * @param errors shows errors as pages
 */
public record HandlerChains(
    UnaryOperator<Handler> keyed, UnaryOperator<Handler> pages, ErrorView errors) {}
