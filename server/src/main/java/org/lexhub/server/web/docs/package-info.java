/**
 * The documentation: the guide in Markdown with examples that tests run, and the reference, which
 * is generated from {@code openapi.json} and has a form to send each operation.
 */
@NullMarked
package org.lexhub.server.web.docs;

import org.jspecify.annotations.NullMarked;
