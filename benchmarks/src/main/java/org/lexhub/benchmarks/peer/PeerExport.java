package org.lexhub.benchmarks.peer;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.lexhub.store.Store;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.table.LanguageCodes;

/**
 * Writes what peers load from a snapshot: {@code words.tsv} (id, language, lemma, folded key, part
 * of speech, frequency rank), {@code senses.tsv} (id, word, meaning, language of the word, place
 * within the word, confidence in basis points), {@code meanings.tsv} (id, gloss), and {@code
 * eng.txt}, English words and their glosses in the jargon format of dictfmt.
 */
public final class PeerExport {
  /** The rank of a word of unknown frequency. */
  static final int UNRANKED = Integer.MAX_VALUE;

  private final Store store;

  private PeerExport(Store store) {
    this.store = store;
  }

  /**
   * Exports a snapshot.
   *
   * @param arguments the data folder, which must hold a snapshot, and the folder to write to
   */
  public static void main(String[] arguments) throws IOException {
    write(Path.of(arguments[0]), Path.of(arguments[1]));
  }

  /** Exports the current snapshot of a data folder. */
  static void write(Path data, Path folder) throws IOException {
    Path snapshot = Objects.requireNonNull(SnapshotFolder.of(data).current(), "no snapshot");
    try (Store store = Store.open(snapshot)) {
      PeerExport export = new PeerExport(store);
      export.words(folder.resolve("words.tsv"));
      export.senses(folder.resolve("senses.tsv"));
      export.meanings(folder.resolve("meanings.tsv"));
      export.dictionary(folder.resolve("eng.txt"));
    }
  }

  /** Returns the ISO 639-3 code of a language, or its glottocode if it has none. */
  static String code(Store store, int language) {
    int iso = store.languages().iso639(language);
    return iso == 0
        ? LanguageCodes.unpack(store.languages().glottocode(language))
        : LanguageCodes.unpack(iso);
  }

  /** Returns the row of the language with a code. */
  static int language(Store store, String code) {
    return store.codes().language(store.codes().find(code), 0);
  }

  /** Returns the lemma of a lexeme. */
  static String lemma(Store store, int lexeme) {
    return store.strings().get(store.lexemes().lemma(lexeme));
  }

  private void words(Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int row = 0; row < store.lexemes().size(); row++) {
        int rank =
            store.lexemes().hasFrequency(row) ? store.lexemes().frequencyRank(row) : UNRANKED;
        String lemma = plain(lemma(store, row));
        line(
            out,
            store.lexemes().id(row),
            code(store, store.lexemes().language(row)),
            lemma,
            Fold.fold(lemma),
            store.lexemes().posOf(row).code(),
            rank);
      }
    }
  }

  private void senses(Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int row = 0; row < store.senses().size(); row++) {
        int lexeme = store.senses().lexeme(row);
        line(
            out,
            store.senses().id(row),
            store.lexemes().id(lexeme),
            store.meanings().id(store.senses().meaning(row)),
            code(store, store.lexemes().language(lexeme)),
            row - store.lexemes().firstSense(lexeme),
            store.senses().confidence(row));
      }
    }
  }

  private void meanings(Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int row = 0; row < store.meanings().size(); row++) {
        int gloss = store.meanings().gloss(row);
        line(out, store.meanings().id(row), plain(store.strings().get(gloss)));
      }
    }
  }

  private void dictionary(Path file) throws IOException {
    int english = language(store, "eng");
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int row = store.languages().lexemeStart(english);
          row < store.languages().lexemeEnd(english);
          row++) {
        out.append(':').append(plain(lemma(store, row)).replace(':', ' ')).append(":\n");
        out.append("  ").append(store.lexemes().posOf(row).code()).append('\n');
        for (int s = store.lexemes().firstSense(row); s < store.lexemes().senseEnd(row); s++) {
          int gloss = store.meanings().gloss(store.senses().meaning(s));
          out.append("    ").append(plain(store.strings().get(gloss))).append('\n');
        }
      }
    }
  }

  /** Returns a text without the characters that would need escapes in every format. */
  private static String plain(String text) {
    return text.replaceAll("[\\t\\n\\r\\\\]", " ");
  }

  private static void line(BufferedWriter out, Object... cells) throws IOException {
    for (int i = 0; i < cells.length; i++) {
      out.append(i == 0 ? "" : "\t").append(cells[i].toString());
    }
    out.append('\n');
  }
}
