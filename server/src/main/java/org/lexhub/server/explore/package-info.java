/**
 * The pages of words, meanings and languages. A page reads its address, queries the store and
 * collects what it shows in a record, which a template of the same package in {@code src/main/jte}
 * writes; it is complete without scripts. Scripts draw pictures: a hub from its list of words, the
 * map from {@link org.lexhub.server.explore.language.LanguagePoints}. Each page ends with an {@link
 * org.lexhub.server.explore.ApiFootnote}: the API requests for the same data and the sources with
 * their licences.
 */
@NullMarked
package org.lexhub.server.explore;

import org.jspecify.annotations.NullMarked;
