/** The pages of log-ins at an identity provider (OpenID Connect). */
@NullMarked
package org.lexhub.server.web.account.provider;

import org.jspecify.annotations.NullMarked;
