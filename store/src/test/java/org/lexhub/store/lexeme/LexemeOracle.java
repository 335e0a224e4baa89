package org.lexhub.store.lexeme;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.lexeme.LexemeArrays.Lexeme;
import org.lexhub.store.lexeme.LexemeScore.Equality;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.fuzzy.AllowedEdits;
import org.lexhub.store.term.fuzzy.EditCost;
import org.lexhub.store.term.fuzzy.Osa;

/** Searches lexemes by comparing the query with every lexeme. */
final class LexemeOracle {
  /** One hit. */
  record Hit(int lexeme, int score, MatchKind match) {}

  private static final Comparator<Hit> BY_SCORE =
      Comparator.comparingInt((Hit hit) -> -hit.score());

  private final LexemeArrays rows;
  private final Map<String, String> folds = new HashMap<>();
  private final List<String> definitions;

  /** The number of definitions with each word. */
  private final Map<String, Long> having = new HashMap<>();

  private final Map<String, Long> rarities = new HashMap<>();
  private final EditCost cost = new EditCost();
  private int edits;
  private boolean several;
  private boolean known;

  /** Whether a definition of a wanted lexeme has all of several words of the query. */
  private boolean described;

  LexemeOracle(LexemeArrays rows) {
    this.rows = rows;
    definitions = rows.lexemes.stream().flatMap(each -> each.definitions().stream()).toList();
    for (String definition : definitions) {
      for (String word : new LinkedHashSet<>(List.of(definition.split(" ", -1)))) {
        having.merge(word, 1L, Long::sum);
      }
    }
  }

  /** Returns all hits of a query, best first. */
  List<Hit> search(String text, LexemeQuery q) {
    String query = folds.computeIfAbsent(text, Fold::fold);
    byte[] folded = query.getBytes(StandardCharsets.UTF_8);
    cost.start(folded, 0, folded.length);
    edits = q.fuzzy && !query.isEmpty() ? AllowedEdits.of(folded, 0, folded.length) : 0;
    several = q.languages().all() || q.languages().count() > 1;
    known = isSpelling(query, q);
    described = false;
    List<Hit> hits = all(text, q);
    if (described) {
      hits = all(text, q);
    }
    hits.sort(
        BY_SCORE
            .thenComparingInt(hit -> {
              int rank = rows.frequencyRank(hit.lexeme());
              return rank == 0 ? Integer.MAX_VALUE : rank;
            })
            .thenComparingInt(hit -> rows.id(hit.lexeme())));
    return raised(hits, text);
  }

  /**
   * Raises all exact matches so that a lemma that is first among several languages has the score
   * that it has in one.
   */
  private List<Hit> raised(List<Hit> hits, String text) {
    Hit first = hits.isEmpty() ? null : hits.getFirst();
    if (first == null || !several || first.score() < 8000 || first.match() != MatchKind.LEMMA) {
      return hits;
    }
    String lemma = rows.lexemes.get(first.lexeme()).lemma();
    if (transcribed(first.lexeme(), text)) {
      return hits;
    }
    int steps = equality(lemma, text).steps;
    int more = Math.max(0, 10_000 - 100 * steps - first.score());
    return hits.stream()
        .map(hit ->
            hit.score() < 8000 ? hit : new Hit(hit.lexeme(), hit.score() + more, hit.match()))
        .toList();
  }

