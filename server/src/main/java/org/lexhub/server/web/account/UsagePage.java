package org.lexhub.server.web.account;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.EndpointUsage;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.usage.DayCounters;
import org.lexhub.server.account.usage.Month;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.account.key.KeyUsage;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

/** {@code GET /account/usage}: the used and the remaining requests of an account. */
final class UsagePage extends AccountPage {
  static final List<Integer> SPANS = List.of(30, 90);

  private final UsageCounters counters;
  private final EndpointUsage usage;
  private final AccountKeys keys;

  UsagePage(PageContext pages, UsageCounters counters, EndpointUsage usage, AccountKeys keys) {
    super(pages, Role.USER);
    this.counters = counters;
    this.usage = usage;
    this.keys = keys;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    int days = days(query);
    long account = request.user().account();
    ensureCounters(account);
    Plan plan = request.user().plan();
    long used = counters.used(account);
    Quota quota =
        plan.hasQuota() ? new Quota(Math.min(used, plan.perMonth()), plan.perMonth()) : null;
    UsageChart chart = UsageChart.of(counters.days(), account, days);
    View view = new View(figures(plan, account, used), quota, days, chart, byKey(account, days));
    write(request, Texts.text("usage.title"), Tab.USAGE, JteUsageGenerated::render, view);
  }

  /**
   * What the page shows.
   *
   * @param quota the used part of the quota, or null if the plan has none
   * @param days the number of days in the chart, one of {@link #SPANS}
   * @param keys the use of each key and endpoint on these days
   */
  record View(
      List<Figure> figures,
      @Nullable Quota quota,
      int days,
      UsageChart chart,
      List<KeyUsage> keys) {}

  /** Returns the number of days that a query asks for, one of {@link #SPANS}. */
  static int days(Fields query) {
    return query.text("days").equals("90") ? 90 : 30;
  }

  private List<KeyUsage> byKey(long account, int days) throws SQLException {
    return KeyUsage.of(EndpointUsage.sums(usage.days(account, days)), keys.of(account));
  }

  /** A number with its label and what it relates to. */
  record Figure(String label, String value, String more) {}

  /** The requests of this month that count, and how many of them the plan includes. */
  record Quota(long used, long max) {}

  private void ensureCounters(long account) {
    try {
      counters.ensure(account);
    } catch (IOException e) {
      throw ApiError.unavailable(Texts.text("refusal.usage"), 30).translated();
    }
  }

  private List<Figure> figures(Plan plan, long account, long used) {
    Month month = counters.month();
    List<Figure> figures = new ArrayList<>();
    figures.add(
        new Figure(
            Texts.text("usage.plan"),
            Texts.text("plan." + plan.code()),
            Texts.text("usage.rate", plan.perSecond())));
    String of =
        plan.hasQuota() ? Texts.text("usage.of", plan.perMonth()) : Texts.text("usage.unlimited");
    String name = Texts.current().month(month.yearMonth());
    figures.add(new Figure(Texts.text("usage.used", name), Texts.number(used), of));
    if (plan.hasQuota()) {
      String left = Texts.number(Math.max(0, plan.perMonth() - used));
      String until = Texts.text("usage.until", Texts.day(Instant.ofEpochMilli(month.end())));
      figures.add(new Figure(Texts.text("usage.left"), left, until));
    }
    DayCounters days = counters.days();
    String refused = Texts.number(days.refused(account, days.today()));
    figures.add(new Figure(Texts.text("usage.refused"), refused, Texts.text("usage.refused.by")));
    return figures;
  }
}
