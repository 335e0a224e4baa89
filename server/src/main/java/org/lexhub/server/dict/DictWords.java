package org.lexhub.server.dict;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.Suggestions;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.MeaningTable;

/** Finds the lexemes of a word in a database. One for each connection: it reuses its memory. */
final class DictWords {
  /** The maximum number of definitions and of matches of a command. */
  static final int MAX_WORDS = 100;

  private final LexemeHits hits = new LexemeHits();
  private final Suggestions suggestions = new Suggestions();
  private final LexemeQuery query = new LexemeQuery();

  /** Returns the lexemes that DEFINE shows, the best first. */
  IntList define(DictDatabase database, String word, Store store) {
    IntArrayList out = new IntArrayList();
    exact(database, normal(word), store, out);
    return ofDatabase(database, store, out);
  }

  /** Returns the lexemes that MATCH lists, one for each spelling of a language. */
  IntList match(DictDatabase database, DictStrategy strategy, String word, Store store) {
    IntArrayList out = new IntArrayList();
    byte[] text = normal(word);
    switch (strategy) {
      case EXACT -> exact(database, text, store, out);
      case PREFIX -> prefix(database, text, store, out);
      case LEV -> {
        exact(database, text, store, out);
        similar(database, text, store, out);
      }
    }
    return withoutDuplicates(ofDatabase(database, store, out), store);
  }

  private static byte[] normal(String word) {
    return Normalizer.normalize(word.strip(), Normalizer.Form.NFC).getBytes(StandardCharsets.UTF_8);
  }

  private void exact(DictDatabase database, byte[] text, Store store, IntArrayList out) {
    store.lexemeSearch().findEqual(text, text.length, database.source(), hits);
    for (int i = 0; i < hits.size() && i < MAX_WORDS; i++) {
      out.add(hits.lexeme(i));
    }
  }

  private void prefix(DictDatabase database, byte[] text, Store store, IntArrayList out) {
    store
        .lexemeSuggest()
        .complete(text, text.length, database.source(), Suggestions.MAX_SUGGESTIONS, suggestions);
    for (int i = 0; i < suggestions.size(); i++) {
      out.add(suggestions.lexeme(i));
    }
  }

  private void similar(DictDatabase database, byte[] text, Store store, IntArrayList out) {
    query.clear();
    query.setText(text, 0, text.length);
    query.limit = MAX_WORDS;
    LanguageSet languages = database.source();
    if (!languages.all()) {
      query.languages().clear();
      for (int i = 0; i < languages.count(); i++) {
        query.languages().add(languages.get(i));
      }
    }
    store.lexemeSearch().guess(query, hits);
    for (int i = 0; i < hits.size(); i++) {
      out.add(hits.lexeme(i));
    }
  }

  /** Removes lexemes without a translation, and for {@code !} those of other languages. */
  private static IntList ofDatabase(DictDatabase database, Store store, IntArrayList lexemes) {
    LanguageSet target = database.target();
    if (target != null) {
      lexemes.removeIf(lexeme -> !isTranslated(lexeme, target, store));
    } else if (database.first() && !lexemes.isEmpty()) {
      int language = store.lexemes().language(lexemes.getInt(0));
      lexemes.removeIf(lexeme -> store.lexemes().language(lexeme) != language);
    }
    return lexemes;
  }

  private static boolean isTranslated(int lexeme, LanguageSet target, Store store) {
    for (int s = store.lexemes().firstSense(lexeme); s < store.lexemes().senseEnd(lexeme); s++) {
      for (int i = 0; i < target.count(); i++) {
        if (hasWord(store.senses().meaning(s), target.get(i), lexeme, store)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean hasWord(int meaning, int language, int except, Store store) {
    MeaningTable meanings = store.meanings();
    long end = meanings.senseEnd(meaning);
    for (long at = meanings.sensesIn(meaning, language); at < end; at++) {
      if (meanings.senseLanguage(at) != language) {
        return false;
      }
      if (store.senses().lexeme(meanings.sense(at)) != except) {
        return true;
      }
    }
    return false;
  }

  private static IntList withoutDuplicates(IntList lexemes, Store store) {
    LongOpenHashSet seen = new LongOpenHashSet();
    IntArrayList out = new IntArrayList();
    for (int i = 0; i < lexemes.size() && out.size() < MAX_WORDS; i++) {
      int lexeme = lexemes.getInt(i);
      long word = (long) store.lexemes().language(lexeme) << 32 | store.lexemes().lemma(lexeme);
      if (seen.add(word)) {
        out.add(lexeme);
      }
    }
    return out;
  }
}
