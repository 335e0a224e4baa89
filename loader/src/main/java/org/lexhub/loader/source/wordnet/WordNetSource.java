package org.lexhub.loader.source.wordnet;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Format {@code wndb}: the database files of WordNet 3.0 ({@code data.*}, {@code index.*}, {@code
 * *.exc}). Every synset becomes a meaning such as {@code wn30:02084071-n}, every word in it an
 * English lexeme. Lexical pointers (antonym, derivation …) become relations between the words, and
 * between their synsets.
 */
public final class WordNetSource implements SourceFormat {
  static final List<String> FILES = List.of("noun", "verb", "adj", "adv");

  /** The maximum number of characters of a rejected line in a message. */
  private static final int MAX_SHOWN = 60;

  private static final String LANGUAGE = "eng";

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    WordNetSenses senses = WordNetSenses.read(layer, sink);
    WordNetWords words = new WordNetWords();
    Map<String, String> names = namesOfDomains(layer);
    for (String pos : FILES) {
      String file = FileNames.require(layer.files(), "data." + pos);
      try (Lines lines = new Lines(layer, file, sink)) {
        for (String line = lines.next(); line != null; line = lines.next()) {
          // The lines of the licence at the top start with two blanks.
          if (line.isBlank() || line.startsWith("  ")) {
            continue;
          }
          WordNetSynset synset = WordNetSynset.parse(line);
          if (synset == null) {
            lines.reject("not a synset: " + line.substring(0, Math.min(MAX_SHOWN, line.length())));
          } else {
            write(synset, senses, names, sink);
            words.add(synset);
          }
        }
      }
    }
    words.write(sink);
    for (String pos : FILES) {
      String file = FileNames.find(layer.files(), pos + ".exc");
      if (file != null) {
        readExceptions(layer, file, pos, sink);
      }
    }
  }

  /** Returns the first word of every noun synset, which is the name of a domain. */
  private static Map<String, String> namesOfDomains(Layer layer) throws IOException {
    Map<String, String> names = new HashMap<>();
    String file = FileNames.require(layer.files(), "data.noun");
    try (Lines lines = new Lines(layer, file, NoRecords.SINK)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        WordNetSynset synset = line.startsWith("  ") ? null : WordNetSynset.parse(line);
        if (synset != null) {
          names.put(synset.key(), synset.words().get(0));
        }
      }
    }
    return names;
  }

  private static void write(
      WordNetSynset synset, WordNetSenses senses, Map<String, String> names, RecordSink sink) {
    String key = synset.key();
    WordNetGloss gloss = synset.gloss();
    Pos pos = WordNetKeys.pos(key);
    sink.meaning(new MeaningRecord(key, WordNetKeys.number(key), pos, null, gloss.definition()));
    if (!gloss.definition().isEmpty()) {
      sink.definition(key, LANGUAGE, gloss.definition());
    }
    for (String example : gloss.examples()) {
      sink.example(key, LANGUAGE, example);
    }
    sink.traits(key, synset.traits());
    for (WordNetSynset.Pointer pointer : synset.pointers()) {
      RelationType type = WordNetPointers.type(pointer.symbol());
      sink.relation(key, type == null ? RelationType.OTHER : type, pointer.target());
    }
    for (int i = 0; i < synset.words().size(); i++) {
      String word = synset.words().get(i);
      SenseRecord sense =
          new SenseRecord(
              key,
              senses.order(word, key),
              null,
              register(synset, i + 1, names),
              domain(synset, names),
              senses.tagCount(word, key),
              1.0,
              List.of(),
              List.of());
      sink.lexeme(LexemeRecord.of(LANGUAGE, word, pos, sense));
    }
  }

  private static @Nullable String domain(WordNetSynset synset, Map<String, String> names) {
    for (WordNetSynset.Pointer pointer : synset.pointers()) {
      if (pointer.symbol().equals(";c") && names.containsKey(pointer.target())) {
        return names.get(pointer.target());
      }
    }
    return null;
  }

  private static @Nullable Register register(
      WordNetSynset synset, int word, Map<String, String> names) {
    for (WordNetSynset.Pointer pointer : synset.pointers()) {
      boolean applies = pointer.sourceWord() == 0 || pointer.sourceWord() == word;
      String usage = names.get(pointer.target());
      if (applies && pointer.symbol().equals(";u") && usage != null) {
        Register register = WordNetPointers.register(usage);
        if (register != null) {
          return register;
        }
      }
    }
    return null;
  }

  /** Reads lines such as {@code geese goose}: an irregular form and its possible base words. */
  private static void readExceptions(Layer layer, String file, String pos, RecordSink sink)
      throws IOException {
    Pos of = WordNetKeys.pos("-" + (pos.equals("adv") ? 'r' : pos.charAt(0)));
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (line.isBlank()) {
          continue;
        }
        String[] parts = line.strip().split(" +", -1);
        if (parts.length < 2) {
          lines.reject("no irregular form or no word: " + line);
          continue;
        }
        String form = WordNetSynset.word(parts[0]);
        for (int i = 1; i < parts.length; i++) {
          String word = WordNetSynset.word(parts[i]);
          if (!word.equals(form)) {
            LexemeRecord.Builder lexeme = LexemeRecord.builder(LANGUAGE, word, of);
            lexeme.form(form, features(of, form));
            sink.annotate(lexeme.build(), of);
          }
        }
      }
    }
  }

  /** Returns the features that the part of speech and the ending of a form imply. */
  private static List<String> features(Pos pos, String form) {
    return switch (pos) {
      case NOUN -> List.of("plural");
      case VERB -> form.endsWith("ing") ? List.of("present", "participle") : List.of();
      default ->
          form.endsWith("est")
              ? List.of("superlative")
              : form.endsWith("er") ? List.of("comparative") : List.of();
    };
  }
}
