package org.lexhub.loader.source.morphology;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import morfologik.stemming.Dictionary;
import morfologik.stemming.DictionaryLookup;
import morfologik.stemming.WordData;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.morphology.MorfologikTagset.Analysis;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.LocaleCodes;

/**
 * Format {@code morfologik}: dictionaries of inflected forms in the automata of Morfologik, as
 * LanguageTool uses them: {@code german.dict} with {@code german.info}, which gives encoding and
 * separator. Automata for synthesis and spelling are ignored.
 *
 * <p>The language is the option {@code language}, or else the code of the folder, such as {@code
 * de} in {@code org/languagetool/resource/de/german.dict}. Forms and genders are added to lemmas
 * that an earlier layer has, so put the layer after the dictionaries.
 */
public final class MorfologikSource implements SourceFormat {
  private static final Pattern INFO =
      Pattern.compile("(?!.*(?:synth|spell|hunspell|multitoken|test_|frequency)).*\\.info");

  private static final int ROWS_PER_REPORT = 1 << 14;

  @Override
  public boolean onlyAnnotates() {
    return true;
  }

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    boolean any = false;
    for (String file : layer.files().names()) {
      String dictionary = file.replaceFirst("\\.info$", ".dict");
      if (INFO.matcher(file).matches() && layer.files().names().contains(dictionary)) {
        any = true;
        String language = language(layer, file);
        if (language.isEmpty()) {
          throw new IOException(
              file + ": set the option language; the folder names no language of the dictionary");
        }
        read(layer, file, dictionary, language, sink);
      }
    }
    if (!any) {
      throw new FileNotFoundException("this layer has no NAME.dict with NAME.info beside it");
    }
  }

  private static String language(Layer layer, String file) {
    String written = layer.option("language", FileNames.folder(file));
    return written.matches("[a-z]{2,3}") ? LocaleCodes.threeLetter(written) : "";
  }

  private static void read(
      Layer layer, String metadata, String file, String language, RecordSink sink)
      throws IOException {
    MorfologikTagset tagset = MorfologikTagset.of(language);
    FormTable forms = new FormTable();
    Map<String, Optional<Analysis>> known = new HashMap<>();
    Map<String, Boolean> wanted = new HashMap<>();
    int rows = 0;
    for (WordData row : new DictionaryLookup(open(layer, metadata, file))) {
      if (++rows % ROWS_PER_REPORT == 0) {
        layer.progress().rows(ROWS_PER_REPORT);
      }
      String tag = text(row.getTag());
      Analysis analysis =
          known
              .computeIfAbsent(tag, each -> Optional.ofNullable(analysis(tagset, each)))
              .orElse(null);
      String lemma = text(row.getStem());
      if (analysis == null || lemma.isEmpty() || lemma.indexOf('\uFFFD') >= 0) {
        continue;
      }
      if (wanted.computeIfAbsent(lemma, sink::mayHaveLexeme)) {
        forms.add(lemma, row.getWord().toString(), analysis);
      }
    }
    layer.progress().rows(rows % ROWS_PER_REPORT);
    forms.write(language, sink);
  }

  private static @Nullable Analysis analysis(@Nullable MorfologikTagset tagset, String tag) {
    return tagset == null ? new Analysis(null, List.of()) : tagset.analyse(tag);
  }

  private static String text(@Nullable CharSequence text) {
    return text == null ? "" : text.toString();
  }

  private static Dictionary open(Layer layer, String metadata, String file) throws IOException {
    try (InputStream automaton = layer.files().open(file);
        InputStream info = layer.files().open(metadata)) {
      return Dictionary.read(automaton, info);
    } catch (IOException | RuntimeException e) {
      throw new IOException(file + " is no dictionary of Morfologik: " + e.getMessage(), e);
    }
  }
}
