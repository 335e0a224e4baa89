/**
 * The DICT protocol (RFC 2229) on a separate port, for dictionary programs. {@link
 * org.lexhub.server.dict.DictListener} accepts connections, {@link
 * org.lexhub.server.dict.DictSession} answers the commands of one. Languages ({@code eng}) and
 * pairs of languages ({@code eng-deu}) are the databases of the protocol.
 */
@NullMarked
package org.lexhub.server.dict;

import org.jspecify.annotations.NullMarked;
