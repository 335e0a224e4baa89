package org.lexhub.server.http;

import java.lang.ref.WeakReference;
import org.lexhub.server.http.parameter.LanguageChoice;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.store.Store;
import org.lexhub.store.language.LanguageFilter;
import org.lexhub.store.language.LanguageHits;
import org.lexhub.store.language.LanguageQuery;
import org.lexhub.store.lexeme.LexemeFilter;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.Suggestions;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairPage;
import org.lexhub.store.pair.PairStats;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.translation.Translation;

/**
 * One thread's scratch objects for one snapshot, so that queries allocate nothing. Every endpoint
 * fills what it uses; nothing is kept from one request to the next.
 */
public final class Workspace {
  /** The language or languages that a parameter names. */
  public final LanguageChoice choice = new LanguageChoice();

  /** The languages of a query. */
  public final LanguageSet languages = new LanguageSet();

  /** The languages of the other side of a translation. */
  public final LanguageSet targets = new LanguageSet();

  /** A page of any list. */
  public final OrdinalPage page = new OrdinalPage();

  public final LanguageFilter languageFilter = new LanguageFilter();
  public final LanguageQuery languageQuery = new LanguageQuery();
  public final LanguageHits languageHits = new LanguageHits();
  public final LexemeFilter lexemeFilter = new LexemeFilter();
  public final LexemeQuery lexemeQuery = new LexemeQuery();
  public final LexemeHits lexemeHits = new LexemeHits();
  public final Suggestions suggestions = new Suggestions();

  /** Languages in the order in which they were asked for. */
  public final LanguageOrder languageOrder = new LanguageOrder();

  public final PairFilter pairFilter = new PairFilter();
  public final PairPage pairPage = new PairPage();
  public final PairStats pairStats = new PairStats();
  public final Translation translation = new Translation();
  public final SenseRuns senseRuns;

  private final WeakReference<Generation> generation;

  Workspace(Generation generation) {
    this.generation = new WeakReference<>(generation);
    Store store = generation.store();
    senseRuns = new SenseRuns(store.meanings(), store.senses(), store.lexemes());
  }

  /**
   * Tells whether these objects belong to the store of a generation. They do not keep it: a thread
   * that rests must not hold the caches of a store that is closed.
   */
  boolean belongsTo(Generation other) {
    return generation.refersTo(other);
  }
}
