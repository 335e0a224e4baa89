package org.lexhub.loader.source.japanese;

import java.io.IOException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.loader.source.text.XmlFile;

/**
 * Format {@code jmdict}: the Japanese dictionaries JMdict and JMnedict in XML, files such as {@code
 * JMdict_e.xml}, {@code JMdict} or {@code JMnedict.xml}. Every sense is an entry with its glosses
 * in each language; parts of speech, registers, subject fields and types of names are the names of
 * entities such as {@code &adj-na;}, which are never expanded. Readings, other spellings and
 * examples with their translation are read, too.
 *
 * <p>The lemma is the first spelling that is not marked as irregular, rare or for search only; it
 * is the kana where a sense is usually written in kana.
 */
public final class JmdictSource extends NamedFilesSource {
  /** Creates an importer. */
  public JmdictSource() {
    super(
        Pattern.compile("(JMdict|JMnedict|jmdict|jmnedict)[A-Za-z0-9_.-]*?(?:\\.xml)?"),
        "JMdict_e.xml or JMnedict.xml");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    XmlFile.readWithEntityNames(layer, file, new JmdictReader(layer, file, sink));
  }
}
