package org.lexhub.benchmarks.translation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.locator.Limits;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.Formats;
import org.lexhub.store.table.vocabulary.Pos;

/** Reads FreeDict dictionaries through the loader's own importer, in both directions. */
final class SilverReader extends NoRecords {
  private static final int MAX_WORDS = 4;

  private final List<SilverDictionary> dictionaries = new ArrayList<>();
  private SilverDictionary.Builder forward = new SilverDictionary.Builder();
  private SilverDictionary.Builder backward = new SilverDictionary.Builder();
  private String from = "";
  private String to = "";

  private SilverReader() {}

  /** Reads all dictionaries below a folder, each followed by its reverse. */
  static List<SilverDictionary> read(Path folder) throws IOException {
    SourceRecord source = new SourceRecord("freedict", "FreeDict", "", "", "", "", 1);
    Layer layer =
        new Layer(
            "freedict",
            source,
            new Locator(folder)
                .open("file:" + folder.toAbsolutePath() + "/**/*.tei*", Limits.DEFAULT),
            Map.of(),
            1,
            ReadProgress.NONE);
    SilverReader reader = new SilverReader();
    Formats.source("freedict").read(layer, reader);
    return reader.dictionaries;
  }

  /**
   * Ends a dictionary and starts the next, named like {@code freedict-dan-eng}; null at the end.
   */
  @Override
  public void source(@Nullable SourceRecord source) {
    if (!from.isEmpty()) {
      dictionaries.add(forward.build(from, to, false));
      dictionaries.add(backward.build(to, from, true));
    }
    forward = new SilverDictionary.Builder();
    backward = new SilverDictionary.Builder();
    String[] parts = source == null ? new String[] {"", "", ""} : source.name().split("-", -1);
    from = parts[1];
    to = parts[2];
  }

  @Override
  public void entry(EntryRecord entry) {
    String word = GoldText.plain(entry.lemma());
    Pos pos = entry.pos() == null ? Pos.OTHER : entry.pos();
    for (String each : entry.translations()) {
      String translation = GoldText.plain(each);
      if (isWord(word) && isWord(translation)) {
        forward.add(word, pos, translation);
        backward.add(translation, pos, word);
      }
    }
  }

  /** Returns whether a text is a word: no explanation, example or part of a word. */
  static boolean isWord(String text) {
    return !text.isEmpty() && text.split(" ", -1).length <= MAX_WORDS && !text.matches("-.*|.*-");
  }
}
