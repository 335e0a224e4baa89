package org.lexhub.loader.source.wikidata;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.loader.source.text.LocaleCodes;
import org.lexhub.store.table.vocabulary.Gender;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/** Turns one lexeme of Wikidata into records. */
final class WikidataLexeme {
  private static final String ITEM_FOR_THIS_SENSE = "P5137";
  private static final String PREDICATE_FOR = "P9970";
  private static final String GENDER = "P5185";
  private static final String IPA = "P898";
  private static final String AUDIO = "P443";
  private static final String USAGE_EXAMPLE = "P5831";
  private static final String STYLE = "P6191";
  private static final String FIELD = "P9488";
  private static final String SENSE_OF_EXAMPLE = "P6072";
  private static final String COMMONS = "https://commons.wikimedia.org/wiki/Special:FilePath/";

  /** The maximum number of characters of a text. */
  private static final int MAX_LENGTH = 500;

  private final Map<?, ?> entity;
  private final String source;
  private final WikidataRelations relations;
  private final RecordSink sink;
  private final Map<?, ?> claims;

  WikidataLexeme(Map<?, ?> entity, String source, WikidataRelations relations, RecordSink sink) {
    this.entity = entity;
    this.source = source;
    this.relations = relations;
    this.sink = sink;
    claims = JsonTree.map(entity, "claims");
  }

  /** Writes the lexeme; returns why it cannot, or null. */
  @Nullable String write() {
    String id = JsonTree.text(entity, "id");
    if (id == null || !id.matches("L[0-9]+")) {
      return "this line is no lexeme: " + id;
    }
    Map<String, String> lemmas = texts(JsonTree.map(entity, "lemmas"));
    if (lemmas.isEmpty()) {
      return id + " has no lemma";
    }
    String language = language(lemmas.keySet());
    if (language.isEmpty()) {
      return id + " has no known language";
    }
    Set<String> spellings = new LinkedHashSet<>(lemmas.values());
    Pos pos = WikidataItems.pos(JsonTree.text(entity, "lexicalCategory"));
    String lemma = spellings.iterator().next();
    LexemeRecord.Builder lexeme = LexemeRecord.builder(language, lemma, pos);
    for (String other : spellings) {
      if (!other.equals(lemma)) {
        lexeme.form(other, List.of("alternative"));
      }
    }
    Set<Gender> genders = EnumSet.noneOf(Gender.class);
    for (String item : items(claims, GENDER)) {
      Gender gender = Gender.parse(WikidataItems.feature(item));
      if (gender != null) {
        genders.add(gender);
      }
    }
    lexeme.gender(Gender.of(genders));
    forms(lemma, lexeme);
    WikidataRelations.Word word = new WikidataRelations.Word(language, lemma, pos, null);
    relations.word(id, word);
    for (String target : items(claims, WikidataRelations.DERIVED_FROM)) {
      relations.link(word, RelationType.DERIVATION, target);
    }
    int order = 0;
    for (Map<?, ?> sense : JsonTree.maps(entity, "senses")) {
      sense(sense, word, ++order, lexeme);
    }
    if (order == 0) {
      sink.annotate(lexeme.build(), pos == Pos.OTHER ? null : pos);
    } else {
      sink.lexeme(lexeme.build());
    }
    return null;
  }

  /**
   * Returns the language of the item, or that of the spelling codes, such as {@code en-gb}; codes
   * for other languages than those of Wikimedia are {@code mis-x-Q123}.
   */
  private String language(Set<String> codes) {
    String known = WikidataItems.language(JsonTree.text(entity, "language"));
    if (!known.isEmpty()) {
      return known;
    }
    for (String code : codes) {
      if (!code.startsWith("mis") && LocaleCodes.base(code).matches("[a-z]{2,3}")) {
        return LocaleCodes.threeLetter(code);
      }
    }
    return "";
  }

  private void forms(String lemma, LexemeRecord.Builder lexeme) {
    for (Map<?, ?> form : JsonTree.maps(entity, "forms")) {
      List<String> features = new ArrayList<>();
      for (String item : JsonTree.texts(form, "grammaticalFeatures")) {
        String word = WikidataItems.feature(item);
        if (!word.isEmpty()) {
          features.add(word);
        }
      }
      Set<String> spelled =
          new LinkedHashSet<>(texts(JsonTree.map(form, "representations")).values());
      for (String text : spelled) {
        if (!text.equals(lemma)) {
          lexeme.form(text, features);
        } else {
          pronunciations(JsonTree.map(form, "claims"), lexeme);
        }
      }
    }
    pronunciations(claims, lexeme);
  }

  private static void pronunciations(Map<?, ?> of, LexemeRecord.Builder lexeme) {
    List<String> audio = values(of, AUDIO);
    String recording = audio.isEmpty() ? null : COMMONS + audio.get(0).replace(' ', '_');
    for (String ipa : values(of, IPA)) {
      boolean enclosed = ipa.startsWith("/") || ipa.startsWith("[");
      lexeme.pronunciation(enclosed ? ipa : "/" + ipa + "/", recording);
    }
  }

