package org.lexhub.store.query;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.index.EditCost;
import org.lexhub.store.index.Fold;
import org.lexhub.store.index.FuzzyWalk;
import org.lexhub.store.index.LexemeTerms;
import org.lexhub.store.index.Osa;
import org.lexhub.store.query.LexemeArrays.Lexeme;
import org.lexhub.store.query.LexemeScore.Equality;
import org.lexhub.store.table.MatchKind;
import org.lexhub.store.table.Pos;

/** Answers lexeme queries by looking at every lexeme. */
final class LexemeOracle {
  /** One hit. */
  record Hit(int lexeme, int score, MatchKind match) {}

  private static final Comparator<Hit> BY_SCORE =
      Comparator.comparingInt((Hit hit) -> -hit.score());

  private final LexemeArrays rows;
  private final Map<String, String> folds = new HashMap<>();
  private final List<String> definitions;
  private final Map<String, Long> rarities = new HashMap<>();
  private final EditCost cost = new EditCost();
  private int edits;
  private int most;
  private int nearest;

  LexemeOracle(LexemeArrays rows) {
    this.rows = rows;
    definitions = rows.lexemes.stream().flatMap(each -> each.definitions().stream()).toList();
  }

  /** All hits of a query, best first. */
  List<Hit> search(String text, LexemeQuery q) {
    String query = folds.computeIfAbsent(text, Fold::fold);
    byte[] folded = query.getBytes(StandardCharsets.UTF_8);
    cost.start(folded, 0, folded.length);
    edits = q.fuzzy && !query.isEmpty() ? FuzzyWalk.edits(folded, 0, folded.length) : 0;
    most = Integer.MAX_VALUE;
    List<Hit> hits = all(text, q);
    if (q.fuzzy && nearest > edits) {
      int wider = NearMiss.edits(folded, folded.length, edits);
      if (wider > 0) {
        most = NearMiss.cost(wider);
        edits = wider;
        hits = all(text, q);
      }
    }
    hits.sort(
        BY_SCORE
            .thenComparingInt(hit -> {
              int rank = rows.frequencyRank(hit.lexeme());
              return rank == 0 ? Integer.MAX_VALUE : rank;
            })
            .thenComparingInt(hit -> rows.id(hit.lexeme())));
    return hits;
  }

  private List<Hit> all(String text, LexemeQuery q) {
    nearest = Integer.MAX_VALUE;
    List<Hit> hits = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Lexeme lexeme = rows.lexemes.get(i);
      boolean wanted =
          q.languages().contains(lexeme.language()) && (q.pos < 0 || q.pos == lexeme.pos());
      Hit best = wanted ? best(i, lexeme, text, q) : null;
      if (best != null) {
        hits.add(best);
      }
    }
    return hits;
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
    nearest = Math.min(nearest, distance);
    if (folded.equals(query)) {
      Equality equality =
          spelling.equals(text)
              ? Equality.SAME
              : spelling.equalsIgnoreCase(text) ? Equality.CASE : Equality.FOLDED;
      hits.add(new Hit(i, LexemeScore.exact(kind, equality), MatchKind.at(kind)));
    } else if (folded.startsWith(query)) {
      hits.add(new Hit(i, LexemeScore.prefix(kind, extra), MatchKind.PREFIX));
    } else if (distance <= edits) {
      byte[] utf8 = folded.getBytes(StandardCharsets.UTF_8);
      int paid = cost.of(utf8, 0, utf8.length);
      int rarity =
          LexemeScore.rarity(rows.frequencyRank(i), rows.sourceCount(i), rows.senseCount(i));
      if (paid <= most) {
        hits.add(new Hit(i, LexemeScore.fuzzy(kind, paid, rarity), MatchKind.FUZZY));
      }
    }
  }

  /** BM25 as the index rounds it; a definition has to hold half of the words it could hold. */
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
      int value = (int) (found * impact * 10_000 / (whole * 31));
      int rare = LexemeScore.rarity(rows.frequencyRank(i), rows.sourceCount(i), rows.senseCount(i));
      int order = Math.min(i, 3);
      boolean adverb = rows.pos(i) == Pos.ADV.number();
      int score = LexemeScore.definition(value, order, rare, adverb);
      hits.add(new Hit(i, score, MatchKind.DEFINITION));
    }
  }

  private long having(String word) {
    return definitions.stream().filter(each -> List.of(each.split(" ", -1)).contains(word)).count();
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
