package org.lexhub.loader.staging;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.FormRecord;
import org.lexhub.loader.record.FrequencyRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.PronunciationRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.record.TaggedSentence;
import org.lexhub.loader.record.TaggedWord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.loader.sound.Transcription;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/** Appends the records of one layer to the staged columns. */
final class StagingSink implements RecordSink {
  private static final char FEATURE_SEPARATOR = '\u001f';

  /** The language of a headword whose language is not known. */
  private static final String ANY_LANGUAGE = "";

  private final Staging staging;
  private final SourceRecord layerSource;
  private final int priority;
  private final Rejects rejects;
  private int source;

  StagingSink(Staging staging, SourceRecord layerSource, int priority, Rejects rejects) {
    this.staging = staging;
    this.layerSource = layerSource;
    this.priority = priority;
    this.rejects = rejects;
    this.source = staging.source(layerSource, priority);
  }

  @Override
  public void source(@Nullable SourceRecord record) {
    source = staging.source(record == null ? layerSource : record, priority);
  }

  @Override
  public void transcribes() {
    staging.transcribes(source);
  }

  @Override
  public void listsUsualWords() {
    staging.addListOfUsualWords(source);
  }

  @Override
  public void knowsOwnNames() {
    staging.languages.knowOwnNames.add(source);
  }

  @Override
  public void language(LanguageRecord language) {
    staging.languages.records.add(language);
    staging.languages.source.add(source);
  }

  @Override
  public void languageName(String languageCode, String locale, String name, boolean isNative) {
    String text = CleanText.clean(name);
    if (text == null) {
      return;
    }
    StagedLanguages stage = staging.languages;
    stage.nameLanguage.add(code(languageCode));
    stage.nameLocale.add(staging.strings.intern(locale.strip()));
    stage.nameText.add(staging.strings.intern(text));
    stage.nameNative.add(isNative);
    stage.nameSource.add(source);
  }

  @Override
  public void languageCode(String code, String glottocode) {
    staging.languages.codes.putIfAbsent(
        code.strip().toLowerCase(Locale.ROOT), glottocode.strip().toLowerCase(Locale.ROOT));
  }

  @Override
  public void concept(ConceptRecord concept) {
    staging.concepts.add(concept);
    staging.conceptSource.add(source);
  }

  @Override
  public void meaning(MeaningRecord meaning) {
    StagedMeanings stage = staging.meanings;
    stage.key.add(key(meaning.key()));
    stage.lexiconId.add(meaning.lexiconMeaningId() == null ? -1 : meaning.lexiconMeaningId());
    stage.pos.add((byte) (meaning.pos() == null ? StagedMeanings.NO_POS : meaning.pos().number()));
    stage.concept.add(staging.strings.internOrNone(CleanText.clean(meaning.conceptCatalogId())));
    stage.gloss.add(text(meaning.gloss()));
    stage.source.add(source);
  }

  @Override
  public void sameMeaning(String keyA, String keyB) {
    staging.meanings.same.add(key(keyA), key(keyB), 0, source);
  }

  @Override
  public void definition(String meaningKey, String languageCode, String text) {
    meaningText(staging.meanings.definitions, meaningKey, languageCode, text);
  }

  @Override
  public void example(String meaningKey, String languageCode, String text) {
    meaningText(staging.meanings.examples, meaningKey, languageCode, text);
  }

  private void meaningText(StagedMeanings.TripleRows rows, String key, String code, String text) {
    int number = text(text);
    if (number >= 0) {
      rows.add(key(key), code(code), number, source);
    }
  }

  @Override
  public void traits(String meaningKey, long traits) {
    if (traits != 0) {
      staging.meanings.traitKey.add(key(meaningKey));
      staging.meanings.traits.add(traits);
      staging.meanings.traitSource.add(source);
    }
  }

  @Override
  public void senseKey(String senseKey, String meaningKey) {
    staging.corpus.addSenseKey(senseKey.strip(), key(meaningKey));
  }

  @Override
  public void taggedSentence(TaggedSentence sentence) {
    StagedCorpus corpus = staging.corpus;
    for (TaggedWord word : sentence.words()) {
      String text = CleanText.clean(word.text());
      if (text != null) {
        int pos = word.pos() == null ? StagedCorpus.NO_POS : word.pos().number();
        corpus.addWord(staging.strings.intern(text), pos, word.senseKey());
      }
    }
    int about = sentence.about() == null ? -1 : key(sentence.about());
    corpus.endSentence(staging.strings.intern(sentence.document()), about);
  }

