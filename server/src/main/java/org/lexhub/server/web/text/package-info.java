/**
 * The texts of pages in the languages of their readers.
 *
 * <p>Translators edit the files {@code messages_TAG.properties} in the resources of this package:
 * UTF-8, one message a line, in the syntax of ICU MessageFormat ({@code {0}} for a value, {@code
 * {0, plural, one {# word} other {# words}}} for a number with its noun). {@code messages_en} is
 * the source, with comments. A message contains no markup: a sentence with a link has a slot for
 * it, and a separate message has the text of the link.
 *
 * <p>{@link org.lexhub.server.web.text.PageLanguage} lists the languages, {@link
 * org.lexhub.server.web.text.LanguageRequest} chooses one for a request, and {@link
 * org.lexhub.server.web.text.Texts} gives its texts to templates and to the code that collects what
 * they show. Names of languages and scripts, plural rules and formats of numbers and dates come
 * from CLDR through ICU4J.
 */
@NullMarked
package org.lexhub.server.web.text;

import org.jspecify.annotations.NullMarked;