  private boolean isSpelling(String query, LexemeQuery q) {
    for (Lexeme lexeme : rows.lexemes) {
      if (!isWanted(lexeme, q)) {
        continue;
      }
      for (int kind = LexemeTerms.LEMMA; kind <= LexemeTerms.FORM; kind++) {
        for (String spelling : lexeme.spellings(kind)) {
          if (folds.computeIfAbsent(spelling, Fold::fold).equals(query)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static Equality equality(String spelling, String text) {
    return spelling.equals(text)
        ? Equality.SAME
        : spelling.equalsIgnoreCase(text) ? Equality.CASE : Equality.FOLDED;
  }

  private List<Hit> all(String text, LexemeQuery q) {
    List<Hit> hits = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Lexeme lexeme = rows.lexemes.get(i);
      Hit best = isWanted(lexeme, q) ? best(i, lexeme, text, q) : null;
      if (best != null) {
        hits.add(best);
      }
    }
    return hits;
  }

  private static boolean isWanted(Lexeme lexeme, LexemeQuery q) {
    return q.languages().contains(lexeme.language()) && (q.pos < 0 || q.pos == lexeme.pos());
  }

  private @Nullable Hit best(int i, Lexeme lexeme, String text, LexemeQuery q) {
    String query = folds.computeIfAbsent(text, Fold::fold);
    List<Hit> hits = new ArrayList<>();
    for (int kind = LexemeTerms.LEMMA; kind <= LexemeTerms.FORM; kind++) {
      for (String spelling : lexeme.spellings(kind)) {
        addSpelling(i, kind, text, query, spelling, hits);
      }
    }
    if (q.definitions) {
      for (String definition : lexeme.definitions()) {
        addDefinition(i, query, definition, hits);
      }
    }
    hits.sort(BY_SCORE);
    return hits.isEmpty() ? null : hits.getFirst();
  }

  private void addSpelling(
      int i, int kind, String text, String query, String spelling, List<Hit> hits) {
    String folded = folds.computeIfAbsent(spelling, Fold::fold);
    if (query.isEmpty() || folded.isEmpty()) {
      return;
    }
    int length = query.codePointCount(0, query.length());
    int extra = folded.codePointCount(0, folded.length()) - length;
    int distance = edits == 0 && !folded.equals(query) ? 9 : Osa.distance(query, folded);
    if (folded.equals(query)) {
      Equality equality = equality(spelling, text);
      if (kind == LexemeTerms.READING || kind == LexemeTerms.ROMANIZATION) {
        equality = sameLetters(spelling, text) ? Equality.SAME : equality;
      }
      String reading = rows.lexemes.get(i).reading();
      if (kind == LexemeTerms.ROMANIZATION && reading != null && sameLetters(reading, text)) {
        equality = Equality.SAME;
      }
      boolean doubtful =
          described
              && kind == LexemeTerms.LEMMA
              && rows.pos(i) == Pos.OTHER.number()
              && rows.sourceCount(i) <= 1
              && rows.frequencyRank(i) == 0;
      int score = doubtful ? LexemeScore.DOUBTFUL_PHRASE : exact(i, kind, equality.steps, text);
      hits.add(new Hit(i, score, MatchKind.at(kind)));
    } else if (folded.startsWith(query)) {
      hits.add(new Hit(i, LexemeScore.prefix(kind, extra), MatchKind.PREFIX));
    } else if (distance <= edits) {
      byte[] utf8 = folded.getBytes(StandardCharsets.UTF_8);
      int paid = cost.of(utf8, 0, utf8.length);
      int rarity = rare(i) + (several ? rows.languageRarity(rows.language(i)) : 0);
      int score =
          known ? LexemeScore.fuzzy(kind, paid, rarity) : LexemeScore.typo(kind, paid, rarity);
      hits.add(
          new Hit(i, described ? LexemeScore.behindDescription(score) : score, MatchKind.FUZZY));
    }
  }

  /** Returns whether two texts are equal apart from letter case, blanks, hyphens, apostrophes. */
  private static boolean sameLetters(String a, String b) {
    return letters(a).equals(letters(b));
  }

  private static String letters(String text) {
    StringBuilder letters = new StringBuilder();
    text.codePoints()
        .filter(each -> " -'\u2019".indexOf(each) < 0)
        .forEach(
            each -> letters.appendCodePoint(Character.toLowerCase(Character.toUpperCase(each))));
    return letters.toString();
  }

  /**
   * Returns the score of an exact match; a lemma in Latin letters of a language with another script
   * scores as a romanization.
   */
  private int exact(int i, int kind, int steps, String text) {
    boolean latin = Character.isLetter(text.codePointAt(0)) && text.codePointAt(0) < 0x370;
    boolean transcribed = latin && kind == LexemeTerms.LEMMA && !rows.writesLatin(rows.language(i));
    int as = transcribed ? LexemeTerms.ROMANIZATION : kind;
    int far = transcribed ? 3 : steps;
    return several
        ? LexemeScore.among(as, far, rare(i) + rows.languageRarity(rows.language(i)))
        : LexemeScore.exact(as, far, rare(i));
  }

  private boolean transcribed(int i, String text) {
    int first = text.codePointAt(0);
    return Character.isLetter(first) && first < 0x370 && !rows.writesLatin(rows.language(i));
  }

  private int rare(int i) {
    return LexemeScore.rarity(rows.frequencyRank(i), rows.sourceCount(i), rows.senseCount(i));
  }

  /** Returns BM25 as the index rounds it; a definition must contain half of the possible words. */
  private void addDefinition(int i, String query, String definition, List<Hit> hits) {
    List<String> held = List.of(definition.split(" ", -1));
    double norm = 1.2 * (0.5 + 0.5 * Math.max(held.size(), 3) / 6);
    int impact = (int) Math.round(31 * 1.9 / (1 + norm));
    long whole = 0;
    long known = 0;
    long found = 0;
    for (String word : new LinkedHashSet<>(List.of(query.split(" ", -1)))) {
      long rarity = rarity(word);
      whole += rarity;
      known += having(word) > 0 ? rarity : 0;
      found += held.contains(word) ? rarity : 0;
    }
    if (found > 0 && 2 * found >= known) {
      described |= found == whole && query.trim().contains(" ");
      int value = (int) (found * impact * 10_000 / (whole * 31));
      int order = Math.min(i, 3);
      boolean adverb = rows.pos(i) == Pos.ADV.number();
      int score = LexemeScore.definition(value, order, rare(i), adverb);
      hits.add(new Hit(i, score, MatchKind.DEFINITION));
    }
  }

  private long having(String word) {
    return having.getOrDefault(word, 0L);
  }

  private long rarity(String word) {
    return rarities.computeIfAbsent(
        word,
        each -> {
          double having = having(each);
          return 1L
              + (int) (256 * Math.log(1 + (definitions.size() - having + 0.5) / (having + 0.5)));
        });
  }
}