  private void sense(
      Map<?, ?> sense, WikidataRelations.Word word, int order, LexemeRecord.Builder lexeme) {
    String id = JsonTree.text(sense, "id");
    if (id == null) {
      return;
    }
    Map<?, ?> of = JsonTree.map(sense, "claims");
    List<String> named = new ArrayList<>(items(of, ITEM_FOR_THIS_SENSE));
    named.addAll(items(of, PREDICATE_FOR));
    String key = source + ":" + (named.size() == 1 ? named.get(0) + ":" + word.pos().code() : id);
    relate(id, word, key, of);
    Map<String, String> glosses = new LinkedHashMap<>();
    texts(JsonTree.map(sense, "glosses"))
        .forEach((code, text) -> glosses.putIfAbsent(LocaleCodes.threeLetter(code), text));
    glosses.remove("");
    sink.meaning(new MeaningRecord(key, null, word.pos(), null, glosses.get("eng")));
    List<TextRecord> definitions = new ArrayList<>();
    glosses.forEach((code, text) -> {
      if (text.indexOf(' ') > 0 || text.length() > 8) {
        definitions.add(new TextRecord(code, text));
      }
    });
    for (TextRecord definition : definitions) {
      sink.definition(key, definition.languageCode(), definition.text());
    }
    String gloss = glosses.getOrDefault(word.language(), glosses.get("eng"));
    lexeme.sense(
        new SenseRecord(key, order, gloss, register(of), null, 0, 1.0, definitions, examples(id)));
  }

  private void relate(String id, WikidataRelations.Word word, String key, Map<?, ?> of) {
    WikidataRelations.Word meant =
        new WikidataRelations.Word(word.language(), word.lemma(), word.pos(), key);
    relations.word(id, meant);
    WikidataRelations.OF_SENSES.forEach((property, type) -> {
      for (String target : items(of, property)) {
        relations.link(meant, type, target);
      }
    });
  }

  private static @Nullable Register register(Map<?, ?> of) {
    for (String item : items(of, STYLE)) {
      Register register = WikidataItems.register(item);
      if (register != null) {
        return register;
      }
    }
    return items(of, FIELD).isEmpty() ? null : Register.TECHNICAL;
  }

  /** Returns the usage examples of a sense, which are claims of the lexeme. */
  private List<ExampleRecord> examples(String sense) {
    List<ExampleRecord> examples = new ArrayList<>();
    int senses = JsonTree.maps(entity, "senses").size();
    for (Map<?, ?> claim : JsonTree.maps(claims, USAGE_EXAMPLE)) {
      Map<?, ?> snak = JsonTree.map(claim, "mainsnak");
      Map<?, ?> value = JsonTree.map(JsonTree.map(snak, "datavalue"), "value");
      String text = JsonTree.text(value, "text");
      List<String> subjects = new ArrayList<>();
      for (Map<?, ?> each : JsonTree.maps(JsonTree.map(claim, "qualifiers"), SENSE_OF_EXAMPLE)) {
        String id = JsonTree.text(JsonTree.map(JsonTree.map(each, "datavalue"), "value"), "id");
        if (id != null) {
          subjects.add(id);
        }
      }
      boolean fits = subjects.isEmpty() ? senses == 1 : subjects.contains(sense);
      if (text != null && fits && text.length() <= MAX_LENGTH) {
        examples.add(new ExampleRecord(text, null));
      }
    }
    return examples;
  }

  /** Returns the items that a property has as values. */
  private static List<String> items(Map<?, ?> claims, String property) {
    List<String> items = new ArrayList<>();
    for (Map<?, ?> claim : JsonTree.maps(claims, property)) {
      Map<?, ?> data = JsonTree.map(JsonTree.map(claim, "mainsnak"), "datavalue");
      String id = JsonTree.text(JsonTree.map(data, "value"), "id");
      if (id != null && !items.contains(id)) {
        items.add(id);
      }
    }
    return items;
  }

  /** Returns the texts that a property has as values. */
  private static List<String> values(Map<?, ?> claims, String property) {
    List<String> values = new ArrayList<>();
    for (Map<?, ?> claim : JsonTree.maps(claims, property)) {
      Map<?, ?> data = JsonTree.map(JsonTree.map(claim, "mainsnak"), "datavalue");
      String value = JsonTree.text(data, "value");
      if (value != null) {
        values.add(value);
      }
    }
    return values;
  }

  /** Returns the texts of {@code {"en":{"language":"en","value":"dog"}}} by their codes. */
  private static Map<String, String> texts(Map<?, ?> byCode) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Object each : byCode.values()) {
      if (each instanceof Map<?, ?> text) {
        String code = JsonTree.text(text, "language");
        String value = JsonTree.text(text, "value");
        if (code != null && value != null && value.length() <= MAX_LENGTH) {
          texts.put(code, value);
        }
      }
    }
    return texts;
  }
}
