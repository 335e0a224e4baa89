package org.lexhub.store.licence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads licence expressions and chooses by them. */
class LicenceFilterTest {
  @ParameterizedTest
  @CsvSource({
    "'CC0-1.0,CC-BY-*', CC0-1.0, true",
    "'CC0-1.0,CC-BY-*', cc-by-sa-4.0, true",
    "'CC0-1.0,CC-BY-*', MIT, false",
    "'CC0-1.0,CC-BY-*', CC0-1.0 AND MIT, false",
    "'CC0-1.0,CC-BY-*', CC0-1.0 OR MIT, true",
    "'CC0-1.0,MIT', CC0-1.0 AND (GPL-2.0-only OR MIT), true",
    "'CC0-1.0,MIT', CC0-1.0 AND GPL-2.0-only OR MIT, true",
    "'CC0-1.0,MIT', CC0-1.0 AND (GPL-2.0-only OR BSD-3-Clause), false",
    "'!GPL-*', GPL-2.0-or-later, false",
    "'!GPL-*', LGPL-2.1-only, true",
    "'!GPL-*', MIT OR GPL-2.0-only, true",
    "'!GPL-*', MIT AND GPL-2.0-only, false",
    "'!GPL-*', 'GNU General Public License, version 2', false",
    "'!GPL-*', '', false",
    "'CC-BY-*,!CC-BY-NC-*', CC-BY-4.0, true",
    "'CC-BY-*,!CC-BY-NC-*', CC-BY-NC-4.0, false",
    "'GPL-2.0+', GPL-2.0+, true",
    "'GPL-2.0-only WITH', GPL-2.0-only, refused",
    "GPL-2.0-only, GPL-2.0-only WITH Classpath-exception-2.0, true",
    "'*', LicenseRef-CEFR-J AND CC-BY-SA-4.0, true",
  })
  void choosesByExpression(String patterns, String licence, String result) {
    if (result.equals("refused")) {
      assertThatThrownBy(() -> LicenceFilter.of(patterns)).hasMessageContaining("!GPL-*");
    } else {
      assertThat(LicenceFilter.of(patterns).allows(licence)).isEqualTo(Boolean.valueOf(result));
    }
  }

  @Test
  void withoutPatternsEverythingPasses() {
    assertThat(LicenceFilter.ALL.allows("")).isTrue();
    assertThat(LicenceFilter.ALL.allows("whatever it says")).isTrue();
    assertThat(LicenceFilter.ALL.isEmpty()).isTrue();
    assertThat(LicenceFilter.of("!GPL-*").isEmpty()).isFalse();
  }

  @Test
  void layersWhoseSourcesStateLicencesPassAsAWhole() {
    LicenceFilter filter = LicenceFilter.of("MIT");
    assertThat(filter.mayAllowLayer("LicenseRef-each-wordnet")).isTrue();
    assertThat(filter.allows("LicenseRef-each-wordnet")).isFalse();
    assertThat(filter.mayAllowLayer("LicenseRef-CEFR-J")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "MIT AND",
        "OR MIT",
        "(MIT",
        "MIT)",
        "MIT GPL-2.0-only",
        "MIT And X",
        "a/b",
        "MIT WITH"
      })
  void namesWhatIsWrongWithAnExpression(String text) {
    assertThatThrownBy(() -> LicenceExpression.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("\"" + text + "\" is not an SPDX licence expression: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "CC0-1.0,", "!", "a b", "MIT OR X"})
  void refusesMalformedPatterns(String patterns) {
    assertThatThrownBy(() -> LicenceFilter.of(patterns))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
