package org.lexhub.loader.source.thesaurus;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.LocaleCodes;
import org.lexhub.loader.source.text.NamedFilesSource;

/**
 * Format {@code mythes}: thesauri of LibreOffice, files such as {@code th_de_DE_v2.dat}: the name
 * of the encoding, then for every word {@code word|n} and n lines {@code (pos)|synonym|synonym}.
 * Every language is a separate source; of several files of one language only the first is read,
 * because packages repeat them for each country.
 *
 * <p>The synonyms of a line confirm a meaning that they share with the word. A word without
 * meanings gets theirs.
 */
public final class MyThesSource extends NamedFilesSource {
  private static final int MAX_LINE_BYTES = 1 << 20;

  /** The maximum length of the line that names the encoding, in bytes. */
  private static final int MAX_ENCODING_BYTES = 64;

  /** Creates an importer. */
  public MyThesSource() {
    super(
        Pattern.compile("th(?:es)?_([a-z]{2,3})(?:_[A-Za-z0-9_-]+)?\\.dat"),
        "th_<language>_v2.dat");
  }

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    super.read(layer, new OncePerLanguage(sink));
    sink.source(null);
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    String language = LocaleCodes.threeLetter(name.group(1));
    if (!(sink instanceof OncePerLanguage once) || !once.languages.add(language)) {
      return;
    }
    SourceRecord general = layer.source();
    once.target.source(
        new SourceRecord(
            general.name() + "-" + language,
            general.title() + " (" + language + ")",
            general.version(),
            general.licence(),
            general.attribution(),
            general.url(),
            general.prior()));
    Charset encoding = encoding(layer, file);
    try (Lines lines = new Lines(layer, file, once.target, MAX_LINE_BYTES, encoding)) {
      lines.next();
      new MyThesEntries(language, lines, once.target).read();
    }
  }

  private static Charset encoding(Layer layer, String file) throws IOException {
    byte[] start;
    try (InputStream in = layer.files().open(file)) {
      start = in.readNBytes(MAX_ENCODING_BYTES);
    }
    String name = new String(start, StandardCharsets.ISO_8859_1).lines().findFirst().orElse("");
    String plain = name.replaceAll("[^A-Za-z0-9-]", "").replaceFirst("^ISO8859", "ISO-8859");
    try {
      return Charset.forName(plain.replaceFirst("^microsoft-cp", "windows-"));
    } catch (IllegalArgumentException e) {
      throw new IOException(
          file + ": the first line must name the encoding, such as UTF-8, not " + name.strip(), e);
    }
  }

  /** Remembers the languages of which a file has been read. */
  private static final class OncePerLanguage extends NoRecords {
    final RecordSink target;
    final Set<String> languages = new HashSet<>();

    OncePerLanguage(RecordSink target) {
      this.target = target;
    }
  }
}
