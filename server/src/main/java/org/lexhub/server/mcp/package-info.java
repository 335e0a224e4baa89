/**
 * The Model Context Protocol over streamable HTTP, for assistants. {@link
 * org.lexhub.server.mcp.McpEndpoint} answers JSON-RPC requests one by one, without sessions; {@link
 * org.lexhub.server.mcp.McpTools} has the tools, which are described in {@code mcp-tools.json}.
 */
@NullMarked
package org.lexhub.server.mcp;

import org.jspecify.annotations.NullMarked;
