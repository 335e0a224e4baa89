package org.lexhub.benchmarks.translation;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lexhub.benchmarks.OpenStore;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.table.SenseStrength;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * Translates the words of bilingual dictionaries that the snapshot must not contain, and prints how
 * often the translations are those of the dictionaries.
 *
 * <p>Arguments: the folder of a snapshot; a folder of FreeDict dictionaries; optionally a pattern
 * for the names of dictionaries, the number of wrong translations to show for each, and {@code
 * tune} or {@code report} to take every second word only, from the first or the second on.
 * Parameters that are fitted on one half are measured on the other.
 */
public final class TranslationQuality {
  private static final int MAX_TRANSLATIONS = 50;
  private static final int SHOWN = 8;
  private static final int FIVE = 5;
  private static final int COMMON = 6500;
  private static final int ALL = -1;

  private final Store store;
  private final PrintStream out;
  private final int misses;
  private final int half;
  private final TranslateQuery query = new TranslateQuery();
  private final Translation translation = new Translation();
  private final LexemeHits hits = new LexemeHits();
  private final Utf8Buffer text = new Utf8Buffer(64);
  private final Calibration calibration = new Calibration();
  private final Calibration firsts = new Calibration();
  private final Calibration fives = new Calibration();
  private final Map<String, Calibration> firstsByKind = new TreeMap<>();
  private final Map<String, Tally> byKind = new TreeMap<>();
  private final Map<String, Tally> byPos = new TreeMap<>();
  private final Tally common = new Tally();
  private final Map<String, Tally> groups = new TreeMap<>();

  private TranslationQuality(Store store, PrintStream out, int misses, int half) {
    this.store = store;
    this.out = out;
    this.misses = misses;
    this.half = half;
  }

  /** Measures and prints tables. */
  public static void main(String[] arguments) throws IOException {
    Path snapshot = OpenStore.snapshot(Path.of(arguments[0]));
    String pattern = arguments.length > 2 ? arguments[2] : ".*";
    int misses = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 0;
    int half = arguments.length > 4 ? List.of("tune", "report").indexOf(arguments[4]) : ALL;
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    Path gold = Path.of(arguments[1]);
    List<SilverDictionary> dictionaries = DictdReader.read(gold);
    if (dictionaries.isEmpty()) {
      dictionaries = SilverReader.read(gold);
    }
    dictionaries.removeIf(each -> !each.name().matches(pattern));
    try (Store store = Store.open(snapshot)) {
      refuse(dictionaries, store);
      new TranslationQuality(store, out, misses, half).run(dictionaries);
    }
    out.flush();
  }

  /** Refuses a dictionary that the snapshot contains: it cannot measure itself. */
  private static void refuse(List<SilverDictionary> dictionaries, Store store) {
    List<String> loaded =
        dictionaries.stream()
            .map(SilverDictionary::source)
            .filter(name -> store.sources().find(name) >= 0)
            .distinct()
            .toList();
    if (!loaded.isEmpty()) {
      System.err.println(
          "translation-quality: the snapshot contains the dictionaries to measure against: "
              + String.join(", ", loaded)
              + "; load it with --without 'freedict*', or choose other dictionaries with --only");
      System.exit(1);
    }
  }

  private void run(List<SilverDictionary> dictionaries) {
    Tally all = new Tally();
    Tally forward = new Tally();
    out.print(Tally.HEAD);
    for (SilverDictionary dictionary : dictionaries) {
      Tally tally = measure(dictionary);
      out.print(tally.row(dictionary.name()));
      all.add(tally);
      groups.computeIfAbsent(group(dictionary), name -> new Tally()).add(tally);
      if (!dictionary.reversed()) {
        forward.add(tally);
      }
    }
    out.print(all.row("all"));
    out.print(forward.row("all but reversed"));
    groups.forEach((name, tally) -> out.print(tally.row(name)));
    out.print(common.row("the " + COMMON + " most frequent words of each language"));
    out.println();
    out.print(Tally.HEAD);
    byPos.forEach((pos, tally) -> out.print(tally.row(pos)));
    out.println();
    out.println("by the part of speech of the likeliest sense:");
    byKind.forEach((kind, tally) -> out.print(tally.row(kind)));
    out.println();
    out.print(calibration.table());
    out.printf(
        "%nexpected calibration error: all %.4f, first %.4f, first five %.4f%n",
        calibration.error(), firsts.error(), fives.error());
    firstsByKind.forEach((kind, each) -> out.printf("first, %s: %.4f%n", kind, each.error()));
  }

