package org.lexhub.server.web.session;

import java.sql.SQLException;
import org.lexhub.server.account.User;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.PageTemplate;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.text.LanguageRequest;
import org.lexhub.server.web.text.Texts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An account page or the target of one of its forms. It is never cached, identifies the user by the
 * session cookie only (an API key in a header is ignored), and refuses users without its {@link
 * Role}.
 */
public abstract class AccountPage extends PageEndpoint {
  /** The path of the page of the second factor. */
  public static final String SECOND_FACTOR = "/account/security/second-factor";

  private static final Logger LOG = LoggerFactory.getLogger(AccountPage.class);

  /** The frame, the sessions and the clock of all account pages. */
  public final PageContext pages;

  private final Role role;

  /** Creates a page for users with a role. */
  public AccountPage(PageContext pages, Role role) {
    super(pages.frame());
    this.pages = pages;
    this.role = role;
  }

  /** Returns the role that a user needs. */
  public final Role role() {
    return role;
  }

  @Override
  public final boolean readsStore() {
    return false;
  }

  @Override
  public final void answer(Call call) {
    Texts.in(LanguageRequest.of(call).language(), () -> answerReader(call));
  }

  private void answerReader(Call call) {
    boolean form = call.exchange().getRequestMethod().toString().equals("POST");
    try {
      BrowserRequest request = BrowserRequest.of(pages, call);
      call.noStore();
      request.rememberName();
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
      LOG.error("the database failed in request {}: {}", call.requestId(), e.toString());
      throw ApiError.unavailable(Texts.text(form ? "refusal.unsaved" : "refusal.unavailable"), 30)
          .translated();
    }
  }

  private boolean mayEnter(BrowserRequest request, boolean form) {
    if (role == Role.ANYBODY) {
      return true;
    }
    if (request.session == null) {
      String next = form ? "" : request.call.path();
      request.call.redirect(303, Urls.of("/account/login", "next", next));
      return false;
    }
    User user = request.user();
    if (role == Role.ADMIN && !user.admin()) {
      throw ApiError.forbidden(Texts.text("refusal.admins")).translated();
    }
    if (pages.rule().requires(user) && !user.hasSecondFactor() && !isForSecondFactor()) {
      request.call.redirect(303, SECOND_FACTOR);
      return false;
    }
    return true;
  }

  /** Returns whether the page lets a user get a second factor, who must have one. */
  protected boolean isForSecondFactor() {
    return false;
  }

  /**
   * Writes the response.
   *
   * @param fields the fields of the form for POST, of the query otherwise
   */
  protected abstract void answer(BrowserRequest request, Fields fields) throws SQLException;

  /**
   * Writes a page in the language of the reader, with the tabs of the account pages if the user is
   * logged in.
   */
  public final <T> void write(
      BrowserRequest request, String title, Tab tab, PageTemplate<T> template, T view) {
    Page page =
        Page.of(NavigationEntry.ACCOUNT, title)
            .with("account.css")
            .with("account.js")
            .at(tab == Tab.NONE ? request.call.path() : tab.path());
    if (request.session == null || tab == Tab.NONE) {
      frame.write(request.call, page, template, view);
      return;
    }
    TabbedView tabbed = new TabbedView(request, tab, PageTemplate.of(template, view));
    frame.write(request.call, page, JteTabbedGenerated::render, tabbed);
  }
}
