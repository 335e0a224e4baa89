package org.lexhub.loader.source.jsonl;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** Turns the lines of one file of the native format into records. */
final class JsonlRecords {
  private static final Set<String> SOURCE =
      Set.of("name", "title", "version", "licence", "attribution", "url", "prior");
  private static final Set<String> LANGUAGE =
      Set.of(
          "glottocode",
          "iso639_3",
          "name",
          "level",
          "parent",
          "latitude",
          "longitude",
          "speakers",
          "status",
          "scripts",
          "names");
  private static final Set<String> CONCEPT =
      Set.of("catalog_id", "gloss", "semantic_field", "ontological_category");
  private static final Set<String> MEANING =
      Set.of(
          "key",
          "lexicon_meaning_id",
          "pos",
          "concept",
          "gloss",
          "same_as",
          "definitions",
          "examples",
          "relations");

  private final RecordSink sink;
  private final Map<String, SourceRecord> sources;
  private final JsonlLexeme lexemes;
  private SourceRecord current;

  JsonlRecords(RecordSink sink, Map<String, SourceRecord> sources, SourceRecord layerSource) {
    this.sink = sink;
    this.sources = sources;
    this.current = layerSource;
    this.lexemes = new JsonlLexeme();
  }

  /** Writes the record of one line; writes nothing if the line is not valid. */
  void line(Map<?, ?> line) {
    if (line.size() != 1) {
      throw new JsonlException("a line must have exactly one member, not " + line.size());
    }
    Map.Entry<?, ?> member = line.entrySet().iterator().next();
    String kind = String.valueOf(member.getKey());
    if (!(member.getValue() instanceof Map<?, ?> map)) {
      throw new JsonlException(kind + " must be an object");
    }
    JsonlObject object = new JsonlObject(kind, map);
    switch (kind) {
      case "source" -> source(object);
      case "language" -> language(object);
      case "concept" -> concept(object);
      case "meaning" -> meaning(object);
      case "lexeme" -> lexeme(object);
      default ->
          throw new JsonlException(
              "unknown kind of line \""
                  + kind
                  + "\"; known: source, language, concept, meaning, lexeme");
    }
  }

  private void source(JsonlObject object) {
    object.only(SOURCE);
    String name = object.required("name");
    Double prior = object.number("prior", 0, 1);
    SourceRecord source =
        new SourceRecord(
            name,
            Objects.requireNonNullElse(object.text("title"), name),
            Objects.requireNonNullElse(object.text("version"), ""),
            Objects.requireNonNullElse(object.text("licence"), ""),
            Objects.requireNonNullElse(object.text("attribution"), ""),
            Objects.requireNonNullElse(object.text("url"), ""),
            prior == null ? current.prior() : prior);
    sources.put(name, source);
    current = source;
    sink.source(source);
  }

  private void language(JsonlObject object) {
    object.only(LANGUAGE);
    String glottocode = object.text("glottocode");
    String iso = object.text("iso639_3");
    String code = glottocode != null ? glottocode : iso;
    if (code == null) {
      throw new JsonlException("language has neither glottocode nor iso639_3");
    }
    LanguageRecord record =
        LanguageRecord.builder(glottocode, iso)
            .name(object.text("name"))
            .level(object.word("level", LanguageLevel::parse))
            .parent(object.text("parent"))
            .coordinates(object.number("latitude", -90, 90), object.number("longitude", -180, 180))
            .speakers(object.whole("speakers"))
            .status(object.word("status", EndangermentStatus::parse))
            .scripts(object.texts("scripts"))
            .build();
    for (JsonlObject name : object.objects("names")) {
      name.only(Set.of("locale", "name", "is_native"));
      name.required("locale");
      name.required("name");
      name.flag("is_native");
    }
    sink.language(record);
    for (JsonlObject name : object.objects("names")) {
      sink.languageName(
          code, name.required("locale"), name.required("name"), name.flag("is_native"));
    }
  }

  private void concept(JsonlObject object) {
    object.only(CONCEPT);
    sink.concept(
        new ConceptRecord(
            object.required("catalog_id"),
            object.text("gloss"),
            object.text("semantic_field"),
            object.text("ontological_category")));
  }

  private void meaning(JsonlObject object) {
    object.only(MEANING);
    String key = object.required("key");
    MeaningRecord record =
        new MeaningRecord(
            key,
            object.whole("lexicon_meaning_id"),
            object.word("pos", Pos::parse),
            object.text("concept"),
            object.text("gloss"));
    for (String list : new String[] {"definitions", "examples"}) {
      for (JsonlObject each : object.objects(list)) {
        each.only(Set.of("language", "text"));
        each.required("language");
        each.required("text");
      }
    }
    for (JsonlObject each : object.objects("relations")) {
      each.only(Set.of("type", "target"));
      each.required("type");
      if (each.word("type", RelationType::parse) == RelationType.SYNONYM) {
        throw new JsonlException("synonyms are words of one meaning, not related meanings");
      }
      each.required("target");
    }
    object.texts("same_as");
    sink.meaning(record);
    object.texts("same_as").forEach(other -> sink.sameMeaning(key, other));
    for (JsonlObject each : object.objects("definitions")) {
      sink.definition(key, each.required("language"), each.required("text"));
    }
    for (JsonlObject each : object.objects("examples")) {
      sink.example(key, each.required("language"), each.required("text"));
    }
    for (JsonlObject each : object.objects("relations")) {
      RelationType type = each.word("type", RelationType::parse);
      if (type != null) {
        sink.relation(key, type, each.required("target"));
      }
    }
  }

  private void lexeme(JsonlObject object) {
    String named = object.text("source");
    SourceRecord source = named == null ? current : sources.get(named);
    if (source == null) {
      throw new JsonlException(
          "lexeme.source is \"" + named + "\", but no source before it has this name");
    }
    var record = lexemes.read(object);
    List<WordRelationRecord> relations = JsonlLexeme.relations(object, record);
    sink.source(source);
    sink.lexeme(record);
    relations.forEach(sink::wordRelation);
    sink.source(current);
  }
}
