package org.lexhub.store.definition;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.ar.ArabicAnalyzer;
import org.apache.lucene.analysis.bg.BulgarianAnalyzer;
import org.apache.lucene.analysis.bn.BengaliAnalyzer;
import org.apache.lucene.analysis.ca.CatalanAnalyzer;
import org.apache.lucene.analysis.cjk.CJKAnalyzer;
import org.apache.lucene.analysis.ckb.SoraniAnalyzer;
import org.apache.lucene.analysis.cz.CzechAnalyzer;
import org.apache.lucene.analysis.da.DanishAnalyzer;
import org.apache.lucene.analysis.de.GermanAnalyzer;
import org.apache.lucene.analysis.el.GreekAnalyzer;
import org.apache.lucene.analysis.es.SpanishAnalyzer;
import org.apache.lucene.analysis.et.EstonianAnalyzer;
import org.apache.lucene.analysis.eu.BasqueAnalyzer;
import org.apache.lucene.analysis.fa.PersianAnalyzer;
import org.apache.lucene.analysis.fi.FinnishAnalyzer;
import org.apache.lucene.analysis.fr.FrenchAnalyzer;
import org.apache.lucene.analysis.ga.IrishAnalyzer;
import org.apache.lucene.analysis.gl.GalicianAnalyzer;
import org.apache.lucene.analysis.hi.HindiAnalyzer;
import org.apache.lucene.analysis.hu.HungarianAnalyzer;
import org.apache.lucene.analysis.hy.ArmenianAnalyzer;
import org.apache.lucene.analysis.id.IndonesianAnalyzer;
import org.apache.lucene.analysis.it.ItalianAnalyzer;
import org.apache.lucene.analysis.lt.LithuanianAnalyzer;
import org.apache.lucene.analysis.lv.LatvianAnalyzer;
import org.apache.lucene.analysis.ne.NepaliAnalyzer;
import org.apache.lucene.analysis.nl.DutchAnalyzer;
import org.apache.lucene.analysis.no.NorwegianAnalyzer;
import org.apache.lucene.analysis.pl.PolishAnalyzer;
import org.apache.lucene.analysis.pt.PortugueseAnalyzer;
import org.apache.lucene.analysis.ro.RomanianAnalyzer;
import org.apache.lucene.analysis.ru.RussianAnalyzer;
import org.apache.lucene.analysis.sr.SerbianAnalyzer;
import org.apache.lucene.analysis.sv.SwedishAnalyzer;
import org.apache.lucene.analysis.ta.TamilAnalyzer;
import org.apache.lucene.analysis.te.TeluguAnalyzer;
import org.apache.lucene.analysis.th.ThaiAnalyzer;
import org.apache.lucene.analysis.tr.TurkishAnalyzer;

/**
 * The analysers of Lucene by language: each splits a text into words, leaves out the stop words of
 * the language and stems the others. Chinese, Japanese and Korean texts become pairs of characters.
 * Words of a language without an analyser are cut after five characters.
 */
final class LanguageAnalyzers {
  private static final Map<Integer, Supplier<Analyzer>> SUPPLIERS = suppliers();
  private static final Map<Integer, Analyzer> KNOWN = new HashMap<>();
  private static final Analyzer OTHERS = new PrefixAnalyzer();

  private LanguageAnalyzers() {}

  private static Map<Integer, Supplier<Analyzer>> suppliers() {
    Map<Integer, Supplier<Analyzer>> all = new HashMap<>();
    put(all, ArabicAnalyzer::new, "ara", "arb");
    put(all, ArmenianAnalyzer::new, "hye");
    put(all, BasqueAnalyzer::new, "eus");
    put(all, BengaliAnalyzer::new, "ben");
    put(all, BulgarianAnalyzer::new, "bul");
    put(all, CatalanAnalyzer::new, "cat");
    put(all, CJKAnalyzer::new, "zho", "cmn", "yue", "jpn", "kor");
    put(all, CzechAnalyzer::new, "ces");
    put(all, DanishAnalyzer::new, "dan");
    put(all, DutchAnalyzer::new, "nld");
    put(all, EstonianAnalyzer::new, "est", "ekk");
    put(all, FinnishAnalyzer::new, "fin");
    put(all, FrenchAnalyzer::new, "fra");
    put(all, GalicianAnalyzer::new, "glg");
    put(all, GermanAnalyzer::new, "deu");
    put(all, GreekAnalyzer::new, "ell");
    put(all, HindiAnalyzer::new, "hin");
    put(all, HungarianAnalyzer::new, "hun");
    put(all, IndonesianAnalyzer::new, "ind", "zsm", "msa");
    put(all, IrishAnalyzer::new, "gle");
    put(all, ItalianAnalyzer::new, "ita");
    put(all, LatvianAnalyzer::new, "lav", "lvs");
    put(all, LithuanianAnalyzer::new, "lit");
    put(all, NepaliAnalyzer::new, "nep", "npi");
    put(all, NorwegianAnalyzer::new, "nor", "nob", "nno");
    put(all, PersianAnalyzer::new, "fas", "pes");
    put(all, PolishAnalyzer::new, "pol");
    put(all, PortugueseAnalyzer::new, "por");
    put(all, RomanianAnalyzer::new, "ron");
    put(all, RussianAnalyzer::new, "rus");
    put(all, SerbianAnalyzer::new, "srp");
    put(all, SoraniAnalyzer::new, "ckb");
    put(all, SpanishAnalyzer::new, "spa");
    put(all, SwedishAnalyzer::new, "swe");
    put(all, TamilAnalyzer::new, "tam");
    put(all, TeluguAnalyzer::new, "tel");
    put(all, ThaiAnalyzer::new, "tha");
    put(all, TurkishAnalyzer::new, "tur");
    return all;
  }

  private static void put(
      Map<Integer, Supplier<Analyzer>> all, Supplier<Analyzer> analyzer, String... codes) {
    for (String code : codes) {
      all.put(packed(code), analyzer);
    }
  }

  /** Returns a code of three letters as a number, the first letter in the lowest byte. */
  private static int packed(String code) {
    return code.charAt(0) | code.charAt(1) << 8 | code.charAt(2) << 16;
  }

  /**
   * Returns the analyser of a language, by its packed ISO 639-3 code (the first letter in the
   * lowest byte); safe for any thread.
   */
  static Analyzer of(int iso639) {
    synchronized (KNOWN) {
      Supplier<Analyzer> supplier = SUPPLIERS.get(iso639);
      return supplier == null ? OTHERS : KNOWN.computeIfAbsent(iso639, any -> supplier.get());
    }
  }
}
