package org.lexhub.server.explore.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.analysis.TextSpan;
import org.lexhub.server.analysis.TextToken;
import org.lexhub.server.analysis.WordContexts;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** Looks up the words of a text, each with a note of what it means there. */
final class TextReader {
  private static final int MAX_TRANSLATIONS = 3;

  private final Store store;
  private final String text;
  private final LanguageChoice source;
  private final LanguageChoice target;
  private final Translation translation;
  private final TranslateQuery query = new TranslateQuery();

  TextReader(
      Store store,
      String text,
      LanguageChoice source,
      LanguageChoice target,
      Translation translation) {
    this.store = store;
    this.text = text;
    this.source = source;
    this.target = target;
    this.translation = translation;
  }

  /** A piece of a text: a word, or what lies between words, whose note is null. */
  record Piece(String text, @Nullable Note note) {}

  /**
   * What a word means.
   *
   * @param url the address of its page
   * @param gloss its gloss, or null
   * @param translations its translations, empty for none
   */
  record Note(String url, String lemma, String pos, @Nullable String gloss, String translations) {}

  /** A part of a token, in the order of the text. */
  private record Part(TextSpan span, TextToken token) {}

  /** Returns the pieces of the text, which make the whole text. */
  List<Piece> pieces(List<TextToken> tokens) {
    List<Part> parts = new ArrayList<>();
    for (TextToken token : tokens) {
      token.parts().forEach(span -> parts.add(new Part(span, token)));
    }
    parts.sort(Comparator.comparingInt(part -> part.span().start()));
    WordContexts contexts = new WordContexts(text, source.text(0));
    List<Piece> pieces = new ArrayList<>();
    int done = 0;
    for (Part part : parts) {
      pieces.add(new Piece(text.substring(done, part.span().start()), null));
      String context = contexts.at(part.token().start());
      pieces.add(new Piece(part.span().in(text), note(part.token().lookUp(), context)));
      done = part.span().end();
    }
    pieces.add(new Piece(text.substring(done), null));
    return pieces;
  }

  private @Nullable Note note(String word, String context) {
    query.clear();
    query.setText(word);
    query.setContext(context);
    query.setLimit(MAX_TRANSLATIONS);
    source.fill(query.source(), store.codes());
    target.fill(query.addTarget(), store.codes());
    store.translator().translate(query, translation);
    if (!translation.found()) {
      return null;
    }
    int lexeme = translation.lexeme();
    int gloss = translation.senseCount() == 0 ? -1 : store.gloss(translation.sense(0));
    return new Note(
        "/word/" + store.lexemes().id(lexeme),
        lemma(lexeme),
        WordLabels.pos(store.lexemes().posOf(lexeme).code()),
        gloss < 0 ? null : store.texts().get(gloss),
        IntStream.range(0, translation.size())
            .mapToObj(i -> lemma(translation.itemLexeme(i)))
            .collect(Collectors.joining(Texts.text("format.comma"))));
  }

  private String lemma(int lexeme) {
    return store.strings().get(store.lexemes().lemma(lexeme));
  }
}
