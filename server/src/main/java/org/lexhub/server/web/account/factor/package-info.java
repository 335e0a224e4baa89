/**
 * The pages of the second factor: {@code /account/login/code} asks for a code, {@code
 * /account/security/second-factor} turns it on and off.
 */
@NullMarked
package org.lexhub.server.web.account.factor;

import org.jspecify.annotations.NullMarked;
