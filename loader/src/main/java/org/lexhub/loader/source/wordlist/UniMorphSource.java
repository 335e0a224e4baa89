package org.lexhub.loader.source.wordlist;

import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code unimorph}: files named by their ISO 639-3 code with {@code
 * lemma<TAB>form<TAB>V;PST}. Adjacent rows with the same lemma and part of speech become one
 * annotation. Derivations and segmentations ({@code deu.derivations}) are not forms and are
 * ignored.
 */
public final class UniMorphSource extends NamedFilesSource {
  /** Creates an importer. */
  public UniMorphSource() {
    super(Pattern.compile("([a-z]{3})(\\.txt|\\.tsv)?"), "by an ISO 639-3 code, such as eng");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    String language = name.group(1);
    Paradigm paradigm = new Paradigm(language, sink);
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        String[] parts = line.split("\t", -1);
        if (line.isBlank()) {
          continue;
        }
        Pos pos = parts.length < 3 ? null : UniMorphFeatures.pos(parts[2]);
        if (pos == null || parts[0].isBlank() || parts[1].isBlank()) {
          lines.reject("no lemma, form or features: " + line);
        } else {
          paradigm.add(parts[0].strip(), pos, parts[1].strip(), parts[2]);
        }
      }
    }
    paradigm.flush();
  }

  /** Collects the forms of one lemma. */
  private static final class Paradigm {
    private final String language;
    private final RecordSink sink;
    private final Set<String> seen = new HashSet<>();
    private LexemeRecord.@Nullable Builder lexeme;
    private String lemma = "";
    private Pos pos = Pos.OTHER;

    Paradigm(String language, RecordSink sink) {
      this.language = language;
      this.sink = sink;
    }

    void add(String word, Pos part, String form, String bundle) {
      LexemeRecord.Builder current = lexeme;
      if (current == null || !word.equals(lemma) || part != pos) {
        flush();
        lemma = word;
        pos = part;
        current = LexemeRecord.builder(language, word, part);
        lexeme = current;
      }
      if (!form.equals(lemma) && seen.add(form + '\t' + bundle)) {
        current.form(form, UniMorphFeatures.features(bundle));
      }
    }

    void flush() {
      if (lexeme != null && !seen.isEmpty()) {
        sink.annotate(lexeme.build(), pos);
      }
      lexeme = null;
      seen.clear();
    }
  }
}
