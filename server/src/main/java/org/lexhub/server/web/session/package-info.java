/**
 * What the pages of accounts share: the browser's request with its session and form token, roles,
 * tabs, forms, flash messages, and the audit log.
 */
@NullMarked
package org.lexhub.server.web.session;

import org.jspecify.annotations.NullMarked;