  private static String group(SilverDictionary dictionary) {
    if (dictionary.from().equals("eng")) {
      return "from English";
    }
    return dictionary.to().equals("eng") ? "into English" : "without English";
  }

  private Tally measure(SilverDictionary dictionary) {
    Tally tally = new Tally();
    int shown = 0;
    int step = half == ALL ? 1 : 2;
    for (int i = Math.max(0, half); i < dictionary.entries().size(); i += step) {
      SilverDictionary.Entry entry = dictionary.entries().get(i);
      ask(dictionary, entry.text());
      int place = place(entry);
      boolean known = translation.size() > 0 && isKnown(entry);
      tally.add(translation.size(), place, known);
      byPos
          .computeIfAbsent(entry.pos().code(), pos -> new Tally())
          .add(translation.size(), place, known);
      if (translation.found()) {
        byKind.computeIfAbsent(kind(), name -> new Tally()).add(translation.size(), place, known);
      }
      if (isCommon()) {
        common.add(translation.size(), place, known);
      }
      if (place != 0 && translation.size() > 0 && shown < misses) {
        shown++;
        show(entry, place);
      }
    }
    return tally;
  }

  private void ask(SilverDictionary dictionary, String word) {
    query.clear();
    query.setText(word);
    query.setLimit(MAX_TRANSLATIONS);
    LanguagesOfCode.addTo(query.source(), store.codes(), dictionary.from());
    LanguagesOfCode.addTo(query.addTarget(), store.codes(), dictionary.to());
    store.translator().translate(query, translation);
  }

  private boolean isCommon() {
    if (!translation.found()) {
      return false;
    }
    int rank = store.lexemes().frequencyRank(translation.lexeme());
    return rank > 0 && rank <= COMMON;
  }

  /** Returns the index of the first right translation; adds all translations to calibration. */
  private int place(SilverDictionary.Entry entry) {
    int place = -1;
    for (int i = 0; i < translation.size(); i++) {
      boolean right = entry.translations().contains(GoldText.comparable(answer(i)));
      int confidence = translation.itemConfidenceBasisPoints(i);
      calibration.add(confidence, right);
      if (i == 0) {
        firsts.add(confidence, right);
        firstsByKind.computeIfAbsent(kind(), name -> new Calibration()).add(confidence, right);
      }
      if (i < FIVE) {
        fives.add(confidence, right);
      }
      place = right && place < 0 ? i : place;
    }
    return place;
  }

  /** Returns the part of speech of the source word in its likeliest sense, or "closed class". */
  private String kind() {
    Pos pos = store.lexemes().posOf(translation.lexeme());
    return SenseStrength.isClosed(pos, -1) ? "closed class" : pos.code();
  }

  private String answer(int i) {
    return store.strings().get(store.lexemes().lemma(translation.itemLexeme(i)));
  }

  /** Returns whether the target language has a lexeme for any of the translations. */
  private boolean isKnown(SilverDictionary.Entry entry) {
    for (String wanted : entry.translations()) {
      byte[] bytes = wanted.getBytes(StandardCharsets.UTF_8);
      text.clear();
      text.put(bytes, 0, bytes.length);
      store.lexemeSearch().find(text.bytes(), text.length(), query.target(0), hits);
      if (hits.size() > 0) {
        return true;
      }
    }
    return false;
  }

  private void show(SilverDictionary.Entry entry, int place) {
    out.print(entry.text() + " = " + entry.translations() + ":");
    for (int i = 0; i < Math.min(SHOWN, translation.size()); i++) {
      out.print(i == place ? " **" : " ");
      out.print(answer(i) + " " + translation.itemConfidenceBasisPoints(i));
    }
    out.println();
  }
}
