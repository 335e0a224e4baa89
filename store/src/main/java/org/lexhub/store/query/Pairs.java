package org.lexhub.store.query;

import java.util.Objects;
import org.lexhub.store.table.LanguageSenses;
import org.lexhub.store.table.SenseTable;

/**
 * Lists the pairs of two languages: a source and a target sense that share a meaning and belong to
 * different lexemes.
 *
 * <p>The confidence of a pair is the product of its two link confidences. Pairs are ordered by
 * confidence, the highest first, then by id. The first question about two languages merges their
 * senses and keeps the ordered pairs; every page of them, by offset or by cursor, then costs the
 * same.
 */
public final class Pairs {
  private final SenseTable senses;
  private final PairRunCache cache;

  /**
   * Lists the pairs of a snapshot.
   *
   * @param cacheBytes how much memory the ordered pairs of recent questions may take
   */
  public Pairs(SenseTable senses, LanguageSenses byLanguage, long cacheBytes) {
    this.senses = senses;
    this.cache = new PairRunCache(new PairRunBuilder(senses, byLanguage), cacheBytes);
  }

  /** The product of two confidences, all in ten-thousandths, rounded half up. */
  public static int confidence10000(int source10000, int target10000) {
    return (source10000 * target10000 + 5_000) / 10_000;
  }

  /**
   * Fills a page.
   *
   * @throws IllegalArgumentException when a side stands for all languages
   */
  public void list(PairFilter filter, PairPage out) {
    if (empty(filter)) {
      out.start(0, filter.offset());
      return;
    }
    PairRun run = cache.get(filter.source(), filter.target(), filter.pos());
    int total = run.atLeast(filter.minConfidence());
    long at = start(filter, run) + filter.offset();
    out.start(total, at);
    long end = Math.min(total, at + filter.limit());
    for (; at < end; at++) {
      int index = (int) at;
      long id = run.id(index);
      out.add(source(id), target(id), run.confidence10000(index), id);
    }
    out.more(at < total);
  }

  /** Counts the pairs of two sets of languages. */
  public void stats(LanguageSet source, LanguageSet target, PairStats out) {
    checkSets(source, target);
    PairRun run = cache.get(source, target, PairRun.STATS);
    out.copy(Objects.requireNonNull(run.stats));
  }

  /**
   * Gives all pairs of the filter to the sink, in the order of {@link #list}, from its cursor and
   * offset on, whatever its limit.
   */
  public void forEach(PairFilter filter, PairSink sink) {
    if (empty(filter)) {
      return;
    }
    PairRun run = cache.get(filter.source(), filter.target(), filter.pos());
    int total = run.atLeast(filter.minConfidence());
    for (long at = start(filter, run) + filter.offset(); at < total; at++) {
      int index = (int) at;
      long id = run.id(index);
      if (!sink.pair(source(id), target(id), run.confidence10000(index), id)) {
        return;
      }
    }
  }

  /** How many bytes of ordered pairs are kept at the moment. */
  public long cachedBytes() {
    return cache.bytes();
  }

  private static int start(PairFilter filter, PairRun run) {
    int confidence = filter.afterConfidence();
    return confidence < 0 ? 0 : run.after(confidence, filter.afterId());
  }

  private static boolean empty(PairFilter filter) {
    checkSets(filter.source(), filter.target());
    return filter.pos() == PairFilter.UNKNOWN
        || filter.source().count() == 0
        || filter.target().count() == 0;
  }

  private static void checkSets(LanguageSet source, LanguageSet target) {
    if (source.all() || target.all()) {
      throw new IllegalArgumentException("pairs need named languages on both sides");
    }
  }

  private int source(long id) {
    return senses.ordinal(PairId.source(id));
  }

  private int target(long id) {
    return senses.ordinal(PairId.target(id));
  }
}
