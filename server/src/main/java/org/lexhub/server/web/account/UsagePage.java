package org.lexhub.server.web.account;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;
import org.lexhub.server.account.DayCounters;
import org.lexhub.server.account.Month;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.UsageCounters;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;

/** {@code GET /account/usage}: the used and the remaining requests of an account. */
final class UsagePage extends AccountPage {
  private static final int SHORT_SPAN_DAYS = 30;
  private static final int LONG_SPAN_DAYS = 90;

  private final UsageCounters counters;

  UsagePage(PageContext pages, UsageCounters counters) {
    super(pages, Role.USER);
    this.counters = counters;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    int days =
        query.number("days", SHORT_SPAN_DAYS, SHORT_SPAN_DAYS, LONG_SPAN_DAYS) == LONG_SPAN_DAYS
            ? LONG_SPAN_DAYS
            : SHORT_SPAN_DAYS;
    long account = request.user().account();
    ensureCounters(account);
    write(
        request,
        "Usage",
        Tab.USAGE,
        html -> {
          html.element("h1", "Usage");
          quota(html, request.user().plan(), account);
          html.element("h2", "Requests per day");
          choice(html, days);
          new UsageChart(counters.days(), account, days).write(html);
          html.element(
              "p",
              "Days are in UTC. Successful requests count, including those in batches; unchanged"
                  + " responses (304), throttled requests (429) and server errors (5xx) do"
                  + " not.",
              "class",
              "small muted");
        });
  }

  private void ensureCounters(long account) {
    try {
      counters.ensure(account);
    } catch (IOException e) {
      throw ApiError.unavailable("Usage is unavailable at the moment.", 30);
    }
  }

  private void quota(Html html, Plan plan, long account) {
    Month month = counters.month();
    long used = counters.used(account);
    html.open("div", "class", "grid figures");
    card(
        html,
        "Plan",
        DisplayFormats.title(plan.code()),
        DisplayFormats.number(plan.perSecond()) + " requests/s");
    String of = plan.hasQuota() ? "of " + DisplayFormats.number(plan.perMonth()) : "unlimited";
    card(html, "Used in " + month.text(), DisplayFormats.number(used), of);
    if (plan.hasQuota()) {
      long left = Math.max(0, plan.perMonth() - used);
      String until = "until " + DisplayFormats.day(Instant.ofEpochMilli(month.end()));
      card(html, "Left", DisplayFormats.number(left), until);
    }
    DayCounters days = counters.days();
    long refused = days.refused(account, days.today());
    card(html, "Throttled today", DisplayFormats.number(refused), "by rate limit or quota");
    html.close();
    if (plan.hasQuota()) {
      html.element("label", "Quota used this month", "for", "quota", "class", "unseen");
      html.element(
          "progress",
          DisplayFormats.percent((int) Math.min(10_000, used * 10_000 / plan.perMonth())),
          "id",
          "quota",
          "max",
          Long.toString(plan.perMonth()),
          "value",
          Long.toString(Math.min(used, plan.perMonth())));
    }
  }

  private static void card(Html html, String label, String value, String more) {
    html.open("div", "class", "card figure").element("p", label, "class", "small muted");
    html.element("p", value, "class", "value").element("p", more, "class", "small muted").close();
  }

  private static void choice(Html html, int chosen) {
    html.open("nav", "aria-label", "Span of days").open("ul", "class", "choice");
    for (int days : new int[] {SHORT_SPAN_DAYS, LONG_SPAN_DAYS}) {
      String mark = days == chosen ? "true" : null;
      html.open("li");
      html.element(
              "a",
              days + " days",
              "href",
              "/account/usage?days=" + days,
              "class",
              days == chosen ? "badge accent" : "badge",
              "aria-current",
              mark)
          .close();
    }
    html.close().close();
  }
}
