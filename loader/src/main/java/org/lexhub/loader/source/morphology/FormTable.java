package org.lexhub.loader.source.morphology;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.morphology.MorfologikTagset.Analysis;
import org.lexhub.store.table.vocabulary.Gender;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Groups the rows of a dictionary, which are in the order of forms, by lemma. A row needs about 12
 * bytes in addition to the letters of its form.
 *
 * <p>A form with several analyses has the features on which all of them agree: German "Hunde" is
 * plural, in no certain case. A noun has the gender of its forms.
 */
final class FormTable {
  private static final int MAX_FORMS = 200;

  /** A lemma with a part of speech, null for any. */
  private record Lemma(String text, @Nullable Pos pos) {}

  private final List<Lemma> lemmas = new ArrayList<>();
  private final Object2IntOpenHashMap<Lemma> numbers = new Object2IntOpenHashMap<>();
  private final List<Analysis> analyses = new ArrayList<>();
  private final Object2IntOpenHashMap<Analysis> analysisNumbers = new Object2IntOpenHashMap<>();
  private final IntArrayList lemmaOf = new IntArrayList();
  private final IntArrayList analysisOf = new IntArrayList();
  private final IntArrayList ends = new IntArrayList();
  private final ByteArrayList letters = new ByteArrayList();

  FormTable() {
    numbers.defaultReturnValue(-1);
    analysisNumbers.defaultReturnValue(-1);
  }

  /** Adds a row. */
  void add(String lemma, String form, Analysis analysis) {
    lemmaOf.add(number(new Lemma(lemma, analysis.pos()), numbers, lemmas));
    analysisOf.add(number(analysis, analysisNumbers, analyses));
    letters.addElements(letters.size(), form.getBytes(StandardCharsets.UTF_8));
    ends.add(letters.size());
  }

  private static <T> int number(T item, Object2IntOpenHashMap<T> numbers, List<T> items) {
    int known = numbers.getInt(item);
    if (known >= 0) {
      return known;
    }
    numbers.put(item, items.size());
    items.add(item);
    return items.size() - 1;
  }

  /** Passes the forms of every lemma to the sink, in the order of first appearance. */
  void write(String language, RecordSink sink) {
    int[] rows = new int[lemmaOf.size()];
    Arrays.setAll(rows, row -> row);
    IntArrays.radixSortIndirect(rows, lemmaOf.toIntArray(), true);
    for (int from = 0; from < rows.length; ) {
      int to = from + 1;
      while (to < rows.length && lemmaOf.getInt(rows[to]) == lemmaOf.getInt(rows[from])) {
        to++;
      }
      write(language, lemmas.get(lemmaOf.getInt(rows[from])), rows, from, to, sink);
      from = to;
    }
  }

  private void write(String language, Lemma lemma, int[] rows, int from, int to, RecordSink sink) {
    Map<String, Set<String>> forms = new LinkedHashMap<>();
    Set<Gender> genders = EnumSet.noneOf(Gender.class);
    for (int i = from; i < to; i++) {
      List<String> features = analyses.get(analysisOf.getInt(rows[i])).features();
      if (lemma.pos() == Pos.NOUN && !features.contains("diminutive")) {
        features.forEach(each -> addGender(each, genders));
      }
      String form = form(rows[i]);
      Set<String> known = forms.get(form);
      if (known == null) {
        forms.put(form, new LinkedHashSet<>(features));
      } else {
        known.retainAll(features);
      }
    }
    Pos pos = lemma.pos();
    Pos wanted = pos == null ? Pos.OTHER : pos;
    LexemeRecord.Builder lexeme = LexemeRecord.builder(language, lemma.text(), wanted);
    int written = 0;
    for (Map.Entry<String, Set<String>> form : forms.entrySet()) {
      if (!form.getKey().equals(lemma.text()) && written++ < MAX_FORMS) {
        if (pos == Pos.NOUN) {
          form.getValue().removeIf(each -> Gender.parse(each) != null);
        }
        lexeme.form(form.getKey(), List.copyOf(form.getValue()));
      }
    }
    Gender gender = Gender.of(genders);
    if (written > 0 || gender != null) {
      sink.annotate(lexeme.gender(gender).build(), pos);
    }
  }

  private static void addGender(String feature, Set<Gender> genders) {
    Gender gender = Gender.parse(feature);
    if (gender != null) {
      genders.add(gender);
    }
  }

  private String form(int row) {
    int start = row == 0 ? 0 : ends.getInt(row - 1);
    int length = ends.getInt(row) - start;
    return new String(letters.elements(), start, length, StandardCharsets.UTF_8);
  }
}
