/**
 * Turns inflected forms into the lemmas that they can have, by rules for each language. {@link
 * org.lexhub.store.inflection.Inflection} has the rules of all languages, {@link
 * org.lexhub.store.inflection.Analyses} receives the proposals. The rules are resources of this
 * package; {@code README.md} there describes them.
 */
@NullMarked
package org.lexhub.store.inflection;

import org.jspecify.annotations.NullMarked;
