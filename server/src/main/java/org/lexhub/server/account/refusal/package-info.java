/** Why entries and changes of accounts are refused, in English and for pages in other languages. */
@NullMarked
package org.lexhub.server.account.refusal;

import org.jspecify.annotations.NullMarked;
