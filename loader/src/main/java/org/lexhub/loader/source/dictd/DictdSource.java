package org.lexhub.loader.source.dictd;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DictionaryName;
import org.lexhub.loader.source.text.Lines;
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
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  /** The maximum size of the texts of a dictionary, in bytes. */
  private static final int MAX_BYTES = 1 << 30;

  /** The maximum number of digits of an offset. */
  private static final int MAX_DIGITS = 6;

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
    byte[] texts = texts(layer, file);
    DictdHeader header = header(layer, file, texts);
    boolean isWikDict = header.isWikDict();
    // WikDict's dictionaries from one language are extracts of one edition of Wiktionary.
    String project = dictionary.project(isWikDict ? name.group(1) : project(name));
    sink.source(header.source(layer.source(), source).withProject(project));
    DictdEntryReader entries = new DictdEntryReader(name.group(1), name.group(2), isWikDict, sink);
    Set<Long> places = new HashSet<>();
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        List<String> fields = List.of(line.split("\t", -1));
        long offset = fields.size() < 3 ? -1 : number(fields.get(1));
        long length = fields.size() < 3 ? -1 : number(fields.get(2));
        if (offset < 0 || length < 0 || offset + length > texts.length) {
          lines.reject("no headword, offset and length of a text: " + line);
        } else if (!isHeader(fields.get(0)) && places.add(offset << 32 | length)) {
          String fault = entries.read(text(texts, offset, length));
          if (fault != null) {
            lines.reject(fault);
          }
        }
      }
    }
  }

  /** Returns one name for the two directions of a pair, many of which are each other's reversal. */
  private static String project(MatchResult name) {
    String from = name.group(1);
    String to = name.group(2);
    return from.compareTo(to) < 0 ? from + "-" + to : to + "-" + from;
  }

  private static byte[] texts(Layer layer, String index) throws IOException {
    String file = index.substring(0, index.length() - "index".length()) + "dict";
    if (!layer.files().names().contains(file)) {
      throw new IOException(index + " needs " + file + " or " + file + ".dz next to it");
    }
    try (InputStream in = layer.files().open(file)) {
      byte[] texts = in.readNBytes(MAX_BYTES);
      if (in.read() >= 0) {
        throw new IOException(file + " has more than " + MAX_BYTES + " bytes");
      }
      return texts;
    }
  }

  private static DictdHeader header(Layer layer, String file, byte[] texts) throws IOException {
    DictdHeader header = new DictdHeader();
    try (Lines lines = new Lines(layer, file, NoRecords.SINK)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        String[] fields = line.split("\t", -1);
        if (fields.length >= 3 && isHeader(fields[0])) {
          long offset = number(fields[1]);
          long length = number(fields[2]);
          if (offset >= 0 && length >= 0 && offset + length <= texts.length) {
            header.add(fields[0].replace("-", ""), text(texts, offset, length));
          }
        }
      }
    }
    return header;
  }

  private static boolean isHeader(String headword) {
    return headword.toLowerCase(Locale.ROOT).replace("-", "").startsWith("00database");
  }

  private static String text(byte[] texts, long offset, long length) {
    return new String(texts, (int) offset, (int) length, StandardCharsets.UTF_8);
  }

  /** Returns a number in base 64, or -1 if it is none. */
  private static long number(String digits) {
    if (digits.isEmpty() || digits.length() > MAX_DIGITS) {
      return -1;
    }
    long number = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = DIGITS.indexOf(digits.charAt(i));
      if (digit < 0) {
        return -1;
      }
      number = number * DIGITS.length() + digit;
    }
    return number;
  }
}
