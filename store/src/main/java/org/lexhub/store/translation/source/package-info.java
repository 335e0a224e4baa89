/**
 * From what people type to the words of a dictionary. {@link
 * org.lexhub.store.translation.source.SourceText} looks up the text itself; if nothing is found,
 * one {@link org.lexhub.store.translation.source.Step} after the other looks up something else.
 */
@NullMarked
package org.lexhub.store.translation.source;

import org.jspecify.annotations.NullMarked;
