package org.lexhub.server.web.account.provider;

import static org.lexhub.server.http.Route.form;
import static org.lexhub.server.http.Route.page;

import java.util.List;
import org.lexhub.server.http.Route;
import org.lexhub.server.oidc.ProviderSettings;
import org.lexhub.server.web.account.AccountContext;

/** The routes of the identity provider. */
public final class ProviderRoutes {
  static final String START = "/account/login/provider";
  static final String CALLBACK = START + "/callback";
  static final String LINK = "/account/security/provider";

  private ProviderRoutes() {}

  /** Returns the routes; none if there is no provider. */
  public static List<Route> of(AccountContext context) {
    ProviderSettings settings = context.provider;
    if (settings == null) {
      return List.of();
    }
    ProviderGate gate = new ProviderGate(settings);
    return List.of(
        page(START, new GoToProvider(context.pages, gate)),
        page(CALLBACK, new ProviderCallback(context, gate)),
        form(LINK + "/link", new DoLinkProvider(context, gate)).hashing(),
        form(LINK + "/unlink", new DoUnlinkProvider(context, gate)).hashing());
  }
}
