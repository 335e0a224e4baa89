package org.lexhub.loader.source.wordnet;

import java.io.IOException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.loader.source.text.XmlFile;

/**
 * Format {@code wn-lmf}: wordnets in the XML format of the Global WordNet Association (WN-LMF 1.x),
 * such as the Open English Wordnet. A synset becomes the meaning {@code <source>:<synset id>}; if
 * it has an ILI, that is the same meaning as {@code ili:…}. Other values of {@code ili} join the
 * lexicons of the source only. Synset numbers of different wordnets are never treated as equal.
 */
public final class WnLmfSource extends NamedFilesSource {
  /** Creates an importer. */
  public WnLmfSource() {
    super(Pattern.compile(".*\\.xml", Pattern.CASE_INSENSITIVE), "*.xml");
  }

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    super.read(layer, sink);
    sink.source(null);
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    WnLmfReader reader = new WnLmfReader(layer, file, sink);
    XmlFile.read(layer, file, reader);
    reader.finish();
  }
}
