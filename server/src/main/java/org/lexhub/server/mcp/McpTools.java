package org.lexhub.server.mcp;

import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.export.EntryText;
import org.lexhub.server.export.ExportScope;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.translation.TranslateTool;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.licence.LicenceFilter;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.SourceTable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The tools of the Model Context Protocol. Every answer is a JSON object with an {@code
 * attribution} of the sources that it comes from.
 */
final class McpTools {
  private static final int MAX_TEXT_LENGTH = 200;
  private static final int MAX_LIMIT = 50;
  private static final int DEFAULT_LIMIT = 10;
  private static final int MAX_ENTRIES = 10;
  private static final int INITIAL_LENGTH = 4096;
  private static final String WORD = "word";
  private static final String LANGUAGE = "language";
  private static final String TARGET = "target_lang";

  /** The tools. */
  enum Tool {
    LOOKUP(WORD, LANGUAGE, "fuzzy", "limit"),
    TRANSLATE,
    DEFINE(WORD, LANGUAGE),
    RELATE(WORD, LANGUAGE, TARGET);

    @SuppressWarnings("ImmutableEnumChecker") // List.of gives immutable lists
    private final List<String> arguments;

    Tool(String... arguments) {
      this.arguments = List.of(arguments);
    }
  }

  private final Store store;
  private final boolean accurate;
  private final IntLinkedOpenHashSet lexemes = new IntLinkedOpenHashSet();
  private final JsonOut json = new JsonOut(new Utf8Buffer(INITIAL_LENGTH));

  McpTools(Store store, boolean accurate) {
    this.store = store;
    this.accurate = accurate;
  }

  /** Returns the tool of a name, or null if there is none. */
  static @Nullable Tool find(@Nullable Object name) {
    for (Tool tool : Tool.values()) {
      if (tool.name().toLowerCase(Locale.ROOT).equals(name)) {
        return tool;
      }
    }
    return null;
  }

  /**
   * Returns the answer of a tool as a JSON object.
   *
   * @throws ApiError if the arguments are not valid or the word is unknown
   */
  String answer(Tool tool, Map<?, ?> arguments) {
    json.beginObject();
    if (tool != Tool.TRANSLATE) {
      refuseUnknown(tool, arguments);
    }
    switch (tool) {
      case LOOKUP -> lookup(arguments);
      case TRANSLATE -> TranslateTool.write(store, arguments, accurate, json, lexemes::add);
      case DEFINE -> define(arguments);
      case RELATE -> relate(arguments);
    }
    attribution();
    json.endObject();
    return json.buffer().toString();
  }

  private static void refuseUnknown(Tool tool, Map<?, ?> arguments) {
    for (Object name : arguments.keySet()) {
      if (!tool.arguments.contains(name.toString())) {
        throw ApiError.unknownParameter(
            name.toString(),
            "Unknown argument '" + ApiError.shown(name.toString()) + "'.",
            tool.arguments);
      }
    }
  }

  private void lookup(Map<?, ?> arguments) {
    LexemeQuery query = new LexemeQuery();
    query.setText(word(arguments));
    query.fuzzy = Boolean.TRUE.equals(arguments.get("fuzzy"));
    query.definitions = true;
    query.limit = limit(arguments.get("limit"));
    LanguageSet languages = languages(LANGUAGE, arguments);
    if (languages != null) {
      query.languages().clear();
      for (int i = 0; i < languages.count(); i++) {
        query.languages().add(languages.get(i));
      }
    }
    LexemeHits hits = new LexemeHits();
    store.lexemeSearch().search(query, hits);
    json.name("total").number(hits.total()).name("words").beginArray();
    for (int i = 0; i < hits.size(); i++) {
      int lexeme = hits.lexeme(i);
      word(lexeme);
      if (store.lexemes().senseCount(lexeme) > 0) {
        json.name("gloss").text(store.texts(), store.gloss(store.lexemes().firstSense(lexeme)));
      }
      json.name("match").ascii(hits.match(i).code());
      json.name("score").basisPoints(hits.scoreBasisPoints(i)).endObject();
    }
    json.endArray();
  }

  /** Opens the object of a lexeme and writes its name. */
  private void word(int lexeme) {
    lexemes.add(lexeme);
    json.beginObject().name("lexeme_id").number(store.lexemes().id(lexeme));
    json.name("lemma").text(store.strings(), store.lexemes().lemma(lexeme));
    if (store.lexemes().reading(lexeme) >= 0) {
      json.name("reading").text(store.strings(), store.lexemes().reading(lexeme));
    }
    int language = store.lexemes().language(lexeme);
    json.name(LANGUAGE).ascii(LanguageCodes.unpack(store.codes().codeOf(language)));
    json.name("pos").ascii(store.lexemes().posOf(lexeme).code());
  }

