package org.lexhub.loader.source.stardict;

import java.io.IOException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.NamedFilesSource;

/**
 * Format {@code littre}: the <i>Dictionnaire de la langue française</i> of Émile Littré (1863 to
 * 1877) as XMLittré has it for StarDict, {@code XMLittre.ifo} with index and texts. {@link
 * LittreEntry} describes the texts. Words get definitions, quotations, genders, registers, subject
 * fields and etymologies.
 */
public final class LittreSource extends NamedFilesSource {
  /** Creates an importer. */
  public LittreSource() {
    super(Pattern.compile("XMLittre\\.ifo"), "XMLittre.ifo");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    StarDictFile.open(layer, file).read(sink, new LittreRecords(sink)::read);
  }
}
