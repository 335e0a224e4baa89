package org.lexhub.loader.source.japanese;

import java.io.IOException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.loader.source.text.XmlFile;

/**
 * Format {@code kanjidic2}: KANJIDIC2 in XML, {@code kanjidic2.xml}: characters with their meanings
 * in several languages, which become the translations of the word that is written with the
 * character alone, and with their readings, which become forms of it.
 */
public final class Kanjidic2Source extends NamedFilesSource {
  /** Creates an importer. */
  public Kanjidic2Source() {
    super(Pattern.compile("kanjidic2[A-Za-z0-9_-]*\\.xml"), "kanjidic2.xml");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    XmlFile.readWithEntityNames(layer, file, new Kanjidic2Reader(layer, file, sink));
  }
}
