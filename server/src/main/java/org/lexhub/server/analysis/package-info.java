/**
 * Takes texts apart: words by the breaks of ICU, phrases of several words by the longest match with
 * the dictionary, separated verbs, and the part of the text that is the context of a word.
 */
@NullMarked
package org.lexhub.server.analysis;

import org.jspecify.annotations.NullMarked;
