/**
 * The documentation: the guide, written in Markdown with examples that tests run, and the
 * reference, made from the description of the API, with a form to try each operation.
 */
@NullMarked
package org.lexhub.server.web.docs;

import org.jspecify.annotations.NullMarked;
