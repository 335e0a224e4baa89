package org.lexhub.loader.source.wikidata;

import java.io.IOException;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.NamedFilesSource;

/**
 * Format {@code wikidata-lexemes}: the JSON dump of Wikidata's lexemes, {@code
 * latest-lexemes.json}: an array with one lexeme a line. A lexeme has a lemma for each spelling
 * variant, a language and a lexical category as items, forms with grammatical features, and senses
 * with glosses in many languages.
 *
 * <p>Senses with the same item (the claim P5137, "item for this sense") are one meaning in all
 * languages; a sense without one is a new meaning. Synonyms, antonyms, hypernyms and pertainyms of
 * senses are relations, and so is "derived from" within a language.
 */
public final class WikidataLexemesSource extends NamedFilesSource {
  /** Creates an importer. */
  public WikidataLexemesSource() {
    super(Pattern.compile(".*lexemes.*\\.json"), "latest-lexemes.json");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    WikidataRelations relations = new WikidataRelations();
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        String json = line.strip();
        if (json.endsWith(",")) {
          json = json.substring(0, json.length() - 1);
        }
        if (json.isEmpty() || json.equals("[") || json.equals("]")) {
          continue;
        }
        try {
          Map<?, ?> lexeme = JsonTree.object(json);
          String fault = new WikidataLexeme(lexeme, layer.source().name(), relations, sink).write();
          if (fault != null) {
            lines.reject(fault);
          }
        } catch (IOException e) {
          lines.reject(String.valueOf(e.getMessage()));
        }
      }
    }
    relations.write(sink);
  }
}
