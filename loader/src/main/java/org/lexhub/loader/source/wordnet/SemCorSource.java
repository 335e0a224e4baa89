package org.lexhub.loader.source.wordnet;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.record.TaggedSentence;
import org.lexhub.loader.record.TaggedWord;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code semcor}: the files of SemCor 3.0 in folders named {@code tagfiles}, one text each,
 * one element a line: {@code <s snum=1>}, {@code <wf cmd=done pos=VB lemma=say wnsn=1
 * lexsn=2:32:00::>said</wf>}, {@code <punc>.</punc>}, {@code </s>}. The sense key of a word is
 * {@code lemma%lexsn}, of several the first. Names of persons, places and groups ({@code pn}) have
 * no sense of their own here. Every sentence becomes a {@link TaggedSentence}; its words are no
 * lexemes.
 */
public final class SemCorSource implements SourceFormat {
  private static final String FOLDER = "tagfiles";

  /** The maximum number of characters of a rejected line in a message. */
  private static final int MAX_SHOWN = 60;

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    boolean any = false;
    for (String file : layer.files().storedNames()) {
      if (FileNames.folder(file).equals(FOLDER)) {
        any = true;
        try (Lines lines = new Lines(layer, file, sink)) {
          read(FileNames.last(file), lines, sink);
        }
      }
    }
    if (!any) {
      throw new FileNotFoundException(
          "this layer has no folder \"" + FOLDER + "\" with the files of SemCor");
    }
  }

  private static void read(String document, Lines lines, RecordSink sink) throws IOException {
    List<TaggedWord> words = new ArrayList<>();
    boolean open = false;
    for (String line = lines.next(); line != null; line = lines.next()) {
      if (line.startsWith("<s ") || line.equals("<s>")) {
        if (open) {
          lines.reject("this sentence begins before the one before it ends");
        }
        open = true;
        words.clear();
      } else if (line.startsWith("</s>")) {
        if (open && !words.isEmpty()) {
          sink.taggedSentence(new TaggedSentence(document, null, words));
        }
        open = false;
      } else if (line.startsWith("<wf") || line.startsWith("<punc")) {
        TaggedWord word = open ? word(line) : null;
        if (word == null) {
          lines.reject(
              (open ? "not a word: " : "a word outside a sentence: ")
                  + line.substring(0, Math.min(MAX_SHOWN, line.length())));
        } else {
          words.add(word);
        }
      }
    }
    if (open) {
      lines.reject("the last sentence does not end");
    }
  }

  /** Returns the word of a line, or null if the line is malformed. */
  private static @Nullable TaggedWord word(String line) {
    int start = line.indexOf('>') + 1;
    int end = line.lastIndexOf("</");
    if (start == 0 || end <= start) {
      return null;
    }
    String text = line.substring(start, end).replace('_', ' ').strip();
    if (text.isEmpty()) {
      return null;
    }
    Map<String, String> attributes = attributes(line.substring(0, start - 1));
    boolean named = attributes.containsKey("pn");
    String key = named ? null : senseKey(attributes);
    Pos pos = key == null ? null : SenseKeys.pos(key);
    if (key != null && pos == null) {
      return null;
    }
    if (pos == null) {
      pos = PennTags.pos(attributes.getOrDefault("pos", ""), text);
    }
    return new TaggedWord(text, named ? Pos.NAME : pos, key);
  }

  private static @Nullable String senseKey(Map<String, String> attributes) {
    String lemma = attributes.get("lemma");
    String senses = attributes.get("lexsn");
    if (lemma == null || senses == null) {
      return null;
    }
    int semicolon = senses.indexOf(';');
    return lemma + "%" + (semicolon < 0 ? senses : senses.substring(0, semicolon));
  }

  /** Returns the attributes of a tag such as {@code <wf cmd=done pos=VB}. */
  private static Map<String, String> attributes(String tag) {
    Map<String, String> attributes = new HashMap<>();
    for (String part : tag.split(" ", -1)) {
      int equals = part.indexOf('=');
      if (equals > 0) {
        attributes.put(part.substring(0, equals), part.substring(equals + 1));
      }
    }
    return attributes;
  }
}
