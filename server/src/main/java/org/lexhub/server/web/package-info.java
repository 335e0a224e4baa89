/**
 * The frame of all pages, the output of templates, the assets, and errors as pages.
 *
 * <p><b>A page</b> extends {@link org.lexhub.server.web.PageEndpoint}, reads its query with {@link
 * org.lexhub.server.http.Fields}, and gives a record with what it shows to its template:
 *
 * <pre>{@code
 * record View(String name) {}
 *
 * public void answer(Call call) {
 *   View view = new View(Fields.ofQuery(call).text("name"));
 *   call.noStore(); // only for a personal page
 *   Page page = Page.of(NavigationEntry.ACCOUNT, "Keys").with("keys.js");
 *   frame.write(call, page, JteKeysGenerated::render, view);
 * }
 * }</pre>
 *
 * <p><b>A template</b> is a file of {@code src/main/jte}, in the folder of the package whose
 * records it shows: {@code web/account/Keys.jte}. The build makes the class {@code
 * JteKeysGenerated} of it in that package, so that the compiler checks what the template reads.
 * {@code @template.web.Alert("bad", text)} inserts another template. Values are escaped for the
 * place in the markup, and {@link org.lexhub.server.web.PageOutput} drops addresses with another
 * scheme than HTTP; {@code $unsafe} is only for markup of a renderer that escapes. An attribute
 * whose value is null or false is left out. Line breaks of a template are white space in the page:
 * keep inline elements on one line, and end a template for inline use without a line break.
 * Templates contain no inline styles, scripts and handlers: the content security policy forbids
 * them. A script changes the look of an element by a class or by {@code element.style}.
 *
 * <p>The route of a page is {@code Route.page(path, endpoint)}; the route of a form target is
 * {@code Route.form(path, endpoint)}, whose endpoint reads {@link
 * org.lexhub.server.http.Fields#ofForm} and responds with {@code call.redirect(303, "/account")}.
 * {@code PageRoutes} lists both. An {@link org.lexhub.server.http.parameter.ApiError} that an
 * endpoint throws becomes a page. An endpoint that does not read the snapshot overrides {@code
 * readsStore}.
 *
 * <p><b>Assets</b> are stored in {@code resources/org/lexhub/server/assets} and listed in {@code
 * list.txt}. They are served under a name with a hash, so that browsers cache them for ever.
 * Templates take their path from {@code assets.url("x.js")}; an asset refers to another as {@code
 * "./x.js"}, which is replaced by the hashed name. Every page loads {@code base.css}, {@code
 * theme.js} (which sets the saved colour scheme before the first paint) and {@code frame.js}.
 * Modules call the API with {@code api.js}.
 *
 * <p><b>Classes</b> of {@code base.css}: {@code .narrow} and {@code .wide} for the width of a
 * section; {@code .card}, {@code .grid} for cards side by side; {@code .lead}, {@code .muted},
 * {@code .small}, {@code .unseen} (for screen readers only); {@code .button}, {@code button}, with
 * {@code .quiet}, {@code .second} or {@code .danger}; {@code .field} around a label, a control, and
 * {@code .hint} or {@code .fault}; {@code .alert} with {@code .good}, {@code .bad} or {@code
 * .warn}; {@code .badge}; {@code .scroll} around a wide table; {@code .facts} for a list of
 * definitions; {@code .code} around a {@code pre}, in which {@code frame.js} copies the element
 * that {@code data-copy} of a button names (see {@code Code.jte}). A word of any language is
 * written with its {@code lang} and {@code dir="auto"}.
 */
@NullMarked
package org.lexhub.server.web;

import org.jspecify.annotations.NullMarked;
