package org.lexhub.loader.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.record.TaggedSentence;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** Keeps every record as text, for assertions. */
public class RecordingSink implements RecordSink {
  public final List<SourceRecord> sources = new ArrayList<>();
  final List<LanguageRecord> languages = new ArrayList<>();

  /** {@code code locale name}, with {@code !} after a native name. */
  final List<String> names = new ArrayList<>();

  public final List<ConceptRecord> concepts = new ArrayList<>();
  public final List<MeaningRecord> meanings = new ArrayList<>();

  /** {@code a = b}. */
  public final List<String> same = new ArrayList<>();

  /** {@code key language text}. */
  public final List<String> definitions = new ArrayList<>();

  /** {@code key language text}. */
  public final List<String> examples = new ArrayList<>();

  /** {@code key type target}. */
  public final List<String> relations = new ArrayList<>();

  public final List<WordRelationRecord> wordRelations = new ArrayList<>();

  /** {@code key bits}, in hexadecimal digits. */
  public final List<String> traits = new ArrayList<>();

  /** {@code senseKey = meaningKey}. */
  public final List<String> senseKeys = new ArrayList<>();

  public final List<TaggedSentence> sentences = new ArrayList<>();
  public final List<LexemeRecord> lexemes = new ArrayList<>();
  public final List<EntryRecord> entries = new ArrayList<>();
  public final List<LexemeRecord> annotations = new ArrayList<>();

  /** The spellings of earlier layers; null for all. */
  public @Nullable Set<String> earlier;

  /** {@code file:line reason}. */
  public final List<String> rejects = new ArrayList<>();

  /** {@code language lemma pos key} of every sense of every lexeme. */
  public List<String> links() {
    List<String> links = new ArrayList<>();
    for (LexemeRecord lexeme : lexemes) {
      for (SenseRecord sense : lexeme.senses()) {
        links.add(
            lexeme.languageCode()
                + " "
                + lexeme.lemma()
                + " "
                + lexeme.pos().code()
                + " "
                + sense.meaningKey());
      }
    }
    return links;
  }

  /** Returns the first lexeme with this spelling. */
  public LexemeRecord lexeme(String lemma) {
    return lexemes.stream().filter(l -> l.lemma().equals(lemma)).findFirst().orElseThrow();
  }

  /** Returns the first annotation with this spelling. */
  public LexemeRecord annotation(String lemma) {
    return annotations.stream().filter(l -> l.lemma().equals(lemma)).findFirst().orElseThrow();
  }

  @Override
  public void source(@Nullable SourceRecord source) {
    if (source != null) {
      sources.add(source);
    }
  }

  @Override
  public void language(LanguageRecord language) {
    languages.add(language);
  }

  @Override
  public void languageName(String languageCode, String locale, String name, boolean isNative) {
    names.add(languageCode + " " + locale + " " + name + (isNative ? "!" : ""));
  }

  @Override
  public void concept(ConceptRecord concept) {
    concepts.add(concept);
  }

  @Override
  public void meaning(MeaningRecord meaning) {
    meanings.add(meaning);
  }

  @Override
  public void sameMeaning(String keyA, String keyB) {
    same.add(keyA + " = " + keyB);
  }

  @Override
  public void definition(String meaningKey, String languageCode, String text) {
    definitions.add(meaningKey + " " + languageCode + " " + text);
  }

  @Override
  public void example(String meaningKey, String languageCode, String text) {
    examples.add(meaningKey + " " + languageCode + " " + text);
  }

  @Override
  public void traits(String meaningKey, long traits) {
    if (traits != 0) {
      this.traits.add(meaningKey + " " + Long.toHexString(traits));
    }
  }

  @Override
  public void senseKey(String senseKey, String meaningKey) {
    senseKeys.add(senseKey + " = " + meaningKey);
  }

  @Override
  public void taggedSentence(TaggedSentence sentence) {
    sentences.add(sentence);
  }

  @Override
  public void relation(String meaningKey, RelationType type, String targetKey) {
    relations.add(meaningKey + " " + type.code() + " " + targetKey);
  }

  @Override
  public void wordRelation(WordRelationRecord relation) {
    wordRelations.add(relation);
  }

  /** Returns the relations between words as {@code lemma type target}. */
  public List<String> relatedWords() {
    return wordRelations.stream()
        .map(each -> each.lemma() + " " + each.type().code() + " " + each.target())
        .toList();
  }

  @Override
  public void lexeme(LexemeRecord lexeme) {
    lexemes.add(lexeme);
  }

  @Override
  public void entry(EntryRecord entry) {
    entries.add(entry);
  }

  /** {@code language word: text = translation}. */
  public final List<String> usages = new ArrayList<>();

  @Override
  public void usage(String languageCode, String word, ExampleRecord example) {
    usages.add(languageCode + " " + word + ": " + example.text() + " = " + example.translation());
  }

  @Override
  public boolean mayHaveLexeme(String lemma) {
    return earlier == null || earlier.contains(lemma);
  }

  @Override
  public void annotate(LexemeRecord annotation, @Nullable Pos pos) {
    annotations.add(annotation);
  }

  @Override
  public void reject(String file, long line, String reason) {
    rejects.add(file + ":" + line + " " + reason);
  }
}
