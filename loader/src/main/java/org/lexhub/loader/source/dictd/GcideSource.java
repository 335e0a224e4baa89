package org.lexhub.loader.source.dictd;

import java.io.IOException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.NamedFilesSource;

/**
 * Format {@code gcide}: the Collaborative International Dictionary of English, which continues
 * Webster's of 1913, as the Debian package {@code dict-gcide} has it for the DICT server: {@code
 * gcide.index} and {@code gcide.dict.dz}. {@link GcideEntry} describes the entries.
 *
 * <p>The dictionary does not say which of its senses are meanings of a wordnet. A word that no
 * layer before this one has gets its senses as new meanings, with definitions, quotations,
 * registers and subject fields; to other words, the dictionary adds etymologies, inflected forms
 * and synonyms only. List the layer after wordnets and before bilingual dictionaries, whose
 * translations can then find these meanings.
 */
public final class GcideSource extends NamedFilesSource {
  /** Creates an importer. */
  public GcideSource() {
    super(Pattern.compile("gcide\\.index"), "gcide.index");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    GcideRecords records = new GcideRecords(layer.source().name(), sink);
    DictdFile.open(layer, file).read(sink, records::read);
  }
}
