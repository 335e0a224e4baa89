package org.lexhub.server.audit;

import java.nio.file.Path;

/**
 * The first fault in an audit log.
 *
 * @param line the line of the file, from 1
 * @param text what is wrong with it
 */
public record AuditFault(Path file, long line, String text) {}
