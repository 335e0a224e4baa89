package org.lexhub.server.web.account.factor;

import static org.lexhub.server.http.Route.form;
import static org.lexhub.server.http.Route.page;
import static org.lexhub.server.web.session.AccountPage.SECOND_FACTOR;

import java.util.List;
import org.lexhub.server.account.factor.SecondFactors;
import org.lexhub.server.http.Route;
import org.lexhub.server.web.account.AccountContext;
import org.lexhub.server.web.account.PasswordCheck;
import org.lexhub.server.web.session.PageContext;

/** The routes of the second factor. */
public final class FactorRoutes {
  private FactorRoutes() {}

  /** Returns the routes. */
  public static List<Route> of(AccountContext context) {
    PageContext pages = context.pages;
    SecondFactors factors = context.factors;
    PasswordCheck check = new PasswordCheck(context.credentials);
    CodePage code = new CodePage(pages, context.pending);
    FactorPage page = new FactorPage(pages, factors);
    return List.of(
        page("/account/login/code", code),
        form(
            "/account/login/code",
            new DoCode(pages, code, context.pending, factors, context.credentials)),
        page(SECOND_FACTOR, page),
        form(SECOND_FACTOR + "/begin", new DoBeginFactor(pages, page, factors, check)).hashing(),
        form(SECOND_FACTOR + "/confirm", new DoConfirmFactor(pages, page, factors)),
        form(SECOND_FACTOR + "/codes", new DoRenewCodes(pages, page, factors, check)).hashing(),
        form(SECOND_FACTOR + "/remove", new DoRemoveFactor(pages, page, factors, check)).hashing());
  }
}
