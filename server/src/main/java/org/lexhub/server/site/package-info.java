/**
 * What a web site offers to browsers and search engines besides its pages: {@code robots.txt}, the
 * site map, icons, the web manifest, the description of the search for browsers, and redirects from
 * addresses that people guess.
 */
@NullMarked
package org.lexhub.server.site;

import org.jspecify.annotations.NullMarked;
