package org.lexhub.loader.source.wiktionary;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.source.text.GlossText;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.store.table.vocabulary.Gender;
import org.lexhub.store.table.vocabulary.Pos;

/** Turns one entry of wiktextract into records. */
final class KaikkiEntry {
  /** The evidence of a gloss that is a single word or phrase. */
  private static final double GLOSS_ALONE = 0.5;

  /** The evidence of one of several words in a gloss. */
  private static final double GLOSS_AMONG_OTHERS = 0.35;

  /** The maximum number of words of a gloss that is a translation. */
  private static final int MAX_GLOSS_WORDS = 3;

  /** The maximum length of a translation, in characters. */
  private static final int MAX_LENGTH = 200;

  private static final String ENGLISH = "en";

  private final Map<?, ?> entry;
  private final String word;
  private final String language;
  private final Pos pos;
  private final String edition;
  private final RecordSink sink;
  private final List<KaikkiSense> senses;

  /**
   * Creates a writer for one entry.
   *
   * @param source the name of the source, with which its meaning keys start
   * @param edition the language of the glosses
   */
  KaikkiEntry(
      Map<?, ?> entry,
      String word,
      String language,
      Pos pos,
      String source,
      String edition,
      RecordSink sink) {
    this.entry = entry;
    this.word = word;
    this.language = language;
    this.pos = pos;
    this.edition = edition;
    this.sink = sink;
    this.senses = KaikkiSense.of(entry, source + ":" + language + ":" + word + ":" + pos.code());
  }

  /** Writes the records. */
  void write() {
    forms();
    if (senses.isEmpty()) {
      return;
    }
    LexemeRecord.Builder lexeme = LexemeRecord.builder(language, word, pos);
    KaikkiForms.describe(entry, word, lexeme);
    lexeme.etymology(etymology());
    if (pos == Pos.NOUN || pos == Pos.NAME) {
      lexeme.gender(KaikkiTags.gender(entry));
    }
    for (int i = 0; i < senses.size(); i++) {
      meaning(senses.get(i));
      lexeme.sense(sense(senses.get(i), i + 1));
    }
    sink.lexeme(lexeme.build());
    new KaikkiRelations(language, word, pos, sink).write(entry, senses);
    if (!language.equals(edition)) {
      for (KaikkiSense sense : senses) {
        glossWords(sense);
      }
    }
    translations();
  }

  private void meaning(KaikkiSense sense) {
    boolean english = edition.equals(ENGLISH);
    sink.meaning(new MeaningRecord(sense.key(), null, pos, null, english ? sense.gloss() : null));
    sink.definition(sense.key(), edition, sense.gloss());
  }

  private SenseRecord sense(KaikkiSense sense, int order) {
    return new SenseRecord(
        sense.key(),
        order,
        sense.gloss(),
        sense.register(),
        sense.domain(),
        0,
        1.0,
        List.of(new TextRecord(edition, sense.gloss())),
        sense.examples());
  }

  private @Nullable String etymology() {
    String text = JsonTree.text(entry, "etymology_text");
    if (text == null) {
      List<String> texts = JsonTree.texts(entry, "etymology_texts");
      text = texts.isEmpty() ? null : String.join("\n", texts);
    }
    return text;
  }

  /** Writes senses that only name the base of this form as forms of that base. */
  private void forms() {
    Set<String> seen = new HashSet<>();
    for (Map<?, ?> sense : JsonTree.maps(entry, "senses")) {
      for (String kind : new String[] {"form_of", "alt_of"}) {
        for (Map<?, ?> base : JsonTree.maps(sense, kind)) {
          String lemma = JsonTree.text(base, "word");
          List<String> features = new ArrayList<>(JsonTree.texts(sense, "tags"));
          features.remove("form-of");
          features.remove("alt-of");
          if (lemma != null && !lemma.equals(word) && seen.add(lemma + features)) {
            LexemeRecord.Builder lexeme = LexemeRecord.builder(language, lemma, pos);
            sink.annotate(lexeme.form(word, features).build(), pos);
          }
        }
      }
    }
  }

  /**
   * Writes the words of a gloss as words of the edition's language. The gloss of an entry in
   * another language often consists of such words: {@code dog}, {@code to run; to hurry}. Long
   * glosses are explanations and are ignored.
   */
  private void glossWords(KaikkiSense sense) {
    List<String> words = new ArrayList<>();
    for (String part : GlossText.parts(sense.gloss())) {
      String text = GlossText.headword(part.strip().replaceFirst("\\.$", ""), edition);
      if (text.isEmpty() || GlossText.words(text) > MAX_GLOSS_WORDS || text.indexOf(':') >= 0) {
        return;
      }
      words.add(text);
    }
    double evidence = words.size() == 1 ? GLOSS_ALONE : GLOSS_AMONG_OTHERS;
    for (String text : words) {
      SenseRecord link = SenseRecord.of(sense.key()).withEvidence(evidence);
      sink.lexeme(LexemeRecord.of(edition, text, pos, link));
    }
  }

  private void translations() {
    for (Map<?, ?> translation : JsonTree.maps(entry, "translations")) {
      String text = JsonTree.text(translation, "word");
      String code = JsonTree.text(translation, "lang_code");
      String target =
          WiktionaryCodes.language(code == null ? JsonTree.text(translation, "code") : code);
      if (text == null || target == null || text.length() > MAX_LENGTH || target.equals(language)) {
        continue;
      }
      List<SenseMatch.Match> matches =
          SenseMatch.of(
              senses,
              JsonTree.text(translation, "sense_index"),
              JsonTree.text(translation, "sense"));
      if (matches.isEmpty()) {
        continue;
      }
      LexemeRecord.Builder lexeme = LexemeRecord.builder(target, text, pos);
      lexeme.romanization(JsonTree.text(translation, "roman"));
      if (pos == Pos.NOUN || pos == Pos.NAME) {
        lexeme.gender(Gender.of(KaikkiTags.genders(JsonTree.texts(translation, "tags"))));
      }
      for (SenseMatch.Match match : matches) {
        String key = senses.get(match.sense()).key();
        lexeme.sense(SenseRecord.of(key).withEvidence(match.evidence()));
      }
      sink.lexeme(lexeme.build());
    }
  }
}
