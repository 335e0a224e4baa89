package org.lexhub.store.lexeme;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.lexhub.store.table.LanguageCodes;

/**
 * A resource with a list of words by language: lines of tab-separated columns, the first with
 * language codes separated by commas. Empty lines and lines that begin with {@code #} are comments.
 */
public final class LanguageResource {
  private LanguageResource() {}

  /**
   * Reads the columns of each line.
   *
   * @param owner a class of the package that contains the resource
   * @throws IllegalStateException if there is no such resource
   */
  public static List<String[]> rows(Class<?> owner, String name) {
    try (InputStream in = owner.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the store's jar lacks the resource " + name);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the resource " + name + " cannot be read", e);
    }
  }

  /** Returns the rows of the languages of a snapshot that have one of the listed codes. */
  public static int[] languages(String list, LanguageCodes codes) {
    IntArrayList languages = new IntArrayList();
    for (String code : list.split(",", -1)) {
      int entry = codes.find(code);
      for (int i = 0; entry >= 0 && i < codes.count(entry); i++) {
        languages.add(codes.language(entry, i));
      }
    }
    return languages.toIntArray();
  }
}
