package org.lexhub.loader.source.dictd;

import java.io.IOException;
import java.util.Arrays;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DictionaryName;
import org.lexhub.loader.source.text.NamedFilesSource;

/**
 * Format {@code dictd}: bilingual dictionaries for the DICT server, files such as {@code
 * freedict-deu-fra.index} and {@code freedict-deu-fra.dict.dz}, as the FreeDict project makes them
 * of both its dictionaries and those of WikDict. A line of the index is a headword, an offset and a
 * length in base 64, between tabs; the text of an entry is at that place of the other file.
 *
 * <p>Every dictionary is a separate source, named after the layer and the languages: {@code
 * wikdict-deu-fra}. Title, version, licence and authors come from its entry {@code 00databaseinfo},
 * or else from the layer. The option {@code without} of a layer lists dictionaries to skip, such as
 * {@code eng-bul,deu-spa}.
 */
public final class DictdSource extends NamedFilesSource {
  /** Creates an importer. */
  public DictdSource() {
    super(
        Pattern.compile("(?:.*[-_.])?([a-z]{3})-([a-z]{3})\\.index"),
        "<name>-<from>-<to>.index, such as freedict-deu-fra.index");
  }

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    super.read(layer, sink);
    sink.source(null);
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    DictionaryName dictionary = DictionaryName.of(layer, name.group(1), name.group(2));
    String source = dictionary.source();
    boolean isSkipped =
        Arrays.asList(layer.option("without", "").split("[,\\s]+", -1)).contains(dictionary.pair());
    if (isSkipped || !sink.accepts(source)) {
      return;
    }
    DictdFile texts = DictdFile.open(layer, file);
    DictdHeader header = texts.header();
    boolean isWikDict = header.isWikDict();
    // WikDict's dictionaries from one language are extracts of one edition of Wiktionary.
    String project = dictionary.project(isWikDict ? name.group(1) : project(name));
    sink.source(header.source(layer.source(), source).withProject(project));
    DictdEntryReader entries = new DictdEntryReader(name.group(1), name.group(2), isWikDict, sink);
    texts.read(sink, entries::read);
  }

  /** Returns one name for the two directions of a pair, many of which are each other's reversal. */
  private static String project(MatchResult name) {
    String from = name.group(1);
    String to = name.group(2);
    return from.compareTo(to) < 0 ? from + "-" + to : to + "-" + from;
  }
}
