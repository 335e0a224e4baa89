package org.lexhub.store.pair;

import java.util.Objects;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageSenses;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.pair.PairHeads;
import org.lexhub.store.table.pair.PairId;

/**
 * Lists the pairs of two languages: a source and a target sense that share a meaning and belong to
 * different lexemes.
 *
 * <p>The confidence of a pair is the product of the confidences of both links. Pairs are ordered by
 * descending confidence, then by id. The snapshot contains the counts and the first pages of large
 * pairs of languages. Other queries merge the senses of the languages once and cache the ordered
 * pairs; then every page, by offset or by cursor, costs the same.
 */
public final class Pairs {
  private final SenseTable senses;
  private final PairHeads heads;
  private final PairRunCache cache;

  /**
   * Creates the list of the pairs of a snapshot.
   *
   * @param cacheBytes the maximum number of bytes of the ordered pairs of recent queries
   */
  public Pairs(SenseTable senses, LanguageSenses byLanguage, PairHeads heads, long cacheBytes) {
    this.senses = senses;
    this.heads = heads;
    this.cache = new PairRunCache(new PairRunBuilder(senses, byLanguage)::build, cacheBytes);
  }

  /**
   * Fills a page.
   *
   * @throws IllegalArgumentException if a side is all languages
   */
  public void list(PairFilter filter, PairPage out) {
    if (empty(filter)) {
      out.start(0, filter.offset(), filter.list());
      return;
    }
    int head = filter.pos() == PairFilter.ANY ? head(filter.source(), filter.target()) : -1;
    if (head < 0 || !listHead(head, filter, out)) {
      listRun(cache.get(filter.source(), filter.target(), filter.pos()), filter, out);
    }
  }

  /**
   * Returns whether {@link #list} needs no merge of languages first.
   *
   * @throws IllegalArgumentException if a side is all languages
   */
  public boolean listReady(PairFilter filter) {
    if (empty(filter)) {
      return true;
    }
    int head = filter.pos() == PairFilter.ANY ? head(filter.source(), filter.target()) : -1;
    if (head >= 0
        && filter.afterConfidence() < 0
        && filter.offset() + filter.limit() <= heads.headSize(head)) {
      return true;
    }
    return cache.has(filter.source(), filter.target(), filter.pos());
  }

  /**
   * Returns whether {@link #stats} needs no merge of languages first.
   *
   * @throws IllegalArgumentException if a side is all languages
   */
  public boolean statsReady(LanguageSet source, LanguageSet target) {
    checkSets(source, target);
    return head(source, target) >= 0 || cache.has(source, target, PairRun.STATS);
  }

  /**
   * Returns the row of two languages in the table of large pairs of languages; -1 if they are not
   * in it or a side has several languages.
   */
  private int head(LanguageSet source, LanguageSet target) {
    return source.count() == 1 && target.count() == 1
        ? heads.find(source.get(0), target.get(0))
        : -1;
  }

  /** Fills a page from the first pairs in the snapshot; returns false if it goes beyond them. */
  private boolean listHead(int head, PairFilter filter, PairPage out) {
    int total = heads.atLeast(head, filter.minConfidence());
    int confidence = filter.afterConfidence();
    int start = confidence < 0 ? 0 : heads.after(head, confidence, filter.afterId());
    if (start < 0) {
      return false;
    }
    long at = start + filter.offset();
    long end = Math.min(total, at + filter.limit());
    if (at < end && end > heads.headSize(head)) {
      return false;
    }
    out.start(total, at, filter.list());
    int stretch = at < end ? heads.stretchOf(head, (int) at) : 0;
    for (; at < end; at++) {
      int index = (int) at;
      while (index >= heads.stretchEnd(stretch)) {
        stretch++;
      }
      long id = heads.id(head, index);
      out.add(source(id), target(id), heads.confidenceOf(stretch), id);
    }
    out.more(at < total);
    return true;
  }

  private void listRun(PairRun run, PairFilter filter, PairPage out) {
    int total = run.atLeast(filter.minConfidence());
    long at = start(filter, run) + filter.offset();
    out.start(total, at, filter.list());
    long end = Math.min(total, at + filter.limit());
    int stretch = at < end ? run.stretchOf((int) at) : 0;
    for (; at < end; at++) {
      int index = (int) at;
      while (index >= run.end(stretch)) {
        stretch++;
      }
      long id = run.id(index);
      out.add(source(id), target(id), run.confidenceOf(stretch), id);
    }
    out.more(at < total);
  }

  /**
   * Counts the pairs of two sets of languages.
   *
   * @throws IllegalArgumentException if a side is all languages
   */
  public void stats(LanguageSet source, LanguageSet target, PairStats out) {
    checkSets(source, target);
    int head = head(source, target);
    if (head >= 0) {
      out.copy(heads, head);
      return;
    }
    PairRun run = cache.get(source, target, PairRun.STATS);
    out.copy(Objects.requireNonNull(run.stats));
  }

  /**
   * Passes all pairs of the filter to the sink, in the order of {@link #list}, from its cursor and
   * offset on. The limit of the filter is ignored.
   *
   * @throws IllegalArgumentException if a side is all languages
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
      if (!sink.pair(source(id), target(id), run.confidenceBasisPoints(index), id)) {
        return;
      }
    }
  }

  /** Returns the pairs of languages with so many pairs that the snapshot lists the first ones. */
  public PairHeads large() {
    return heads;
  }

  /** Returns the number of bytes of the cached ordered pairs. */
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
