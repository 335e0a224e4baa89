package org.lexhub.store.language;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.language.LanguageArrays.Language;
import org.lexhub.store.lexeme.LexemeScore.Equality;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.term.fuzzy.EditCost;
import org.lexhub.store.term.fuzzy.Osa;

/** Searches languages by comparing the query with every name. */
final class LanguageOracle {
  /** One hit. */
  record Hit(int language, int name, int score) {}

  private final LanguageArrays rows;
  private final EditCost cost = new EditCost();

  LanguageOracle(LanguageArrays rows) {
    this.rows = rows;
  }

  /** Returns all hits of a query, best first. */
  List<Hit> search(String text, LanguageQuery q) {
    List<Hit> hits = new ArrayList<>();
    int row = 0;
    for (int i = 0; i < rows.size(); i++) {
      Language language = rows.languages.get(i);
      Hit best = new Hit(i, -1, 0);
      for (int n = 0; n < language.names().size(); n++, row++) {
        long speakers =
            language.level() == LanguageLevel.LANGUAGE
                ? language.speakers()
                : language.speakers() / 100;
        int score = score(Fold.fold(text), text, language.names().get(n), speakers, q.fuzzy);
        if (n == 0 && Fold.fold(text).equals(Fold.fold(language.code()))) {
          score = Math.max(score, LanguageScore.CODE);
        }
        best = score > best.score() ? new Hit(i, row, score) : best;
      }
      if (best.score() > 0 && (q.level < 0 || q.level == language.level().number())) {
        hits.add(best);
      }
    }
    hits.sort(
        Comparator.comparingInt((Hit hit) -> -hit.score())
            .thenComparing(hit -> language(hit).level() != LanguageLevel.LANGUAGE)
            .thenComparingLong(hit -> -language(hit).speakers())
            .thenComparingInt(hit -> language(hit).id()));
    return hits;
  }

  private Language language(Hit hit) {
    return rows.languages.get(hit.language());
  }

  private int score(String query, String text, String name, long speakers, boolean fuzzy) {
    String folded = Fold.fold(name);
    if (query.isEmpty() || folded.isEmpty()) {
      return 0;
    }
    if (folded.equals(query)) {
      return LanguageScore.exact(name.equalsIgnoreCase(text) ? Equality.CASE : Equality.FOLDED);
    }
    int length = length(query);
    int best =
        folded.startsWith(query) ? LanguageScore.prefix(length(folded) - length, speakers) : 0;
    for (int at = folded.indexOf(' '); at >= 0; at = folded.indexOf(' ', at + 1)) {
      String rest = folded.substring(at + 1);
      if (rest.startsWith(query)) {
        boolean whole = (rest + " ").startsWith(query + " ");
        best = Math.max(best, LanguageScore.word(whole, length(rest) - length, speakers));
      }
    }
    if (fuzzy && length >= 4 && query.codePoints().noneMatch(Character::isIdeographic)) {
      int edits = length < 8 ? 1 : 2;
      if (Osa.distance(query, folded) <= edits) {
        best = Math.max(best, LanguageScore.fuzzy(cost(query, folded), true, speakers));
      }
      for (String word :
          folded.contains(" ") ? List.of(folded.split(" ", -1)) : List.<String>of()) {
        if (Osa.distance(query, word) <= edits) {
          best = Math.max(best, LanguageScore.fuzzy(cost(query, word), false, speakers));
        }
      }
    }
    return best;
  }

  private int cost(String query, String term) {
    byte[] typed = query.getBytes(StandardCharsets.UTF_8);
    byte[] meant = term.getBytes(StandardCharsets.UTF_8);
    cost.start(typed, 0, typed.length);
    return cost.of(meant, 0, meant.length);
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
