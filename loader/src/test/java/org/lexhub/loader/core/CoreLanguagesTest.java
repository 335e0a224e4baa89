package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** Checks every row of {@code data/core/languages.tsv} and {@code codes.tsv}. */
class CoreLanguagesTest {
  private static final Set<String> BELOW_FAMILY = Set.of("language", "dialect");

  @Test
  void describesEveryLanguageOnceWithinItsFamily() throws IOException {
    Map<String, CoreLanguage> languages = CoreLanguage.all();
    Set<String> codes = new HashSet<>();
    for (CoreLanguage language : languages.values()) {
      String what = language.toString();
      assertThat(language.glottocode()).as(what).matches("[a-z0-9]{4}[0-9]{4}");
      assertThat(language.name()).as(what).isNotBlank();
      assertThat(LanguageLevel.of(language.level())).as(what).isNotNull();
      if (!language.iso639().isEmpty()) {
        assertThat(language.iso639()).as(what).matches("[a-z]{3}");
        assertThat(codes.add(language.iso639())).as("code twice: %s", what).isTrue();
      }
      if (!language.parent().isEmpty()) {
        assertThat(languages).as("parent of %s", what).containsKey(language.parent());
      }
    }
  }

  @Test
  void leadsUpToATopInEveryChain() throws IOException {
    Map<String, CoreLanguage> languages = CoreLanguage.all();
    for (CoreLanguage language : languages.values()) {
      Set<String> seen = new HashSet<>();
      String at = language.glottocode();
      while (!at.isEmpty()) {
        assertThat(seen.add(at)).as("circle above %s", language).isTrue();
        CoreLanguage row = languages.get(at);
        at = row == null ? "" : row.parent();
      }
      CoreLanguage parent = languages.get(language.parent());
      if (parent != null && !language.level().equals("dialect")) {
        assertThat(parent.level()).as("level above %s", language).isEqualTo("family");
      }
    }
  }

  @Test
  void givesPlaceScriptsSpeakersAndStatusInRange() throws IOException {
    for (CoreLanguage language : CoreLanguage.all().values()) {
      String what = language.toString();
      assertThat(language.latitude()).as(what).matches("|-?[0-9]{1,2}\\.[0-9]");
      assertThat(language.longitude()).as(what).matches("|-?[0-9]{1,3}\\.[0-9]");
      assertThat(language.latitude().isEmpty()).as(what).isEqualTo(language.longitude().isEmpty());
      if (!language.latitude().isEmpty()) {
        assertThat(Double.parseDouble(language.latitude())).as(what).isBetween(-90.0, 90.0);
        assertThat(Double.parseDouble(language.longitude())).as(what).isBetween(-180.0, 180.0);
      }
      assertThat(language.scripts()).as(what).matches("|[A-Z][a-z]{3}(,[A-Z][a-z]{3})*");
      assertThat(language.speakers()).as(what).matches("|0|[1-9][0-9]{0,9}");
      if (BELOW_FAMILY.contains(language.level())) {
        assertThat(EndangermentStatus.of(language.status())).as(what).isNotNull();
      } else {
        assertThat(language.status()).as(what).isEmpty();
      }
    }
  }

  @Test
  void knowsEveryLanguageThatHasWords() throws IOException {
    Set<String> codes = new HashSet<>();
    CoreLanguage.all().values().forEach(language -> codes.add(language.iso639()));
    codes.addAll(codes().keySet());
    assertThat(codes).containsAll(CoreFolder.languages());
  }

  @Test
  void leadsOtherCodesToKnownLanguages() throws IOException {
    Map<String, CoreLanguage> languages = CoreLanguage.all();
    Map<String, String> codes = codes();
    Map<String, String> own = new HashMap<>();
    languages.values().forEach(language -> own.put(language.iso639(), language.glottocode()));
    codes.forEach((code, glottocode) -> {
      assertThat(code).matches("[a-z]{2,3}");
      String itself = own.get(code);
      if (itself != null) {
        assertThat(chain(languages, glottocode)).as("above %s", code).contains(itself);
      }
      assertThat(languages).as("glottocode of %s", code).containsKey(glottocode);
    });
    assertThat(codes).containsEntry("fas", codes.get("fa")).containsKeys("zh", "ar", "en", "sw");
  }

  /** Returns a languoid and all its ancestors. */
  private static Set<String> chain(Map<String, CoreLanguage> languages, String glottocode) {
    Set<String> chain = new HashSet<>();
    CoreLanguage at = languages.get(glottocode);
    while (at != null && chain.add(at.glottocode())) {
      at = languages.get(at.parent());
    }
    return chain;
  }

  private static Map<String, String> codes() throws IOException {
    Map<String, String> codes = new HashMap<>();
    for (String[] row : CoreFolder.rows("codes.tsv", "code\tglottocode")) {
      assertThat(codes.put(row[0], row[1])).as("code twice: %s", row[0]).isNull();
    }
    return codes;
  }
}
