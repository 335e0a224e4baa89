package org.lexhub.server.analysis;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.analysis.Dictionary.Lemma;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * The particles of verbs that other words can separate: English <em>pick it up</em>, German
 * <em>rufe dich an</em>. A particle belongs to a verb before it in the same clause if the
 * dictionary has both as one verb, and if it ends the clause; in English, also if only a pronoun
 * separates them, elsewhere if a conjunction follows.
 */
final class SeparableVerbs {
  private static final String FILE = "separable-verbs.tsv";

  /** The maximum number of words from the verb to a particle that follows it in the dictionary. */
  private static final int MAX_WORDS_TO_FOLLOWING = 4;

  /** The maximum number of words from the verb to a particle that precedes it there. */
  private static final int MAX_WORDS_TO_PRECEDING = 14;

  private static final SeparableVerbs NONE = new SeparableVerbs(Set.of(), false);
  private static final Map<String, SeparableVerbs> LANGUAGES = load();

  private final Set<String> particles;

  /** Whether the particle precedes the verb in the dictionary. */
  private final boolean precedes;

  private SeparableVerbs(Set<String> particles, boolean precedes) {
    this.particles = particles;
    this.precedes = precedes;
  }

  /** Returns the verbs of a language, an ISO 639-3 code. */
  static SeparableVerbs of(String language) {
    return LANGUAGES.getOrDefault(language, NONE);
  }

  private static Map<String, SeparableVerbs> load() {
    Map<String, SeparableVerbs> languages = new HashMap<>();
    try (InputStream in = SeparableVerbs.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(FILE + " is missing");
      }
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
        String[] fields = line.split("\t", -1);
        if (fields.length == 3 && !line.startsWith("#")) {
          languages.put(
              fields[0],
              new SeparableVerbs(Set.of(fields[2].split(" ", -1)), fields[1].equals("precedes")));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return languages;
  }

  /** Returns the tokens with each separated verb and its particle as one. */
  List<TextToken> join(String text, List<TextToken> tokens, Dictionary dictionary) {
    if (particles.isEmpty()) {
      return tokens;
    }
    List<@Nullable TextToken> joined = new ArrayList<>(tokens);
    for (int particle = 1; particle < tokens.size(); particle++) {
      if (isParticle(tokens.get(particle))) {
        joinParticle(text, tokens, particle, dictionary, joined);
      }
    }
    List<TextToken> left = new ArrayList<>();
    for (TextToken token : joined) {
      if (token != null) {
        left.add(token);
      }
    }
    return left;
  }

  private boolean isParticle(TextToken token) {
    return particles.contains(token.lookUp().toLowerCase(Locale.ROOT));
  }

  private void joinParticle(
      String text,
      List<TextToken> tokens,
      int particle,
      Dictionary dictionary,
      List<@Nullable TextToken> joined) {
    boolean last =
        endsClause(text, tokens.get(particle).end())
            || (precedes
                && particle + 1 < tokens.size()
                && dictionary.has(tokens.get(particle + 1).lookUp(), Pos.CONJ));
    int max = precedes ? MAX_WORDS_TO_PRECEDING : MAX_WORDS_TO_FOLLOWING;
    for (int verb = particle - 1; verb >= 0 && particle - verb <= max; verb--) {
      if (!isSameClause(text, tokens.get(verb), tokens.get(verb + 1))) {
        return;
      }
      boolean pronoun =
          !precedes && particle - verb == 2 && isPronoun(tokens.get(verb + 1), dictionary);
      TextToken before = joined.get(verb);
      String whole =
          (last || pronoun) && before != null
              ? whole(before, tokens.get(particle), dictionary)
              : null;
      if (whole != null) {
        List<TextSpan> parts = new ArrayList<>(tokens.get(verb).parts());
        parts.addAll(tokens.get(particle).parts());
        joined.set(verb, new TextToken(parts, whole));
        joined.set(particle, null);
        return;
      }
    }
  }

  /** Returns the verb of the dictionary that a verb and a particle are together, or null. */
  private @Nullable String whole(TextToken verb, TextToken particle, Dictionary dictionary) {
    if (verb.parts().size() > 1
        || verb.lookUp().indexOf(' ') >= 0
        || isNoun(verb.lookUp(), dictionary)) {
      return null;
    }
    String prefix = particle.lookUp().toLowerCase(Locale.ROOT);
    for (Lemma lemma : dictionary.lemmas(verb.lookUp())) {
      String whole = precedes ? prefix + lemma.text() : lemma.text() + " " + prefix;
      if (lemma.pos() == Pos.VERB && dictionary.has(whole, Pos.VERB)) {
        return whole;
      }
    }
    return null;
  }

  /** Returns whether a word is written as a noun: with a capital letter that its lemma has too. */
  private static boolean isNoun(String word, Dictionary dictionary) {
    return Character.isUpperCase(word.codePointAt(0))
        && dictionary.lemmas(word).stream().anyMatch(lemma -> lemma.text().equals(word));
  }

  private static boolean isPronoun(TextToken token, Dictionary dictionary) {
    return dictionary.has(token.lookUp(), Pos.PRON);
  }

  private static boolean isSameClause(String text, TextToken token, TextToken next) {
    return text.substring(token.end(), next.start()).isBlank();
  }

  /** Returns whether the text ends at an index, or punctuation follows. */
  private static boolean endsClause(String text, int index) {
    int at = index;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at == text.length() || !Character.isLetterOrDigit(text.codePointAt(at));
  }
}
