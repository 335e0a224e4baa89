package org.lexhub.loader.source;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.catalogue.CldfSource;
import org.lexhub.loader.source.catalogue.CldrAnnotationsSource;
import org.lexhub.loader.source.catalogue.ConcepticonSource;
import org.lexhub.loader.source.catalogue.CoreSource;
import org.lexhub.loader.source.catalogue.GlottologSource;
import org.lexhub.loader.source.catalogue.IcuSource;
import org.lexhub.loader.source.catalogue.LinguaMetaSource;
import org.lexhub.loader.source.chinese.CedictSource;
import org.lexhub.loader.source.chinese.EcdictSource;
import org.lexhub.loader.source.chinese.HskSource;
import org.lexhub.loader.source.dictd.DictdSource;
import org.lexhub.loader.source.dictd.GcideSource;
import org.lexhub.loader.source.freedict.FreeDictSource;
import org.lexhub.loader.source.japanese.JmdictSource;
import org.lexhub.loader.source.japanese.Kanjidic2Source;
import org.lexhub.loader.source.jsonl.JsonlSource;
import org.lexhub.loader.source.morphology.HunspellSource;
import org.lexhub.loader.source.morphology.MorfologikSource;
import org.lexhub.loader.source.stardict.LittreSource;
import org.lexhub.loader.source.stardict.StarDictSource;
import org.lexhub.loader.source.thesaurus.KenetSource;
import org.lexhub.loader.source.thesaurus.MyThesSource;
import org.lexhub.loader.source.wikidata.WikidataLexemesSource;
import org.lexhub.loader.source.wiktionary.KaikkiSource;
import org.lexhub.loader.source.wordlist.CefrjSource;
import org.lexhub.loader.source.wordlist.FrequencyWordsSource;
import org.lexhub.loader.source.wordlist.IpaDictSource;
import org.lexhub.loader.source.wordlist.JlptSource;
import org.lexhub.loader.source.wordlist.TatoebaSource;
import org.lexhub.loader.source.wordlist.UniMorphSource;
import org.lexhub.loader.source.wordlist.WikiPronSource;
import org.lexhub.loader.source.wordnet.CiliSource;
import org.lexhub.loader.source.wordnet.OmwSource;
import org.lexhub.loader.source.wordnet.SemCorSource;
import org.lexhub.loader.source.wordnet.WnLmfSource;
import org.lexhub.loader.source.wordnet.WngtSource;
import org.lexhub.loader.source.wordnet.WordNetSource;

/** The formats of layers, by name. To add a format, write an importer and add a line here. */
public final class Formats {
  private static final Map<String, Supplier<SourceFormat>> ALL = new TreeMap<>();

  static {
    ALL.put("cc-cedict", CedictSource::new);
    ALL.put("cefrj", CefrjSource::new);
    ALL.put("cili", CiliSource::new);
    ALL.put("cldf", CldfSource::new);
    ALL.put("cldr-annotations", CldrAnnotationsSource::new);
    ALL.put("concepticon", ConcepticonSource::new);
    ALL.put("core", CoreSource::new);
    ALL.put("dictd", DictdSource::new);
    ALL.put("ecdict", EcdictSource::new);
    ALL.put("freedict", FreeDictSource::new);
    ALL.put("frequencywords", FrequencyWordsSource::new);
    ALL.put("gcide", GcideSource::new);
    ALL.put("glottolog", GlottologSource::new);
    ALL.put("hsk", HskSource::new);
    ALL.put("hunspell", HunspellSource::new);
    ALL.put("icu", IcuSource::new);
    ALL.put("ipa-dict", IpaDictSource::new);
    ALL.put("jmdict", JmdictSource::new);
    ALL.put("jlpt", JlptSource::new);
    ALL.put("jsonl", JsonlSource::new);
    ALL.put("kaikki", KaikkiSource::new);
    ALL.put("kanjidic2", Kanjidic2Source::new);
    ALL.put("kenet", KenetSource::new);
    ALL.put("linguameta", LinguaMetaSource::new);
    ALL.put("littre", LittreSource::new);
    ALL.put("mythes", MyThesSource::new);
    ALL.put("morfologik", MorfologikSource::new);
    ALL.put("omw", OmwSource::new);
    ALL.put("semcor", SemCorSource::new);
    ALL.put("stardict", StarDictSource::new);
    ALL.put("tatoeba", TatoebaSource::new);
    ALL.put("unimorph", UniMorphSource::new);
    ALL.put("wikidata-lexemes", WikidataLexemesSource::new);
    ALL.put("wikipron", WikiPronSource::new);
    ALL.put("wn-lmf", WnLmfSource::new);
    ALL.put("wndb", WordNetSource::new);
    ALL.put("wngt", WngtSource::new);
  }

  private Formats() {}

  /** Returns the names of all formats, sorted. */
  public static Set<String> names() {
    return new TreeSet<>(ALL.keySet());
  }

  /**
   * Returns a new importer of a format.
   *
   * @throws IllegalArgumentException if there is no such format; the message lists the known ones
   */
  public static SourceFormat source(String format) {
    Supplier<SourceFormat> source = ALL.get(format);
    if (source == null) {
      throw new IllegalArgumentException(
          "unknown format \"" + format + "\"; known: " + String.join(", ", names()));
    }
    return source.get();
  }
}
