package org.lexhub.store.table.vocabulary;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Other names of the parts of speech, as dictionaries, tag sets and people write them. */
final class PosAliases {
  private static final Map<String, Pos> ALIASES = new HashMap<>();

  static {
    put(Pos.NOUN, "n n. nouns substantive subst sb common_noun nn");
    put(Pos.VERB, "v v. verbs vb vt vi vn transitive_verb intransitive_verb");
    put(Pos.ADJ, "a adj. adjective adjectives s satellite adjective_satellite jj adnominal");
    put(Pos.ADV, "r adv. adverb adverbs rb");
    put(Pos.PRON, "pron. pronoun pronouns prn");
    put(Pos.DET, "det. determiner determiners art art. article articles");
    put(Pos.ADP, "p prep prep. preposition prepositions postp postposition adposition circumpos");
    put(Pos.CONJ, "c conj. conjunction conjunctions cconj sconj");
    put(Pos.NUM, "num. number numeral numerals numbers cardinal ordinal");
    put(Pos.INTJ, "interj int. intj. interjection interjections exclamation");
    put(Pos.PARTICLE, "part part. particles prt ptcl");
    put(Pos.AUX, "aux. auxiliary auxiliary_verb auxiliaries modal");
    put(Pos.NAME, "propn proper_noun proper_name proper pn names prop");
    put(Pos.PREFIX, "pref prefixes");
    put(Pos.SUFFIX, "suff suf suffixes");
    put(Pos.AFFIX, "infix circumfix interfix affixes");
    put(Pos.PHRASE, "t phrases prep_phrase adv_phrase expression multiword");
    put(Pos.IDIOM, "idioms");
    put(Pos.PROVERB, "prov proverbs");
    put(Pos.ABBREV, "abbr abbr. abbreviation abbreviations acronym initialism contraction");
    put(Pos.CLASSIFIER, "counter clf measure_word classifiers");
    put(Pos.CHARACTER, "char letter hanzi kanji hanja characters");
    put(Pos.SYMBOL, "sym punct punctuation symbols");
    put(Pos.ROOT, "roots");
    put(Pos.OTHER, "x unknown");
  }

  private PosAliases() {}

  /** Returns the part of speech of an alias in any case; blanks and hyphens equal underscores. */
  static @Nullable Pos find(String alias) {
    String key = alias.strip().toLowerCase(Locale.ROOT).replace(' ', '_').replace('-', '_');
    return ALIASES.get(key);
  }

  private static void put(Pos pos, String aliases) {
    for (String alias : aliases.split(" ", -1)) {
      Pos before = ALIASES.put(alias, pos);
      if (before != null) {
        throw new IllegalStateException(alias + " names both " + before + " and " + pos);
      }
    }
  }
}
