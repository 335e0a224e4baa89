package org.lexhub.loader.source;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.lexhub.loader.record.Source;

/** The formats that a layer may have, by name. */
public final class Formats {
  private static final Map<String, Supplier<Source>> ALL = new TreeMap<>();

  static {
    ALL.put("cefrj", CefrjSource::new);
    ALL.put("cili", CiliSource::new);
    ALL.put("cldf", CldfSource::new);
    ALL.put("cldr-annotations", CldrAnnotationsSource::new);
    ALL.put("concepticon", ConcepticonSource::new);
    ALL.put("core", CoreSource::new);
    ALL.put("freedict", FreeDictSource::new);
    ALL.put("frequencywords", FrequencyWordsSource::new);
    ALL.put("glottolog", GlottologSource::new);
    ALL.put("hsk", HskSource::new);
    ALL.put("icu", IcuSource::new);
    ALL.put("ipa-dict", IpaDictSource::new);
    ALL.put("jlpt", JlptSource::new);
    ALL.put("jsonl", JsonlSource::new);
    ALL.put("kaikki", KaikkiSource::new);
    ALL.put("linguameta", LinguaMetaSource::new);
    ALL.put("omw", OmwSource::new);
    ALL.put("unimorph", UniMorphSource::new);
    ALL.put("wikipron", WikiPronSource::new);
    ALL.put("wn-lmf", WnLmfSource::new);
    ALL.put("wndb", WordNetSource::new);
  }

  private Formats() {}

  /** Names of all formats, sorted. */
  public static Set<String> names() {
    return new TreeSet<>(ALL.keySet());
  }

  /**
   * The importer of a format.
   *
   * @throws IllegalArgumentException naming the known formats, if there is none of this name
   */
  public static Source source(String format) {
    Supplier<Source> source = ALL.get(format);
    if (source == null) {
      throw new IllegalArgumentException(
          "unknown format \"" + format + "\"; known: " + String.join(", ", names()));
    }
    return source.get();
  }
}
