package org.lexhub.loader.source.jsonl;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.FrequencyRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/** Reads the lexemes of the native format. */
final class JsonlLexeme {
  private static final Set<String> LEXEME =
      Stream.concat(
              Stream.of(
                  "language",
                  "lemma",
                  "pos",
                  "source",
                  "pronunciations",
                  "frequency",
                  "proficiency",
                  "forms",
                  "relations",
                  "senses"),
              LexemeColumn.attributes().stream().map(column -> column.attribute().member()))
          .collect(Collectors.toUnmodifiableSet());
  private static final Set<String> SENSE =
      Set.of(
          "meaning",
          "gloss",
          "register",
          "domain",
          "tag_count",
          "evidence",
          "definitions",
          "examples");

  private static final Set<String> RELATION =
      Set.of("type", "lemma", "pos", "meaning", "target_meaning", "evidence");

  LexemeRecord read(JsonlObject object) {
    object.only(LEXEME);
    object.required("pos");
    Pos pos = object.word("pos", Pos::parse);
    LexemeRecord.Builder builder =
        LexemeRecord.builder(
            object.required("language"), object.required("lemma"), pos == null ? Pos.OTHER : pos);
    for (LexemeColumn column : LexemeColumn.attributes()) {
      attribute(object, column.attribute(), builder);
    }
    for (JsonlObject each : object.objects("pronunciations")) {
      each.only(Set.of("ipa", "audio_url", "accent"));
      builder.pronunciation(each.required("ipa"), each.text("audio_url"), each.text("accent"));
    }
    for (JsonlObject each : object.objects("forms")) {
      each.only(Set.of("form", "features"));
      builder.form(each.required("form"), each.texts("features"));
    }
    for (String level : object.texts("proficiency")) {
      if (level.indexOf(':') < 1) {
        throw new JsonlException(
            "lexeme.proficiency must be scheme:level such as cefr:a1, not \"" + level + "\"");
      }
      builder.proficiency(level);
    }
    JsonlObject frequency = object.object("frequency");
    if (frequency != null) {
      builder.frequency(frequency(frequency));
    }
    int order = 0;
    for (JsonlObject each : object.objects("senses")) {
      builder.sense(sense(each, ++order));
    }
    return builder.build();
  }

  /** Reads the relations of a lexeme to other words. */
  static List<WordRelationRecord> relations(JsonlObject object, LexemeRecord of) {
    List<WordRelationRecord> relations = new ArrayList<>();
    for (JsonlObject each : object.objects("relations")) {
      each.only(RELATION);
      each.required("type");
      RelationType type = each.word("type", RelationType::parse);
      Double evidence = each.number("evidence", 0, 1);
      if (type != null && (evidence == null || evidence > 0)) {
        relations.add(
            new WordRelationRecord(
                of.languageCode(),
                of.lemma(),
                of.pos(),
                each.text("meaning"),
                type,
                each.required("lemma"),
                each.word("pos", Pos::parse),
                each.text("target_meaning"),
                evidence == null ? 1 : evidence));
      }
    }
    return relations;
  }

  /** Reads an attribute, if the object has it, into a record. */
  static void attribute(
      JsonlObject object, LexemeAttribute attribute, LexemeRecord.Builder builder) {
    String member = attribute.member();
    switch (attribute.kind()) {
      case STRING, TEXT -> builder.text(attribute, object.text(member));
      case NUMBER -> builder.number(attribute, object.wholeInt(member, -1));
      case WORD -> {
        Integer word = object.word(member, attribute::parse);
        builder.number(attribute, word == null ? -1 : word);
      }
    }
  }

  private static FrequencyRecord frequency(JsonlObject object) {
    object.only(Set.of("rank", "count", "per_million", "corpus"));
    Long count = object.whole("count");
    Double perMillion = object.number("per_million", 0, 1_000_000);
    return new FrequencyRecord(
        object.wholeInt("rank", 0),
        count == null ? -1 : count,
        perMillion == null ? Double.NaN : perMillion,
        object.required("corpus"));
  }

  private static SenseRecord sense(JsonlObject object, int order) {
    object.only(SENSE);
    List<TextRecord> definitions = new ArrayList<>();
    for (JsonlObject each : object.objects("definitions")) {
      each.only(Set.of("language", "text"));
      definitions.add(new TextRecord(each.required("language"), each.required("text")));
    }
    List<ExampleRecord> examples = new ArrayList<>();
    for (JsonlObject each : object.objects("examples")) {
      each.only(Set.of("text", "translation"));
      examples.add(new ExampleRecord(each.required("text"), each.text("translation")));
    }
    Double evidence = object.number("evidence", 0, 1);
    return new SenseRecord(
        object.required("meaning"),
        order,
        object.text("gloss"),
        object.word("register", Register::parse),
        object.text("domain"),
        object.wholeInt("tag_count", 0),
        evidence == null ? 1.0 : evidence,
        definitions,
        examples);
  }
}