  private void define(Map<?, ?> arguments) {
    LexemeHits hits = found(arguments);
    LanguageSet languages = required(arguments);
    EntryText entries = new EntryText(new ExportScope(store, languages, null, LicenceFilter.ALL));
    json.name("entries").beginArray();
    for (int i = 0; i < Math.min(MAX_ENTRIES, hits.size()); i++) {
      word(hits.lexeme(i));
      json.name("text").string(String.join("\n", entries.lines(hits.lexeme(i)))).endObject();
    }
    json.endArray();
  }

  private void relate(Map<?, ?> arguments) {
    LexemeHits hits = found(arguments);
    LanguageSet target = languages(TARGET, arguments);
    LanguageSet languages = target == null ? required(arguments) : target;
    RelationsJson related = new RelationsJson(store, languages, json, lexemes::add);
    json.name("entries").beginArray();
    for (int i = 0; i < Math.min(MAX_ENTRIES, hits.size()); i++) {
      word(hits.lexeme(i));
      related.write(hits.lexeme(i));
      json.endObject();
    }
    json.endArray();
  }

  /** Returns the lexemes of the word in its language, at least one. */
  private LexemeHits found(Map<?, ?> arguments) {
    LanguageSet languages = required(arguments);
    String word = word(arguments);
    byte[] text = word.getBytes(StandardCharsets.UTF_8);
    LexemeHits hits = new LexemeHits();
    store.lexemeSearch().find(text, text.length, languages, hits);
    if (hits.size() == 0) {
      throw ApiError.wordNotFound(word, String.valueOf(arguments.get(LANGUAGE)), "");
    }
    return hits;
  }

  private static String word(Map<?, ?> arguments) {
    if (!(arguments.get(WORD) instanceof String word) || word.isBlank()) {
      throw ApiError.missing(WORD);
    }
    String normal = Normalizer.normalize(word.strip(), Normalizer.Form.NFC);
    if (normal.codePointCount(0, normal.length()) > MAX_TEXT_LENGTH) {
      throw ApiError.invalid(WORD, "must have at most " + MAX_TEXT_LENGTH + " characters");
    }
    return normal;
  }

  private static int limit(@Nullable Object value) {
    if (value == null) {
      return DEFAULT_LIMIT;
    }
    double number = value instanceof BigDecimal decimal ? decimal.doubleValue() : Double.NaN;
    if (number != Math.rint(number) || !(number >= 1 && number <= MAX_LIMIT)) {
      throw ApiError.invalid("limit", "must be a whole number from 1 to " + MAX_LIMIT);
    }
    return (int) number;
  }

  private LanguageSet required(Map<?, ?> arguments) {
    LanguageSet languages = languages(LANGUAGE, arguments);
    if (languages == null) {
      throw ApiError.missing(LANGUAGE);
    }
    return languages;
  }

  /** Returns the languages that an argument names, or null if it is absent. */
  private @Nullable LanguageSet languages(String name, Map<?, ?> arguments) {
    Object value = arguments.get(name);
    if (value == null) {
      return null;
    }
    if (!(value instanceof String code)) {
      throw ApiError.invalid(name, "must be a string");
    }
    LanguageChoice choice = new LanguageChoice();
    choice.read(name, code.strip(), store.codes());
    LanguageSet set = new LanguageSet();
    choice.fill(set, store.codes());
    return set;
  }

  /** Writes the sources of the lexemes in the answer. */
  private void attribution() {
    IntLinkedOpenHashSet sources = new IntLinkedOpenHashSet();
    for (int lexeme : lexemes.toIntArray()) {
      for (int i = 0; i < store.lexemes().sourceCount(lexeme); i++) {
        sources.add(store.lexemes().sourceAt(lexeme, i));
      }
    }
    SourceTable table = store.sources();
    json.name("attribution").beginArray();
    for (int source : sources.toIntArray()) {
      json.beginObject().name("source").text(store.strings(), table.name(source));
      text("title", table.title(source));
      text("licence", table.licence(source));
      text("attribution", table.attribution(source));
      text("url", table.url(source));
      json.endObject();
    }
    json.endArray();
  }

  private void text(String name, int row) {
    if (row >= 0) {
      json.name(name).text(store.texts(), row);
    }
  }
}
