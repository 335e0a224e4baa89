package org.lexhub.loader.source.catalogue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.locator.Limits;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.locator.UnavailableException;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.text.WrittenWord;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code cldf}: a CLDF Wordlist. A form becomes a lexeme of the glottocode of its doculect.
 * Its meaning is the Concepticon set of its parameter ({@code concepticon:948}), or a new meaning
 * ({@code <source>:<parameter>}) if there is none.
 *
 * <p>Wordlists have no parts of speech. These come from the ontological category of the concept set
 * if the option {@code concepticon} gives the locator of the Concepticon data, or else from the
 * name of the parameter ({@code to buy}, {@code the eye}), or else are {@code other}.
 */
public final class CldfSource implements SourceFormat {
  private static final String FORMS = "FormTable";
  private static final String LANGUAGES = "LanguageTable";
  private static final String PARAMETERS = "ParameterTable";

  /** The meaning key and part of speech of a parameter of the wordlist. */
  private record Parameter(String key, Pos pos) {}

  private final Map<String, String> languages = new HashMap<>();
  private final Map<String, Parameter> parameters = new HashMap<>();

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    CldfTables tables = CldfTables.read(layer);
    sink.transcribes();
    readLanguages(layer, tables, sink);
    readParameters(layer, tables, sink);
    readForms(layer, tables, sink);
  }

  private void readLanguages(Layer layer, CldfTables tables, RecordSink sink) throws IOException {
    String id = tables.column(LANGUAGES, "id", "ID");
    String glottocode = tables.column(LANGUAGES, "glottocode", "Glottocode");
    String iso = tables.column(LANGUAGES, "iso639P3code", "ISO639P3code");
    try (DelimitedTable table = tables.open(layer, LANGUAGES, sink)) {
      while (table.next()) {
        String code = table.get(glottocode).toLowerCase(Locale.ROOT);
        String three = table.get(iso);
        if (code.matches("[a-z0-9]{4}[0-9]{4}")) {
          languages.put(table.get(id), code);
        } else if (three.matches("[a-z]{3}")) {
          languages.put(table.get(id), three);
        }
      }
    }
  }

  private void readParameters(Layer layer, CldfTables tables, RecordSink sink) throws IOException {
    Map<String, Pos> parts = partsOfSpeech(layer);
    String id = tables.column(PARAMETERS, "id", "ID");
    String name = tables.column(PARAMETERS, "name", "Name");
    String concept = tables.column(PARAMETERS, "concepticonReference", "Concepticon_ID");
    try (DelimitedTable table = tables.open(layer, PARAMETERS, sink)) {
      while (table.next()) {
        String set = table.get(concept);
        String gloss = table.get(name);
        boolean known = set.matches("[1-9][0-9]{0,8}");
        String key = known ? "concepticon:" + set : layer.source().name() + ":" + table.get(id);
        Pos part = known ? parts.get(set) : null;
        Pos pos = part == null ? guess(gloss) : part;
        parameters.put(table.get(id), new Parameter(key, pos));
        if (!known) {
          sink.meaning(new MeaningRecord(key, null, pos, null, gloss.isEmpty() ? null : gloss));
        }
      }
    }
  }

  private static Pos guess(String gloss) {
    if (gloss.startsWith("to ")) {
      return Pos.VERB;
    }
    return gloss.startsWith("the ") ? Pos.NOUN : Pos.OTHER;
  }

  private void readForms(Layer layer, CldfTables tables, RecordSink sink) throws IOException {
    String language = tables.column(FORMS, "languageReference", "Language_ID");
    String parameter = tables.column(FORMS, "parameterReference", "Parameter_ID");
    String form = tables.column(FORMS, "form", "Form");
    String segments = tables.column(FORMS, "segments", "Segments");
    try (DelimitedTable table = tables.open(layer, FORMS, sink)) {
      while (table.next()) {
        String code = languages.get(table.get(language));
        Parameter meaning = parameters.get(table.get(parameter));
        String word = table.get(form);
        if (meaning == null || word.isEmpty()) {
          table.reject("no form or unknown parameter: " + table.get(parameter));
        } else if (code == null) {
          table.reject("the language has no code: " + table.get(language));
        } else if (!word.equals("?") && !word.equals("-")) {
          lexemes(table, code, meaning, word, table.get(segments), sink);
        }
      }
    }
  }

  /**
   * Writes the words of a row. Some lists have transcriptions in Latin letters, and the native
   * spelling in another column. If a cell has several words, each gets its transcription if the
   * numbers match, and the first one gets the pronunciation.
   */
  private static void lexemes(
      DelimitedTable table,
      String code,
      Parameter meaning,
      String form,
      String segments,
      RecordSink sink) {
    String written = table.get("native_script");
    written = written.isEmpty() ? table.get("original_script") : written;
    List<WrittenWord> latin = WrittenWord.ofForm(form);
    List<WrittenWord> words = written.isEmpty() ? latin : WrittenWord.ofForm(written);
    for (int i = 0; i < words.size(); i++) {
      LexemeRecord.Builder lexeme = words.get(i).lexeme(code, meaning.pos(), meaning.key());
      if (latin.size() == words.size() && !latin.get(i).equals(words.get(i))) {
        lexeme.romanization(latin.get(i).lemma());
      }
      if (i == 0) {
        pronunciation(segments, lexeme);
      }
      sink.lexeme(lexeme.build());
    }
  }

  private static void pronunciation(String segments, LexemeRecord.Builder lexeme) {
    String ipa = segments.replace("+", "").replace("_", "").replace(" ", "");
    if (!ipa.isEmpty()) {
      lexeme.pronunciation("/" + ipa + "/", null);
    }
  }

  /** Returns the part of speech of each concept set, from the Concepticon data if available. */
  private static Map<String, Pos> partsOfSpeech(Layer layer) throws IOException {
    Map<String, Pos> parts = new HashMap<>();
    String place = layer.option("concepticon", "");
    if (place.isEmpty()) {
      return parts;
    }
    try {
      SourceRecord source = layer.source();
      Layer concepticon =
          new Layer(
              "concepticon",
              source,
              new Locator(Path.of(""), true).open(place, Limits.DEFAULT),
              Map.of(),
              0,
              ReadProgress.NONE);
      new ConcepticonSource().read(concepticon, new PosOfConcepts(parts));
    } catch (UnavailableException e) {
      return parts;
    }
    return parts;
  }

  /** Collects the parts of speech of concept sets. */
  private static final class PosOfConcepts extends NoRecords {
    private final Map<String, Pos> parts;

    PosOfConcepts(Map<String, Pos> parts) {
      this.parts = parts;
    }

    @Override
    public void meaning(MeaningRecord meaning) {
      @Nullable String id = meaning.conceptCatalogId();
      if (id != null && meaning.pos() != null) {
        parts.put(id, meaning.pos());
      }
    }
  }
}
