package org.lexhub.server.web.session;

import gg.jte.html.HtmlContent;

/** A page with the tabs of the account pages, as {@code Tabbed.jte} shows it. */
record TabbedView(BrowserRequest request, Tab tab, HtmlContent body) {}
