package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.util.function.Consumer;
import org.lexhub.server.account.User;
import org.lexhub.server.http.ApiError;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.Section;
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
  final Office office;

  private final Who who;

  AccountPage(Office office, Who who) {
    super(office.frame);
    this.office = office;
    this.who = who;
  }

  /** Returns who may use it. */
  final Who who() {
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
      Visit visit = Visit.of(office, call);
      call.neverStored();
      if (!mayEnter(visit, form)) {
        return;
      }
      if (form) {
        Fields fields = Fields.ofForm(call);
        visit.checkForm(fields);
        answer(visit, fields);
      } else {
        answer(visit, Fields.ofQuery(call));
      }
    } catch (SQLException e) {
      LOG.error("request {} met a failing database: {}", call.requestId(), e.toString());
      throw ApiError.unavailable(
          form ? "This cannot be saved at the moment." : "Accounts cannot be read at the moment.",
          30);
    }
  }

  private boolean mayEnter(Visit visit, boolean form) {
    if (who == Who.ANYBODY) {
      return true;
    }
    if (visit.session == null) {
      String next = form ? "" : visit.call.path();
      visit.call.redirect(303, Urls.of("/account/login", "next", next));
      return false;
    }
    User user = visit.user();
    if (who == Who.ADMIN && !user.admin()) {
      throw ApiError.forbidden("Only an administrator may see this.");
    }
    return true;
  }

  /**
   * Answers.
   *
   * @param fields those of the form for POST, those of the query else
   */
  protected abstract void answer(Visit visit, Fields fields) throws SQLException;

  /** Writes a page with its heading and, for who is logged in, the ways to the other pages. */
  final void write(Visit visit, String title, Tab tab, Consumer<Html> body) {
    Page page = Page.of(Section.ACCOUNT, title).with("account.css");
    frame.write(
        visit.call,
        page,
        html -> {
          if (visit.session != null && tab != Tab.NONE) {
            Tab.bar(html, visit, tab);
          }
          body.accept(html);
        });
  }
}
