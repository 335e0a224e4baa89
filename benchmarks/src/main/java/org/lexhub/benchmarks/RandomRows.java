package org.lexhub.benchmarks;

import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.text.Utf8Buffer;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The identifiers that one thread looks up, in random order, and the buffer for the results. */
@State(Scope.Thread)
public class RandomRows {
  private static final int COUNT = 1 << 14;

  final Utf8Buffer out = new Utf8Buffer(1 << 16);
  private int[] languageRows = {};
  private int[] lexemeIds = {};
  private int[] senseIds = {};
  private int[] meaningIds = {};
  private int[] conceptIds = {};
  private String[] conceptGlosses = {};
  private String[] sourceNames = {};
  private String[] glottocodes = {};
  private int[] isoCodes = {};
  private int next;

  /** Draws the identifiers. */
  @Setup(Level.Trial)
  public void draw(OpenStore open) {
    Store store = open.store();
    languageRows = OpenStore.rows(store.languages().size(), COUNT);
    lexemeIds = OpenStore.rows(store.lexemes().size(), COUNT);
    senseIds = OpenStore.rows(store.senses().size(), COUNT);
    meaningIds = OpenStore.rows(store.meanings().size(), COUNT);
    conceptIds = OpenStore.rows(store.concepts().size(), COUNT);
    conceptGlosses = new String[COUNT];
    sourceNames = new String[COUNT];
    int[] sources = OpenStore.rows(store.sources().size(), COUNT);
    glottocodes = new String[COUNT];
    isoCodes = new int[COUNT];
    for (int i = 0; i < COUNT; i++) {
      int language = languageRows[i];
      glottocodes[i] = LanguageCodes.unpack(store.languages().glottocode(language));
      isoCodes[i] = store.languages().iso639(language);
      lexemeIds[i] = store.lexemes().id(lexemeIds[i]);
      senseIds[i] = store.senses().id(senseIds[i]);
      sourceNames[i] = store.strings().get(store.sources().name(sources[i]));
      conceptGlosses[i] = store.strings().get(store.concepts().gloss(conceptIds[i]));
      conceptIds[i] = store.concepts().id(conceptIds[i]);
      meaningIds[i] = store.meanings().id(meaningIds[i]);
      languageRows[i] = store.languages().id(language);
    }
  }

  /** Moves on to the next identifiers and empties the buffer. */
  void step() {
    next = (next + 1) & (COUNT - 1);
    out.clear();
  }

  int languageId() {
    return languageRows[next];
  }

  String glottocode() {
    return glottocodes[next];
  }

  int isoCode() {
    return isoCodes[next];
  }

  int lexemeId() {
    return lexemeIds[next];
  }

  int senseId() {
    return senseIds[next];
  }

  int meaningId() {
    return meaningIds[next];
  }

  int conceptId() {
    return conceptIds[next];
  }

  String conceptGloss() {
    return conceptGlosses[next];
  }

  String sourceName() {
    return sourceNames[next];
  }
}
