package org.lexhub.server.explore.translation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.ApiFootnote;
import org.lexhub.server.explore.LanguageLink;
import org.lexhub.server.explore.LenientCodes;
import org.lexhub.server.explore.SourceEntry;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.explore.WordLink;
import org.lexhub.server.explore.WordSpelling;
import org.lexhub.server.explore.translation.TranslationView.Item;
import org.lexhub.server.explore.translation.TranslationView.MeaningLink;
import org.lexhub.server.explore.translation.TranslationView.MeaningPath;
import org.lexhub.server.explore.translation.TranslationView.ShownSense;
import org.lexhub.server.explore.translation.TranslationView.Target;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.translation.PivotPaths;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** Collects what the page shows of a translation. */
record TranslationReader(
    Store store, TranslateFields request, TranslateQuery query, Translation translation) {
  private static final int MAX_SENSES = 8;
  private static final int MAX_PATHS = 3;

  /** The minimum confidence of the translations that the page shows, in basis points. */
  private static final int MIN_CONFIDENCE = 500;

  /** The minimum scale, in basis points, at which the page says that there are few rivals. */
  private static final int MIN_SCALE_OF_FEW_RIVALS = 15_000;

  /** The maximum scale, in basis points, at which the page says that there are many rivals. */
  private static final int MAX_SCALE_OF_MANY_RIVALS = 7_000;

  /** Returns the translation of a word that was found, and adds its sources to the footnote. */
  TranslationView read(ApiFootnote footnote) {
    footnote.lexeme(translation.lexeme());
    int senses = Math.min(MAX_SENSES, translation.senseCount());
    return new TranslationView(
        warning(),
        WordLink.of(store, translation.lexeme()),
        IntStream.range(0, senses).mapToObj(this::sense).toList(),
        why(),
        IntStream.range(0, translation.targetCount()).mapToObj(i -> target(i, footnote)).toList());
  }

  private @Nullable String warning() {
    if (!translation.hintUnmatched()) {
      return null;
    }
    return Texts.text(
        request.context().isEmpty() ? "translate.unmatched" : "translate.unmatched.context");
  }

  private ShownSense sense(int i) {
    int sense = translation.sense(i);
    String gloss = WordLabels.gloss(store, sense);
    return new ShownSense(
        gloss,
        WordLabels.pos(store.lexemes().posOf(store.senses().lexeme(sense)).code()),
        Texts.percent(translation.senseConfidenceBasisPoints(i)),
        request.withHint(hint(gloss)).url());
  }

  /** Returns the first words of a gloss, which name its sense best. */
  private static String hint(String gloss) {
    int end = gloss.length() <= 120 ? gloss.length() : gloss.lastIndexOf(' ', 120);
    return gloss.substring(0, end < 0 ? gloss.offsetByCodePoints(0, 60) : end);
  }

  private String why() {
    if (!request.hint().isEmpty() && !translation.hintUnmatched()) {
      return Texts.text("translate.why.hint");
    }
    return Texts.text(
        request.context().isEmpty() ? "translate.why.frequency" : "translate.why.context");
  }

  /** Returns the words of the chosen sense or, if a language has none, those of other senses. */
  private Target target(int target, ApiFootnote footnote) {
    List<Integer> all =
        IntStream.range(0, translation.size())
            .filter(i -> translation.itemTarget(i) == target)
            .filter(i -> translation.itemConfidenceBasisPoints(i) >= MIN_CONFIDENCE)
            .boxed()
            .toList();
    List<Integer> chosen = all.stream().filter(i -> translation.itemSource(i) == 0).toList();
    List<Integer> shown = chosen.isEmpty() ? all : chosen;
    shown.forEach(i -> footnote.sense(translation.itemSense(i)));
    int language = LenientCodes.row(store, request.to().get(target));
    return new Target(LanguageLink.of(store, language), shown.stream().map(this::item).toList());
  }

  private Item item(int i) {
    PivotPaths paths = new PivotPaths();
    store.translator().explain(query, translation, i, paths);
    int shown = Math.min(MAX_PATHS, paths.size());
    return new Item(
        WordLink.of(store, translation.itemLexeme(i)),
        WordSpelling.of(store, translation.itemLexeme(i)),
        translation.itemConfidenceBasisPoints(i),
        IntStream.range(0, shown).mapToObj(path -> path(paths, path)).toList(),
        paths.size() - shown,
        remarks(i),
        sources(translation.itemSense(i)));
  }

  private MeaningPath path(PivotPaths paths, int i) {
    SenseTable senses = store.senses();
    int source = paths.source(i);
    int target = paths.target(i);
    boolean near = senses.meaning(target) != senses.meaning(source);
    return new MeaningPath(
        meaning(source),
        paths.sensePartBasisPoints(i),
        senses.confidence(source),
        near ? meaning(target) : null,
        paths.nearnessBasisPoints(i),
        senses.confidence(target),
        String.format(Locale.ROOT, "%.1f", senses.targetUseBasisPoints(target) / 1e4));
  }

  private MeaningLink meaning(int sense) {
    return new MeaningLink(
        WordLabels.gloss(store, sense),
        "/meaning/" + store.meanings().id(store.senses().meaning(sense)));
  }

  private List<String> remarks(int i) {
    List<String> remarks = new ArrayList<>();
    if (translation.itemLikenessBasisPoints(i) > 10_000) {
      remarks.add(Texts.text("translate.remark.spelling"));
    }
    if (translation.itemStatedBasisPoints(i) > 10_000) {
      remarks.add(Texts.text("translate.remark.stated"));
    }
    int scale = translation.itemScaleBasisPoints(i);
    if (scale >= MIN_SCALE_OF_FEW_RIVALS) {
      remarks.add(Texts.text("translate.remark.few"));
    } else if (scale <= MAX_SCALE_OF_MANY_RIVALS) {
      remarks.add(Texts.text("translate.remark.many"));
    }
    return remarks;
  }

  private List<String> sources(int sense) {
    return IntStream.range(0, store.senses().sourceCount(sense))
        .mapToObj(i -> SourceEntry.title(store, store.senses().sourceAt(sense, i)))
        .distinct()
        .toList();
  }
}