  @Override
  public void relation(String meaningKey, RelationType type, String targetKey) {
    staging.meanings.relations.add(key(meaningKey), type.number(), key(targetKey), source);
  }

  @Override
  public void wordRelation(WordRelationRecord relation) {
    String lemma = CleanText.headword(relation.lemma(), relation.languageCode());
    String target = CleanText.headword(relation.target(), relation.languageCode());
    if (lemma == null || target == null) {
      return;
    }
    StagedWordRelations stage = staging.wordRelations;
    stage.add(
        source,
        code(relation.languageCode()),
        staging.strings.intern(lemma),
        pos(relation.pos()),
        relation.meaningKey() == null ? -1 : key(relation.meaningKey()));
    stage.end(
        relation.type().number(),
        staging.strings.intern(target),
        pos(relation.targetPos()),
        relation.targetMeaningKey() == null ? -1 : key(relation.targetMeaningKey()),
        relation.evidence());
  }

  private static int pos(@Nullable Pos pos) {
    return pos == null ? StagedLexemes.ANY_POS : pos.number();
  }

  @Override
  public void lexeme(LexemeRecord lexeme) {
    if (!head(staging.lexemes, lexeme, lexeme.pos().number())) {
      return;
    }
    int row = staging.lexemes.size() - 1;
    attributes(staging.lexemes, row, lexeme);
    for (SenseRecord sense : lexeme.senses()) {
      sense(staging.lexemes.senses, sense);
    }
    staging.lexemes.endSenses();
  }

  @Override
  public void entry(EntryRecord entry) {
    String lemma = headword(entry.languageCode(), entry.lemma());
    StagedEntries stage = staging.entries;
    int before = stage.translations.size();
    if (lemma != null) {
      for (String each : entry.translations()) {
        String translation = headword(entry.targetCode(), each);
        if (translation != null) {
          stage.translations.add(staging.strings.intern(translation));
        }
      }
    }
    boolean isComplete = stage.translations.size() > before || entry.translations().isEmpty();
    if (lemma != null && isComplete) {
      stage.source.add(source);
      stage.from.add(code(entry.languageCode()));
      stage.to.add(code(entry.targetCode()));
      stage.pos.add((byte) (entry.pos() == null ? StagedEntries.NO_POS : entry.pos().number()));
      stage.lemma.add(staging.strings.intern(lemma));
      detail(stage, stage.size() - 1, entry.detail());
      stage.endRow();
    }
  }

  private void detail(StagedEntries stage, int row, EntryDetail detail) {
    int domain = string(detail.domain());
    Register register = detail.register();
    if (register != null || domain >= 0) {
      int label = register == null ? StagedSenses.NO_REGISTER : register.number();
      stage.labels.add(row, label, domain);
    }
    for (TextRecord each : detail.definitions()) {
      int text = text(each.text());
      if (text >= 0) {
        stage.definitions.add(row, code(each.languageCode()), text);
      }
    }
    for (ExampleRecord each : detail.examples()) {
      int text = text(each.text());
      if (text >= 0) {
        stage.examples.add(row, text, text(each.translation()));
      }
    }
  }

  @Override
  public void annotate(LexemeRecord annotation, @Nullable Pos pos) {
    int code = pos == null ? StagedLexemes.ANY_POS : pos.number();
    if (head(staging.annotations, annotation, code)) {
      attributes(staging.annotations, staging.annotations.size() - 1, annotation);
    }
  }

  /** Stages an entry without translations; only its example is used. */
  @Override
  public void usage(String languageCode, String word, ExampleRecord example) {
    String lemma = headword(languageCode, word);
    if (lemma == null) {
      return;
    }
    StagedEntries stage = staging.entries;
    stage.source.add(source);
    stage.from.add(code(languageCode));
    stage.to.add(code(languageCode));
    stage.pos.add((byte) StagedEntries.NO_POS);
    stage.lemma.add(staging.strings.intern(lemma));
    detail(stage, stage.size() - 1, new EntryDetail(null, null, List.of(), List.of(example)));
    stage.endRow();
  }

  @Override
  public boolean mayHaveLexeme(String lemma) {
    String text = CleanText.headword(lemma, ANY_LANGUAGE);
    return text != null && staging.strings.find(text) >= 0;
  }

