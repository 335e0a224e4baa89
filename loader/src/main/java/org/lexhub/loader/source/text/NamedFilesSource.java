package org.lexhub.loader.source.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;

/**
 * A format whose files are recognised by their names, which also say what is in them: one word list
 * per language, for example. Other files of the layer are ignored.
 */
public abstract class NamedFilesSource implements SourceFormat {
  private final Pattern name;
  private final String expected;

  /**
   * Creates an importer.
   *
   * @param name matches the last part of the path of each file to read
   * @param expected describes such names, for the error message when the layer has no such file
   */
  protected NamedFilesSource(Pattern name, String expected) {
    this.name = name;
    this.expected = expected;
  }

  /**
   * Reads all files whose names match, in the order that {@link #order} gives.
   *
   * @throws IOException if there is no such file, or if a file cannot be read
   */
  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    boolean any = false;
    List<String> files = new ArrayList<>(layer.files().storedNames());
    files.sort(order());
    for (String file : files) {
      Matcher matcher = name.matcher(FileNames.last(file));
      if (matcher.matches()) {
        any = true;
        readFile(layer, file, matcher.toMatchResult(), sink);
      }
    }
    if (!any) {
      throw new IOException("this layer has no file named " + expected);
    }
  }

  /** Returns the order in which the files are read; by default, that of the layer. */
  protected Comparator<String> order() {
    return (_, _) -> 0;
  }

  /**
   * Reads one file.
   *
   * @param name the match of the last part of its path
   */
  protected abstract void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException;
}
