package org.lexhub.store.translation.source;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.lexhub.store.english.PhraseVariants;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.translation.typed.Clauses;
import org.lexhub.store.translation.typed.Persons;

/**
 * The ways in which dictionaries may list a phrase that people type otherwise: with the lemma of a
 * verb at its start or end (<i>turned around</i>, <i>die Miete bezahlt</i>), with the pronouns of
 * other {@linkplain Persons persons}, with the infinitive of a {@linkplain Clauses clause}, and in
 * English as one of its {@linkplain PhraseVariants variants}.
 */
final class PhraseForms {
  private final LexemeSearch search;
  private final LexemeTable lexemes;
  private final TextColumn strings;
  private final Persons persons;
  private final Clauses clauses;
  private final int english;

  PhraseForms(LexemeSearch search, LexemeTable lexemes, TextColumn strings, LanguageCodes codes) {
    this.search = search;
    this.lexemes = lexemes;
    this.strings = strings;
    persons = Persons.of(codes);
    clauses = Clauses.of(codes);
    english = HubLanguage.row(codes);
  }

  /**
   * Returns the forms of a phrase, without the phrase itself.
   *
   * @param hits receives the words of which the first and the last one are forms
   */
  List<String> of(String phrase, LanguageSet source, LexemeHits hits) {
    List<String> inflected = withLemmas(phrase, source, hits);
    Set<String> forms = new LinkedHashSet<>(variants(phrase, source));
    forms.addAll(inflected);
    for (String form : inflected) {
      forms.addAll(variants(form, source));
    }
    for (String form :
        clauses.infinitives(phrase, source, word -> verbs(word, true, source, hits))) {
      forms.add(form);
      forms.addAll(variants(form, source));
    }
    forms.remove(phrase);
    return List.copyOf(forms);
  }

  private List<String> variants(String phrase, LanguageSet source) {
    List<String> variants = new ArrayList<>();
    if (source.contains(english)) {
      variants.addAll(PhraseVariants.of(phrase));
    }
    variants.addAll(persons.variants(phrase, source));
    return variants;
  }

  /** Returns a phrase with each lemma of the verb of which its first or last word is a form. */
  private List<String> withLemmas(String phrase, LanguageSet source, LexemeHits hits) {
    int first = phrase.indexOf(' ');
    int last = phrase.lastIndexOf(' ') + 1;
    List<String> phrases = new ArrayList<>();
    if (first > 0 && last < phrase.length()) {
      for (String lemma : verbs(phrase.substring(0, first), false, source, hits)) {
        phrases.add(lemma + phrase.substring(first));
      }
      for (String lemma : verbs(phrase.substring(last), false, source, hits)) {
        phrases.add(phrase.substring(0, last) + lemma);
      }
    }
    return phrases;
  }

  /**
   * Returns the lemmas of the verbs of which a word is a form.
   *
   * @param orLemma whether it can be the lemma too
   */
  private List<String> verbs(String word, boolean orLemma, LanguageSet source, LexemeHits hits) {
    byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
    search.find(bytes, bytes.length, source, hits);
    Set<String> lemmas = new LinkedHashSet<>();
    for (int i = 0; i < hits.size(); i++) {
      if (lexemes.posOf(hits.lexeme(i)) == Pos.VERB
          && (orLemma || hits.match(i) == MatchKind.FORM)) {
        lemmas.add(strings.get(lexemes.lemma(hits.lexeme(i))));
      }
    }
    return List.copyOf(lemmas);
  }
}
