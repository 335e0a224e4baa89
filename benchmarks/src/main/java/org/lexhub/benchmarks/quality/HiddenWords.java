package org.lexhub.benchmarks.quality;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.SourceRecord;

/**
 * Keeps a tenth of the words of some languages from a load, and remembers the synsets of WordNet
 * 3.0 that wordnets give them. Sources extracted from Wiktionary or CLDR are no judges.
 */
final class HiddenWords {
  private static final int PART = 10;
  private static final Pattern SYNSET = Pattern.compile("wn30:(\\d{8})-([nvars])");
  private static final Pattern EXTRACT = Pattern.compile(".*(wikt|cldr).*");

  private final Set<String> languages;
  private final Pattern without;
  private final Map<String, Set<Long>> synsets = new TreeMap<>();

  /** The synsets with a word in each language. */
  private final Map<String, Set<Long>> lexicalized = new TreeMap<>();

  /**
   * Hides words.
   *
   * @param languages ISO 639-3 codes
   * @param without matches the names of sources to leave out
   */
  HiddenWords(Set<String> languages, Pattern without) {
    this.languages = Set.copyOf(languages);
    this.without = without;
  }

  Set<String> languages() {
    return languages;
  }

  /** Returns the hidden words with synsets, each after its language code and a blank. */
  Set<String> words() {
    return synsets.keySet();
  }

  /** Returns the synsets of a hidden word, as numbers of part of speech and offset. */
  Set<Long> synsets(String word) {
    return synsets.getOrDefault(word, Set.of());
  }

  /**
   * Returns whether a wordnet of a language has any word for a synset, hidden or not. If it has
   * none, it says nothing about whether a word has the meaning.
   */
  boolean isLexicalized(String language, long synset) {
    return lexicalized.getOrDefault(language, Set.of()).contains(synset);
  }

  /** Returns a sink that passes on the records of a layer, but not the lexemes of hidden words. */
  RecordSink over(RecordSink sink, String layer) {
    String[] source = {layer};
    return (RecordSink)
        Proxy.newProxyInstance(
            RecordSink.class.getClassLoader(),
            new Class<?>[] {RecordSink.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("source")) {
                SourceRecord record = (SourceRecord) arguments[0];
                source[0] = record == null ? layer : record.name();
              } else if (method.getName().equals("accepts")) {
                return !without.matcher((String) arguments[0]).matches();
              }
              boolean isHidden =
                  method.getName().equals("lexeme")
                      && isHidden((LexemeRecord) arguments[0], source[0]);
              return isHidden ? null : pass(sink, method, arguments);
            });
  }

  private static @Nullable Object pass(RecordSink sink, Method method, Object[] arguments)
      throws Throwable {
    try {
      return method.invoke(sink, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause() == null ? e : e.getCause();
    }
  }

  private boolean isHidden(LexemeRecord lexeme, String source) {
    boolean isChosen =
        languages.contains(lexeme.languageCode())
            && Math.floorMod(lexeme.lemma().hashCode(), PART) == 0;
    if (languages.contains(lexeme.languageCode()) && !EXTRACT.matcher(source).matches()) {
      String word = lexeme.languageCode() + " " + lexeme.lemma();
      for (SenseRecord sense : lexeme.senses()) {
        Matcher synset = SYNSET.matcher(sense.meaningKey());
        if (synset.matches()) {
          lexicalized
              .computeIfAbsent(lexeme.languageCode(), any -> new HashSet<>())
              .add(number(synset));
          if (isChosen) {
            synsets.computeIfAbsent(word, any -> new HashSet<>()).add(number(synset));
          }
        }
      }
    }
    return isChosen;
  }

  private static long number(Matcher synset) {
    int pos = "nvar".indexOf(synset.group(2).equals("s") ? "a" : synset.group(2)) + 1;
    return Long.parseLong(pos + synset.group(1));
  }
}