  @Override
  public Predicate<String> spellingsSoFar() {
    Predicate<String> contained = staging.strings.contained();
    return lemma -> {
      String text = CleanText.headword(lemma, ANY_LANGUAGE);
      return text != null && contained.test(text);
    };
  }

  @Override
  public void reject(String file, long line, String reason) {
    rejects.add(file, line, reason);
  }

  private boolean head(StagedLexemes stage, LexemeRecord lexeme, int pos) {
    String lemma = headword(lexeme.languageCode(), lexeme.lemma());
    if (lemma == null) {
      return false;
    }
    stage.add(code(lexeme.languageCode()), staging.strings.intern(lemma), pos, source);
    return true;
  }

  /** Returns a text as a headword, or null and counts a rejected row where it cannot be one. */
  private @Nullable String headword(String code, String text) {
    String lemma = CleanText.headword(text, code);
    String fault = CleanText.lemmaFault(lemma);
    if (fault != null) {
      rejects.merged(code + ": " + fault);
      return null;
    }
    return lemma;
  }

  private void attributes(StagedLexemes stage, int row, LexemeRecord lexeme) {
    for (LexemeColumn column : LexemeColumn.attributes()) {
      single(stage.attribute(column), row, value(column.attribute(), lexeme));
    }
    for (PronunciationRecord each : lexeme.pronunciations()) {
      int ipa = string(Transcription.styled(each.ipa(), lexeme.languageCode()));
      if (ipa >= 0) {
        stage.pronunciations.add(row, ipa, string(each.audioUrl()), string(each.accent()));
      }
    }
    for (FormRecord each : lexeme.forms()) {
      int form =
          staging.strings.internOrNone(CleanText.headword(each.form(), lexeme.languageCode()));
      if (form >= 0) {
        stage.forms.add(row, form, features(each));
      }
    }
    for (String each : lexeme.proficiencies()) {
      single(stage.proficiencies, row, string(each.toLowerCase(Locale.ROOT)));
    }
    FrequencyRecord frequency = lexeme.frequency();
    if (frequency != null) {
      int corpus = staging.strings.intern(frequency.corpus());
      stage.frequency.add(row, Math.max(0, frequency.rank()), corpus);
      stage.frequencyCount.add(frequency.count());
      stage.frequencyPerMillion.add(Double.doubleToRawLongBits(frequency.perMillion()));
    }
  }

  /** Returns an attribute as it is staged, -1 none. */
  int value(LexemeAttribute attribute, LexemeRecord lexeme) {
    return switch (attribute.kind()) {
      case STRING -> string(lexeme.text(attribute));
      case TEXT -> text(lexeme.text(attribute));
      case NUMBER, WORD -> lexeme.number(attribute);
    };
  }

  private void sense(StagedSenses stage, SenseRecord sense) {
    int row = stage.size();
    stage.add(
        key(sense.meaningKey()),
        Math.max(0, sense.order()),
        text(sense.gloss()),
        sense.register() == null ? StagedSenses.NO_REGISTER : sense.register().number(),
        string(sense.domain()),
        Math.max(0, sense.tagCount()),
        sense.evidence());
    for (TextRecord each : sense.definitions()) {
      int text = text(each.text());
      if (text >= 0) {
        stage.definitions.add(row, code(each.languageCode()), text);
      }
    }
    for (ExampleRecord each : sense.examples()) {
      int text = text(each.text());
      if (text >= 0) {
        stage.examples.add(row, text, text(each.translation()));
      }
    }
  }

  private static void single(SparseRows rows, int row, int value) {
    if (value >= 0) {
      rows.add(row, value);
    }
  }

  private int features(FormRecord form) {
    StringBuilder joined = new StringBuilder();
    for (String each : form.features()) {
      String feature = CleanText.clean(each.replace(FEATURE_SEPARATOR, ' '));
      if (feature != null) {
        joined.append(joined.isEmpty() ? "" : FEATURE_SEPARATOR).append(feature);
      }
    }
    return staging.featureSets.intern(joined.toString());
  }

  private int string(@Nullable String text) {
    return staging.strings.internOrNone(CleanText.clean(text));
  }

  private int text(@Nullable String text) {
    return staging.texts.internOrNone(CleanText.clean(text));
  }

  private int code(String code) {
    return staging.codes.intern(code.strip());
  }

  private int key(String key) {
    return staging.keys.intern(key.strip());
  }
}
