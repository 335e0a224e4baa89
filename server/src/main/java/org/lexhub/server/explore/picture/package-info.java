/**
 * Pictures of hubs and word maps as PNG, for previews of links and to share. {@code HubPicture} and
 * {@code MapPicture} place shapes on a {@code Canvas}, {@code PngFile} encodes it, {@code
 * PictureCache} keeps the last ones and limits how many are drawn at once.
 *
 * <p>The package draws without Java2D: its fonts need the library fontconfig and files of the
 * system, which the packages with their own runtime do not have, and its module makes that runtime
 * 24 MB larger. {@code glyphs.bin} holds the outlines of letters; {@code server/glyphs/write} makes
 * it from the Noto fonts (SIL Open Font License 1.1, {@code OFL.txt}) and describes its format.
 * Words in scripts whose letters change with their neighbours, such as Devanagari, are shown in
 * Latin letters; Arabic has a code point for each form of a letter.
 */
@NullMarked
package org.lexhub.server.explore.picture;

import org.jspecify.annotations.NullMarked;
