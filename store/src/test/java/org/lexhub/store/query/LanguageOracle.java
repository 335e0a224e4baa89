package org.lexhub.store.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.store.index.Fold;
import org.lexhub.store.index.Osa;
import org.lexhub.store.query.LanguageArrays.Language;
import org.lexhub.store.query.LexemeScore.Equality;
import org.lexhub.store.table.Level;

/** Answers language queries by looking at every name. */
final class LanguageOracle {
  /** One hit. */
  record Hit(int language, int name, int score) {}

  private final LanguageArrays rows;

  LanguageOracle(LanguageArrays rows) {
    this.rows = rows;
  }

  /** All hits of a query, best first. */
  List<Hit> search(String text, LanguageQuery q) {
    List<Hit> hits = new ArrayList<>();
    int row = 0;
    for (int i = 0; i < rows.size(); i++) {
      Language language = rows.languages.get(i);
      Hit best = new Hit(i, -1, 0);
      for (int n = 0; n < language.names().size(); n++, row++) {
        int score = score(Fold.fold(text), text, language.names().get(n), q.fuzzy);
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
            .thenComparing(hit -> language(hit).level() != Level.LANGUAGE)
            .thenComparingLong(hit -> -language(hit).speakers())
            .thenComparingInt(hit -> language(hit).id()));
    return hits;
  }

  private Language language(Hit hit) {
    return rows.languages.get(hit.language());
  }

  private static int score(String query, String text, String name, boolean fuzzy) {
    String folded = Fold.fold(name);
    if (query.isEmpty() || folded.isEmpty()) {
      return 0;
    }
    if (folded.equals(query)) {
      return LanguageScore.exact(name.equalsIgnoreCase(text) ? Equality.CASE : Equality.FOLDED);
    }
    int length = length(query);
    int best = folded.startsWith(query) ? LanguageScore.prefix(length(folded) - length) : 0;
    for (int at = folded.indexOf(' '); at >= 0; at = folded.indexOf(' ', at + 1)) {
      String rest = folded.substring(at + 1);
      if (rest.startsWith(query)) {
        boolean whole = (rest + " ").startsWith(query + " ");
        best = Math.max(best, LanguageScore.word(whole, length(rest) - length));
      }
    }
    if (fuzzy && length >= 4 && query.codePoints().noneMatch(Character::isIdeographic)) {
      int distance = Osa.distance(query, folded);
      if (distance <= (length < 8 ? 1 : 2)) {
        boolean sameStart = query.codePointAt(0) == folded.codePointAt(0);
        best = Math.max(best, LanguageScore.fuzzy(distance, sameStart));
      }
    }
    return best;
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
