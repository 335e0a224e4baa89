package org.lexhub.benchmarks;

import java.util.concurrent.TimeUnit;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;
import org.lexhub.store.translation.Translator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Translation of random words of the largest language: alone, with a hint, and in a sentence. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class TranslateBenchmark {

  /** The words with their hints and sentences, and the reusable query of one thread. */
  @State(Scope.Thread)
  public static class Sentences {
    private static final int COUNT = 1 << 12;

    final TranslateQuery query = new TranslateQuery();
    final Translation translation = new Translation();
    private byte[][] words = {};
    private byte[][] sentences = {};
    private byte[][] hints = {};
    private int source;
    private int target;
    private int next;

    /**
     * Draws words of the language with the most lexemes. The sentence of a word is a definition of
     * its first meaning, the hint is the gloss of that meaning.
     */
    @Setup(Level.Trial)
    public void draw(OpenStore open) {
      Store store = open.store();
      chooseLanguages(store.languages());
      int first = store.languages().lexemeStart(source);
      int[] rows = OpenStore.rows(store.languages().lexemeEnd(source) - first, COUNT);
      words = new byte[COUNT][];
      sentences = new byte[COUNT][];
      hints = new byte[COUNT][];
      for (int i = 0; i < COUNT; i++) {
        int lexeme = first + rows[i];
        words[i] = Typing.utf8(store.strings().get(store.lexemes().lemma(lexeme)));
        sentences[i] = Typing.utf8(sentence(store, lexeme));
        hints[i] = Typing.utf8(hint(store, lexeme));
      }
    }

    TranslateQuery word() {
      next = (next + 1) & (COUNT - 1);
      query.clear();
      query.source().add(source);
      query.addTarget().add(target);
      query.setLimit(5);
      query.text().put(words[next], 0, words[next].length);
      return query;
    }

    TranslateQuery wordInContext() {
      TranslateQuery word = word();
      word.context().put(sentences[next], 0, sentences[next].length);
      return word;
    }

    TranslateQuery wordWithHint() {
      TranslateQuery word = word();
      word.hint().put(hints[next], 0, hints[next].length);
      return word;
    }

    private void chooseLanguages(LanguageTable languages) {
      for (int row = 0; row < languages.size(); row++) {
        if (words(languages, row) > words(languages, source)) {
          target = source;
          source = row;
        } else if (row != source && words(languages, row) > words(languages, target)) {
          target = row;
        }
      }
    }

    private static int words(LanguageTable languages, int row) {
      return languages.lexemeEnd(row) - languages.lexemeStart(row);
    }

    private static String hint(Store store, int lexeme) {
      if (store.lexemes().senseCount(lexeme) == 0) {
        return "";
      }
      int meaning = store.senses().meaning(store.lexemes().firstSense(lexeme));
      int gloss = store.meanings().gloss(meaning);
      return gloss < 0 ? "" : store.texts().get(gloss);
    }

    private static String sentence(Store store, int lexeme) {
      SenseTable senses = store.senses();
      MeaningTable meanings = store.meanings();
      if (store.lexemes().senseCount(lexeme) == 0) {
        return "";
      }
      int meaning = senses.meaning(store.lexemes().firstSense(lexeme));
      int definition = meanings.definitionStart(meaning);
      return definition == meanings.definitionEnd(meaning)
          ? ""
          : store.texts().get(meanings.definitionText(definition));
    }
  }

  /** A word alone. */
  @Benchmark
  public int word(OpenStore open, Sentences sentences) {
    return translate(open, sentences.word(), sentences.translation);
  }

  /** A word with a hint that names the sense. */
  @Benchmark
  public int wordWithHint(OpenStore open, Sentences sentences) {
    return translate(open, sentences.wordWithHint(), sentences.translation);
  }

  /** A word in the sentence around it. */
  @Benchmark
  public int wordInContext(OpenStore open, Sentences sentences) {
    return translate(open, sentences.wordInContext(), sentences.translation);
  }

  private static int translate(OpenStore open, TranslateQuery query, Translation translation) {
    Translator translator = open.store().translator();
    translator.translate(query, translation);
    return translation.size() + translation.senseCount();
  }
}
