/**
 * The frame of all pages: what they load, how they are written, and errors as pages.
 *
 * <p><b>A page</b> extends {@link org.lexhub.server.web.PageEndpoint}, reads its address with
 * {@link org.lexhub.server.http.Fields}, and writes itself with {@link
 * org.lexhub.server.web.Frame#write}:
 *
 * <pre>{@code
 * public void answer(Call call) {
 *   Fields fields = Fields.ofQuery(call);
 *   call.noStore(); // only where the page is personal
 *   frame.write(call, Page.of(Section.ACCOUNT, "Keys").with("keys.js"), html -> {
 *     html.element("h1", "Keys");
 *     html.open("p", "class", "lead").text(name).close();
 *   });
 * }
 * }</pre>
 *
 * Its route is {@code Route.page(path, endpoint)}, that of a form's target {@code Route.form(path,
 * endpoint)} with {@link org.lexhub.server.http.Fields#ofForm}; both stand in {@code PageRoutes}.
 * After a form answer with {@code call.redirect(303, "/account")}. An error is thrown as an {@link
 * org.lexhub.server.http.parameter.ApiError} and becomes a page. An endpoint that does not read the
 * snapshot overrides {@code readsStore}.
 *
 * <p><b>Markup</b> is written by {@link org.lexhub.server.web.Html} alone, which escapes everything
 * and knows no inline style, script or handler: the content security policy forbids them. What a
 * module changes in the look of an element it changes by a class or by {@code element.style} from a
 * script, never by an attribute {@code style} in markup.
 *
 * <p><b>Assets</b> lie in {@code resources/org/lexhub/server/assets} and are named in {@code
 * list.txt}. They are served under a name with a hash and kept for ever. In markup their address is
 * {@code frame.assets().url("x.js")}; one asset names another as {@code "./x.js"}, which becomes
 * the hashed name. {@code base.css} is on every page and so are {@code theme.js} (the remembered
 * colour scheme, before the first paint) and {@code frame.js}. Modules ask the API with {@code
 * api.js}.
 *
 * <p><b>Pieces</b> of {@code base.css}: {@code .narrow} and {@code .wide} for the width of a
 * section; {@code .card}, {@code .grid} for cards side by side; {@code .lead}, {@code .muted},
 * {@code .small}, {@code .unseen} (for screen readers only); {@code .button}, {@code button}, with
 * {@code .quiet}, {@code .second} or {@code .danger}; {@code .field} around a label, a control, and
 * {@code .hint} or {@code .fault}; {@code .alert} with {@code .good}, {@code .bad} or {@code
 * .warn}; {@code .badge}; {@code .scroll} around a table that may be wide; {@code .facts} for a
 * list of definitions; {@code .code} around a {@code pre}, in which {@code frame.js} copies what
 * stands in the element named by {@code data-copy} of a button (see {@link
 * org.lexhub.server.web.Widgets#code}). A word of any language is written with its {@code lang} and
 * {@code dir="auto"}.
 */
@NullMarked
package org.lexhub.server.web;

import org.jspecify.annotations.NullMarked;
