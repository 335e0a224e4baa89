package org.lexhub.loader.source.morphology;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.loader.record.Layer;

/**
 * The lines of a file of Hunspell, of which flags can be bytes of no encoding. Lines are read as
 * Latin-1, which keeps every byte; the encoding of words is known only after some lines.
 */
final class HunspellText {
  private static final int MAX_LINES = 5_000_000;

  private HunspellText() {}

  static List<String> lines(Layer layer, String file) throws IOException {
    List<String> lines = new ArrayList<>();
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(layer.files().open(file), StandardCharsets.ISO_8859_1))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (lines.size() == MAX_LINES) {
          throw new IOException(file + " has more than " + MAX_LINES + " lines");
        }
        lines.add(line.strip());
      }
    }
    return lines;
  }

  /** Returns text in its encoding. */
  static String decoded(String latin, Charset encoding) {
    return new String(latin.getBytes(StandardCharsets.ISO_8859_1), encoding);
  }
}
