package org.lexhub.server.export;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.json.JsonOut;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * A dictionary of the browser extension Yomitan, format 3: an index, a bank of tags for parts of
 * speech, and banks of terms with their translations, or their glosses in a language alone.
 *
 * @see <a href="https://github.com/yomidevs/yomitan/tree/master/ext/data/schemas">schemas</a>
 */
final class YomitanFormat {
  private static final int FORMAT = 3;
  private static final int TERMS_PER_BANK = 10_000;

  private final ExportScope scope;
  private final Store store;
  private final Utf8Buffer scratch = new Utf8Buffer(4096);
  private boolean isFirst;

  YomitanFormat(ExportScope scope) {
    this.scope = scope;
    store = scope.store();
  }

  List<ZipExport.Entry> files() {
    List<ZipExport.Entry> files = new ArrayList<>();
    files.add(new ZipExport.Entry("index.json", List.of(json(this::index))));
    files.add(new ZipExport.Entry("tag_bank_1.json", List.of(json(this::tags))));
    int bank = 1;
    for (int i = 0; i < scope.source().count(); i++) {
      int language = scope.source().get(i);
      int end = store.languages().lexemeEnd(language);
      for (int from = store.languages().lexemeStart(language); from < end; ) {
        int start = from;
        int stop = Math.min(end, from + TERMS_PER_BANK);
        String name = "term_bank_" + bank++ + ".json";
        files.add(new ZipExport.Entry(name, bank(start, stop)));
        from = stop;
      }
    }
    return files;
  }

  private List<Pass> bank(int start, int stop) {
    return List.of(
        Pass.once(out -> {
          out.append('[');
          isFirst = true;
        }),
        new Pass(() -> scope.lexemes(start, stop), this::term),
        Pass.once(out -> out.append("]\n")));
  }

  private Pass json(Consumer<JsonOut> writer) {
    return new Pass(
        () -> IntStream.of(0),
        (row, out) -> {
          scratch.clear();
          writer.accept(new JsonOut(scratch));
          out.put(scratch.bytes(), 0, scratch.length());
        });
  }

  private void index(JsonOut json) {
    List<Credit> credits = Credit.of(scope);
    json.beginObject().name("title").string("Lexhub " + scope.title());
    json.name("revision").string(store.snapshot().header().buildId());
    json.name("format").number(FORMAT);
    json.name("sequenced").bool(true);
    json.name("author").string("Lexhub");
    json.name("description").string("Licences: " + Credit.licences(credits));
    json.name("attribution").string(Credit.lines(credits));
    json.name("sourceLanguage").string(scope.tags().of(scope.source().get(0)));
    int target = scope.target() == null ? scope.source().get(0) : scope.target().get(0);
    json.name("targetLanguage").string(scope.tags().of(target));
    json.endObject();
  }

  private void tags(JsonOut json) {
    TreeMap<String, String> tags = new TreeMap<>();
    for (Pos pos : Pos.values()) {
      tags.put(pos.code(), pos.code());
    }
    json.beginArray();
    tags.forEach((name, notes) -> {
      json.beginArray().string(name).ascii("partOfSpeech").number(0);
      json.string(notes).number(0).endArray();
    });
    json.endArray();
  }

  private void term(int lexeme, Utf8Buffer out) {
    LexemeTable lexemes = store.lexemes();
    List<String> glossary = glossary(lexeme);
    if (glossary.isEmpty()) {
      return;
    }
    scratch.clear();
    JsonOut json = new JsonOut(scratch);
    boolean details = scope.allowed().lexemeDetails(lexeme);
    int rank = details ? lexemes.frequencyRank(lexeme) : 0;
    json.beginArray().text(store.strings(), lexemes.lemma(lexeme));
    json.string(details ? scope.string(lexemes.reading(lexeme)) : "");
    json.ascii(lexemes.posOf(lexeme).code()).ascii("");
    json.number(rank > 0 ? -rank : -Integer.MAX_VALUE).beginArray();
    glossary.forEach(json::string);
    json.endArray().number(lexemes.id(lexeme)).ascii("").endArray();
    if (!isFirst) {
      out.put((byte) ',');
    }
    isFirst = false;
    out.put((byte) '\n');
    out.put(scratch.bytes(), 0, scratch.length());
  }

  private List<String> glossary(int lexeme) {
    return scope
        .senses(lexeme)
        .mapToObj(this::gloss)
        .filter(text -> text != null && !text.isEmpty())
        .toList();
  }

  private @Nullable String gloss(int sense) {
    String gloss = scope.gloss(sense);
    if (scope.target() == null) {
      return gloss;
    }
    List<String> words =
        scope.translations(sense).stream()
            .map(lexeme -> scope.string(store.lexemes().lemma(lexeme)))
            .distinct()
            .toList();
    return words.isEmpty()
        ? null
        : String.join(", ", words) + (gloss.isEmpty() ? "" : " (" + gloss + ")");
  }
}
