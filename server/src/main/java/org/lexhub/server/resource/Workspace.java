package org.lexhub.server.resource;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.store.Store;
import org.lexhub.store.language.LanguageFilter;
import org.lexhub.store.language.LanguageHits;
import org.lexhub.store.language.LanguageQuery;
import org.lexhub.store.lexeme.LexemeFilter;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.Suggestions;
import org.lexhub.store.meaning.HypernymPath;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairPage;
import org.lexhub.store.pair.PairStats;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.translation.Translation;

/**
 * The queries and results of one thread for one snapshot, reused so that requests allocate nothing.
 * Each endpoint fills the objects that it uses; none keeps its content from one request to the
 * next.
 */
public final class Workspace {
  private static final ThreadLocal<@Nullable Workspace> CURRENT = new ThreadLocal<>();

  /** The languages that a parameter names. */
  public final LanguageChoice choice = new LanguageChoice();

  /** The languages of a query. */
  public final LanguageSet languages = new LanguageSet();

  /** A page of any list. */
  public final OrdinalPage page = new OrdinalPage();

  /** A filter of languages. */
  public final LanguageFilter languageFilter = new LanguageFilter();

  /** A search for languages. */
  public final LanguageQuery languageQuery = new LanguageQuery();

  /** The results of a search for languages. */
  public final LanguageHits languageHits = new LanguageHits();

  /** A filter of lexemes. */
  public final LexemeFilter lexemeFilter = new LexemeFilter();

  /** A search for lexemes. */
  public final LexemeQuery lexemeQuery = new LexemeQuery();

  /** The results of a search for lexemes. */
  public final LexemeHits lexemeHits = new LexemeHits();

  /** The completions of a prefix. */
  public final Suggestions suggestions = new Suggestions();

  /** Languages in the order of the request. */
  public final LanguageOrder languageOrder = new LanguageOrder();

  /** The languages whose definitions come first. */
  public final LanguageOrder definitionLanguages = new LanguageOrder();

  /** A filter of translation pairs. */
  public final PairFilter pairFilter = new PairFilter();

  /** A page of translation pairs. */
  public final PairPage pairPage = new PairPage();

  /** The counts of translation pairs. */
  public final PairStats pairStats = new PairStats();

  /** The result of a translation. */
  public final Translation translation = new Translation();

  /** The path between two meanings. */
  public final HypernymPath hypernymPath = new HypernymPath();

  /** The senses of a meaning. */
  public final SenseRuns senseRuns;

  /** Weak, so that an idle thread does not hold the caches of a closed store. */
  private final WeakReference<Generation> generation;

  private Workspace(Generation generation) {
    this.generation = new WeakReference<>(generation);
    Store store = generation.store();
    senseRuns = new SenseRuns(store.meanings(), store.senses(), store.lexemes());
  }

  /** Returns the workspace of this thread for the snapshot of a call. */
  public static Workspace of(Call call) {
    Generation needed = call.generation();
    Workspace present = CURRENT.get();
    if (present == null || !present.generation.refersTo(needed)) {
      present = new Workspace(needed);
      CURRENT.set(present);
    }
    return present;
  }
}
