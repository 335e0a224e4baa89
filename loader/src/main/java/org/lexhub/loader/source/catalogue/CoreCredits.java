package org.lexhub.loader.source.catalogue;

import org.lexhub.loader.record.SourceRecord;

/** The sources of what the core vocabulary takes from others. */
final class CoreCredits {
  private static final double PRIOR = 0.95;

  /** The languages in {@code languages.tsv}, except speakers and scripts. */
  static final SourceRecord LANGUAGES =
      new SourceRecord(
          "glottolog-selection",
          "Glottolog: codes, families, coordinates and status of the languages of the core"
              + " vocabulary",
          "5.1",
          "CC-BY-4.0",
          "Harald Hammarström, Robert Forkel, Martin Haspelmath, Sebastian Bank: Glottolog 5.1;"
              + " ISO 639-3 codes by SIL International",
          "https://glottolog.org/",
          PRIOR);

  /** The glosses, semantic fields and ontological categories in {@code concepts.tsv}. */
  static final SourceRecord CONCEPTS =
      new SourceRecord(
          "concepticon-terms",
          "CLLD Concepticon: glosses, semantic fields and categories of the core vocabulary",
          "3.4",
          "CC-BY-4.0",
          "Johann-Mattis List, Annika Tjuka, Frederic Blum, Alžběta Kučerová, Carlos Barrientos"
              + " Ugarte, Christoph Rzymski, Simon Greenhill, Robert Forkel (eds.): CLLD"
              + " Concepticon",
          "https://concepticon.clld.org/",
          PRIOR);

  private CoreCredits() {}
}
