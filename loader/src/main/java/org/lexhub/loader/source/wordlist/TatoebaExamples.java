package org.lexhub.loader.source.wordlist;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.RecordSink;

/** Chooses the sentences of Tatoeba that become examples, and finds their translations. */
final class TatoebaExamples {
  private static final int MAX_EXAMPLES = 3;

  /** The maximum number of translations of a sentence that are looked at. */
  private static final int MAX_LINKS = 8;

  private static final int MIN_LENGTH = 6;
  private static final int MAX_LENGTH = 120;

  private final String target;
  private final int maxSentences;
  private final RecordSink sink;
  private final Map<String, BreakIterator> breaks = new HashMap<>();
  private final Object2IntOpenHashMap<String> uses = new Object2IntOpenHashMap<>();
  private final Int2ObjectLinkedOpenHashMap<Chosen> chosen = new Int2ObjectLinkedOpenHashMap<>();

  /** The numbers of the first few translations of each chosen sentence. */
  private final Int2ObjectOpenHashMap<IntArrayList> links = new Int2ObjectOpenHashMap<>();

  /** The texts of translations in the target language; null until they are read. */
  private final Int2ObjectOpenHashMap<@Nullable String> texts = new Int2ObjectOpenHashMap<>();

  /** A sentence and the words of which it is an example. */
  private record Chosen(String language, String text, List<String> words) {
    Chosen {
      words = List.copyOf(words);
    }
  }

  TatoebaExamples(String target, int maxSentences, RecordSink sink) {
    this.target = target;
    this.maxSentences = maxSentences;
    this.sink = sink;
  }

  /** Receives a sentence; returns whether its columns are valid. */
  boolean sentence(String number, String language, String text) {
    int id = number(number);
    if (id < 0) {
      return false;
    }
    boolean fits = text.length() >= MIN_LENGTH && text.length() <= MAX_LENGTH;
    if (!fits || !language.matches("[a-z]{3}") || chosen.size() >= maxSentences) {
      return true;
    }
    List<String> words = new ArrayList<>();
    for (String word : words(language, text)) {
      String key = language + ' ' + word;
      if (uses.getInt(key) < MAX_EXAMPLES && sink.mayHaveLexeme(word)) {
        uses.addTo(key, 1);
        words.add(word);
      }
    }
    if (!words.isEmpty()) {
      chosen.put(id, new Chosen(language, text, words));
    }
    return true;
  }

  /** Receives a translation; returns whether its columns are valid. */
  boolean link(String from, String to) {
    int source = number(from);
    int id = number(to);
    Chosen sentence = chosen.get(source);
    if (sentence != null && !sentence.language().equals(target) && id >= 0) {
      IntArrayList known = links.computeIfAbsent(source, any -> new IntArrayList(1));
      if (known.size() < MAX_LINKS) {
        known.add(id);
        texts.put(id, null);
      }
    }
    return source >= 0 && id >= 0;
  }

  /** Receives a sentence again, which can be a translation; always returns true. */
  boolean text(String number, String language, String text) {
    int id = number(number);
    if (language.equals(target) && texts.containsKey(id) && text.length() <= 2 * MAX_LENGTH) {
      texts.put(id, text);
    }
    return true;
  }

  /** Passes the examples to the sink. */
  void write() {
    for (Int2ObjectMap.Entry<Chosen> each : chosen.int2ObjectEntrySet()) {
      Chosen sentence = each.getValue();
      ExampleRecord example = new ExampleRecord(sentence.text(), translation(each.getIntKey()));
      for (String word : sentence.words()) {
        sink.usage(sentence.language(), word, example);
      }
    }
  }

  private @Nullable String translation(int sentence) {
    IntArrayList linked = links.get(sentence);
    for (int i = 0; linked != null && i < linked.size(); i++) {
      String text = texts.get(linked.getInt(i));
      if (text != null) {
        return text;
      }
    }
    return null;
  }

  private Set<String> words(String language, String text) {
    BreakIterator words =
        breaks.computeIfAbsent(
            language, code -> BreakIterator.getWordInstance(ULocale.forLanguageTag(code)));
    words.setText(text);
    Set<String> found = new LinkedHashSet<>();
    int start = words.first();
    boolean isFirst = true;
    for (int end = words.next(); end != BreakIterator.DONE; end = words.next()) {
      String word = word(text.substring(start, end));
      if (word != null) {
        found.add(isFirst && !sink.mayHaveLexeme(word) ? word.toLowerCase(locale(language)) : word);
        isFirst = false;
      }
      start = end;
    }
    return found;
  }

  private static Locale locale(String language) {
    return Locale.forLanguageTag(language);
  }

  private static @Nullable String word(String token) {
    return token.codePoints().anyMatch(Character::isLetter) ? token : null;
  }

  private static int number(String written) {
    return written.matches("[0-9]{1,9}") ? Integer.parseInt(written) : -1;
  }
}
