package org.lexhub.loader.source.japanese;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.loader.source.japanese.JmdictEntry.Gloss;
import org.lexhub.loader.source.japanese.JmdictEntry.Reading;
import org.lexhub.loader.source.japanese.JmdictEntry.Sense;
import org.lexhub.loader.source.japanese.JmdictEntry.Spelling;
import org.lexhub.loader.source.text.EntryWords;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** Writes an entry of JMdict: a dictionary entry for each sense and language of glosses. */
final class JmdictWriter {
  private static final String JAPANESE = "jpn";
  private static final String USUALLY_KANA = "uk";

  private final JmdictEntry entry;
  private final RecordSink sink;

  JmdictWriter(JmdictEntry entry, RecordSink sink) {
    this.entry = entry;
    this.sink = sink;
  }

  void write() {
    List<String> pos = List.of();
    Set<String> lemmas = new LinkedHashSet<>();
    for (Sense sense : entry.senses) {
      pos = sense.pos.isEmpty() ? pos : sense.pos;
      String lemma = lemma(sense);
      lemmas.add(lemma);
      Pos part = sense.isName ? Pos.NAME : JmdictTags.pos(pos);
      for (String language : sense.languages()) {
        write(lemma, part, language, sense);
      }
      relate(lemma, part, RelationType.ANTONYM, sense.antonyms);
      relate(lemma, part, RelationType.ALSO, sense.references);
    }
    lemmas.forEach(this::annotate);
  }

  private void relate(String lemma, @Nullable Pos pos, RelationType type, List<String> words) {
    for (String word : words) {
      sink.wordRelation(WordRelationRecord.of(JAPANESE, lemma, pos, type, word));
    }
  }

  private String lemma(Sense sense) {
    for (Spelling spelling : entry.spellings) {
      if (sense.only.contains(spelling.text())) {
        return spelling.text();
      }
    }
    String kanji = entry.kanji();
    boolean kana = sense.misc.contains(USUALLY_KANA);
    for (Reading reading : entry.readings) {
      if ((kana || kanji == null) && sense.only.contains(reading.text())) {
        return reading.text();
      }
    }
    return kanji == null || kana ? entry.reading(null) : kanji;
  }

  private void write(String lemma, @Nullable Pos pos, String language, Sense sense) {
    Set<String> translations = new LinkedHashSet<>();
    List<TextRecord> definitions = new ArrayList<>();
    List<String> glosses = new ArrayList<>();
    for (Gloss gloss : sense.glosses) {
      if (gloss.language().equals(language)) {
        glosses.add(gloss.text());
        if (!gloss.isLiteral()) {
          String bare = gloss.text().replaceFirst("^[0-9]+\\) *", "");
          translations.addAll(EntryWords.translations(bare, language, EntryWords.MAX_WORDS));
        }
      }
    }
    String joined = String.join("; ", glosses);
    String text = sense.remark.isEmpty() ? joined : joined + " (" + sense.remark + ")";
    String explanation = EntryWords.explanation(text, lemma, language);
    boolean explains = translations.size() < glosses.size() || !sense.remark.isEmpty();
    if (explains && !explanation.isEmpty()) {
      definitions.add(new TextRecord(language, explanation));
    }
    if (translations.isEmpty()) {
      JmdictTags.explained(sink, lemma, pos == null ? Pos.OTHER : pos, definitions, sense);
      return;
    }
    EntryDetail detail =
        new EntryDetail(
            JmdictTags.register(sense.misc),
            JmdictTags.domain(sense.fields),
            definitions,
            sense.examples);
    sink.entry(new EntryRecord(JAPANESE, lemma, pos, language, List.copyOf(translations), detail));
  }

  /** Adds the reading and the other spellings to a lemma. */
  private void annotate(String lemma) {
    LexemeRecord.Builder lexeme = LexemeRecord.builder(JAPANESE, lemma, Pos.OTHER);
    boolean isKana = entry.spellings.stream().noneMatch(each -> each.text().equals(lemma));
    if (!isKana) {
      lexeme.reading(entry.reading(lemma));
    }
    boolean any = !isKana;
    for (Spelling spelling : entry.spellings) {
      if (!spelling.text().equals(lemma)) {
        lexeme.form(spelling.text(), List.of(spelling.isUsual() ? "alternative" : "rare"));
        any = true;
      }
    }
    for (Reading reading : entry.readings) {
      boolean other = isKana || reading.noKanji();
      if (other && !reading.text().equals(lemma)) {
        lexeme.form(reading.text(), List.of(reading.isUsual() ? "alternative" : "rare"));
        any = true;
      }
    }
    if (any) {
      sink.annotate(lexeme.build(), null);
    }
  }
}
