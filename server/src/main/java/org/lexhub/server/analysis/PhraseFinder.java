package org.lexhub.server.analysis;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.analysis.Dictionary.Lemma;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;

/**
 * Finds the phrases in the words of a text: from left to right, the longest run of words that the
 * dictionary has, as it stands or with its first or last word in its basic form. {@link WordSplits}
 * takes words apart before that, {@link SeparableVerbs} joins verbs that other words separate.
 */
public final class PhraseFinder {
  /** The maximum number of words of a phrase, or letters where no blanks separate words. */
  private static final int MAX_WORDS = 10;

  private final String text;
  private final Dictionary dictionary;
  private final List<TextSpan> words;

  private PhraseFinder(String text, Dictionary dictionary, List<TextSpan> words) {
    this.text = text;
    this.dictionary = dictionary;
    this.words = words;
  }

  /**
   * Returns the words and phrases of a text in their order.
   *
   * @param language the language of the text with its members
   * @param code the ISO 639-3 code of the language
   * @param words the words of the text, see {@link WordBreaks}
   */
  public static List<TextToken> find(
      Store store, LanguageSet language, String code, String text, List<TextSpan> words) {
    Dictionary dictionary = new Dictionary(store, language);
    List<TextSpan> apart = new WordSplits(text, dictionary).split(words);
    List<TextToken> tokens = new PhraseFinder(text, dictionary, apart).tokens();
    tokens = UnknownWords.join(text, tokens, words, dictionary);
    tokens = SentenceStarts.lowered(text, code, tokens, dictionary);
    return SeparableVerbs.of(code).join(text, tokens, dictionary);
  }

  private List<TextToken> tokens() {
    List<TextToken> tokens = new ArrayList<>();
    for (int i = 0; i < words.size(); ) {
      int last = lastJoined(i);
      String phrase = null;
      while (last > i && phrase == null) {
        phrase = phrase(i, last);
        last -= phrase == null ? 1 : 0;
      }
      TextSpan span = new TextSpan(words.get(i).start(), words.get(last).end());
      String spelling = phrase == null ? normal(span.in(text)) : phrase;
      tokens.add(new TextToken(List.of(span), spelling));
      i = last + 1;
    }
    return tokens;
  }

  /** Returns the last word that can be in a phrase with a first word. */
  private int lastJoined(int first) {
    int last = first;
    while (last + 1 < words.size() && last + 1 - first < MAX_WORDS && isJoined(last)) {
      last++;
    }
    return last;
  }

  /** Returns whether only blanks, or one hyphen or apostrophe, are between a word and the next. */
  private boolean isJoined(int word) {
    String gap = text.substring(words.get(word).end(), words.get(word + 1).start());
    return gap.isBlank() || gap.equals("-") || gap.equals("'") || gap.equals("’");
  }

  private static String normal(String part) {
    return Normalizer.normalize(part, Normalizer.Form.NFC);
  }

  /** Returns the spelling of the words from..to (inclusive) that the dictionary has, or null. */
  private @Nullable String phrase(int from, int to) {
    String whole = text.substring(words.get(from).start(), words.get(to).end());
    String plain = normal(whole).replaceAll("\\s+", " ");
    if (dictionary.hasPhrase(plain)) {
      return plain;
    }
    if (plain.indexOf(' ') < 0) {
      boolean verb = Scripts.isHiragana(plain.codePointBefore(plain.length()));
      return verb && isUnspaced(from, to) && dictionary.isForm(plain) ? plain : null;
    }
    String first = normal(words.get(from).in(text));
    for (Lemma lemma : dictionary.lemmas(first)) {
      String other = lemma.text() + plain.substring(first.length());
      if (!other.equals(plain) && dictionary.hasPhrase(other)) {
        return other;
      }
    }
    String last = normal(words.get(to).in(text));
    for (Lemma lemma : dictionary.lemmas(last)) {
      String other = plain.substring(0, plain.length() - last.length()) + lemma.text();
      if (!other.equals(plain) && dictionary.hasPhrase(other)) {
        return other;
      }
    }
    return dictionary.isForm(plain) ? plain : null;
  }

  /** Returns whether nothing is between the words, as in scripts without blanks. */
  private boolean isUnspaced(int from, int to) {
    for (int i = from; i < to; i++) {
      if (words.get(i).end() != words.get(i + 1).start()) {
        return false;
      }
    }
    return true;
  }
}
