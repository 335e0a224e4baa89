package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.util.function.Consumer;
import org.lexhub.server.account.User;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.Urls;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A page of accounts, or what one of its forms is sent to. It never comes from a cache, looks at
 * the cookie alone (a key in a header is nothing to it), and lets nobody in whom its route does not
 * name.
 */
abstract class AccountPage extends PageEndpoint {
  private static final Logger LOG = LoggerFactory.getLogger(AccountPage.class);

  /** What all pages of accounts work with. */
  final AccountContext context;

  private final Role who;

  AccountPage(AccountContext context, Role who) {
    super(context.frame);
    this.context = context;
    this.who = who;
  }

  /** Returns who may use it. */
  final Role who() {
    return who;
  }

  @Override
  public final boolean readsStore() {
    return false;
  }

  @Override
  public final void answer(Call call) {
    boolean form = call.exchange().getRequestMethod().toString().equals("POST");
    try {
      BrowserRequest request = BrowserRequest.of(context, call);
      call.noStore();
      if (!mayEnter(request, form)) {
        return;
      }
      if (form) {
        Fields fields = Fields.ofForm(call);
        request.checkForm(fields);
        answer(request, fields);
      } else {
        answer(request, Fields.ofQuery(call));
      }
    } catch (SQLException e) {
      LOG.error("request {} met a failing database: {}", call.requestId(), e.toString());
      throw ApiError.unavailable(
          form ? "This cannot be saved at the moment." : "Accounts cannot be read at the moment.",
          30);
    }
  }

  private boolean mayEnter(BrowserRequest request, boolean form) {
    if (who == Role.ANYBODY) {
      return true;
    }
    if (request.session == null) {
      String next = form ? "" : request.call.path();
      request.call.redirect(303, Urls.of("/account/login", "next", next));
      return false;
    }
    User user = request.user();
    if (who == Role.ADMIN && !user.admin()) {
      throw ApiError.forbidden("Only an administrator may see this.");
    }
    return true;
  }

  /**
   * Answers.
   *
   * @param fields those of the form for POST, those of the query else
   */
  protected abstract void answer(BrowserRequest request, Fields fields) throws SQLException;

  /** Writes a page with its heading and, for who is logged in, the ways to the other pages. */
  final void write(BrowserRequest request, String title, Tab tab, Consumer<Html> body) {
    Page page = Page.of(NavigationEntry.ACCOUNT, title).with("account.css");
    frame.write(
        request.call,
        page,
        html -> {
          if (request.session != null && tab != Tab.NONE) {
            Tab.bar(html, request, tab);
          }
          body.accept(html);
        });
  }
}
