/**
 * The pages that show words, meanings and languages to people. Each page reads its address, asks
 * the store and writes itself with {@link org.lexhub.server.web.Html}; what it shows is there
 * without a script. Modules make pictures of it: a hub is drawn from its list of words, the map
 * from {@link org.lexhub.server.explore.LanguagePoints}. Every page ends with what stands behind
 * it: the calls that give the same to programs, and the sources with their licences.
 */
@NullMarked
package org.lexhub.server.explore;

import org.jspecify.annotations.NullMarked;
