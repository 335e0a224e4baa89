package org.lexhub.loader.source.chinese;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.store.table.vocabulary.Pos;

/** Writes the entries of CC-CEDICT with one simplified spelling: a word with its readings. */
final class CedictWord {
  private static final String CHINESE = "cmn";
  private static final String ENGLISH = "eng";

  private final String word;
  private final List<CedictEntry> entries;
  private final String source;
  private final RecordSink sink;
  private final Set<String> written = new LinkedHashSet<>();

  CedictWord(String word, List<CedictEntry> entries, String source, RecordSink sink) {
    this.word = word;
    this.entries = entries;
    this.source = source;
    this.sink = sink;
  }

  void write() {
    for (CedictEntry entry : entries) {
      for (String written : entry.glosses()) {
        CedictGloss gloss = CedictGloss.of(written);
        if (gloss != null) {
          write(entry, gloss);
        }
      }
    }
    annotate();
  }

  private void write(CedictEntry entry, CedictGloss gloss) {
    Pos pos = gloss.pos();
    if (pos == null && entry.isName() && isCapital(gloss.text())) {
      pos = Pos.NAME;
    }
    if (!gloss.translations().isEmpty()) {
      Pos open = pos == Pos.IDIOM || pos == Pos.PROVERB ? null : pos;
      sink.entry(new EntryRecord(CHINESE, word, open, ENGLISH, gloss.translations()));
    } else if (gloss.isDefinition()) {
      define(entry, gloss, pos == null ? Pos.NOUN : pos);
    }
  }

  /** Returns whether an English gloss is a name, unlike chickpeas whose Chinese name has one. */
  private static boolean isCapital(String gloss) {
    return Character.isUpperCase(gloss.codePointAt(0)) || gloss.startsWith("(");
  }

  /** Writes a sense whose gloss is an explanation, as a new meaning. */
  private void define(CedictEntry entry, CedictGloss gloss, Pos pos) {
    String key = source + ":" + word + ":" + pos.code() + ":" + checksum(gloss.text());
    if (!written.add(key)) {
      return;
    }
    sink.meaning(new MeaningRecord(key, null, pos, null, gloss.text()));
    sink.definition(key, ENGLISH, gloss.text());
    LexemeRecord.Builder lexeme =
        LexemeRecord.builder(CHINESE, word, pos).reading(reading(entry.pinyin()));
    lexeme.sense(
        new SenseRecord(
            key,
            0,
            gloss.text(),
            gloss.register(),
            gloss.domain(),
            0,
            1.0,
            List.of(new TextRecord(ENGLISH, gloss.text())),
            List.of()));
    sink.lexeme(lexeme.build());
  }

  private void annotate() {
    List<HskReadings.Reading> readings = new ArrayList<>();
    Set<String> traditional = new LinkedHashSet<>();
    Set<String> classifiers = new LinkedHashSet<>();
    for (CedictEntry entry : entries) {
      if (!entry.pinyin().isEmpty()) {
        readings.add(new HskReadings.Reading(Pinyin.marked(entry.pinyin()), entry.glosses()));
      }
      if (!entry.traditional().equals(word)) {
        traditional.add(entry.traditional());
      }
      classifiers.addAll(entry.classifiers());
    }
    String usual = HskReadings.usual(word, readings, null);
    LexemeRecord.Builder lexeme = LexemeRecord.builder(CHINESE, word, Pos.OTHER);
    lexeme.reading(usual == null ? null : Pinyin.joined(usual));
    traditional.forEach(each -> lexeme.form(each, List.of("traditional")));
    sink.annotate(lexeme.build(), null);
    if (!classifiers.isEmpty()) {
      LexemeRecord.Builder noun = LexemeRecord.builder(CHINESE, word, Pos.NOUN);
      sink.annotate(noun.classifiers(List.copyOf(classifiers)).build(), Pos.NOUN);
    }
  }

  private static @Nullable String reading(String numbered) {
    return numbered.isEmpty() ? null : Pinyin.joined(Pinyin.marked(numbered));
  }

  private static String checksum(String text) {
    CRC32C crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return String.format("%08x", crc.getValue());
  }
}
