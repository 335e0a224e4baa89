package org.lexhub.store.inflection;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class InflectionRuleTest {
  /** 더와: the rule changes the syllable before its ending, so the form needs that syllable. */
  private static final byte[] FORM = "더와".getBytes(StandardCharsets.UTF_8);

  private static final int SYLLABLE = 3;

  private final InflectionRule rule = new InflectionRule("와>ㅂ다", 1, 0, 1, 1);

  @Test
  void jamoChangeTheSyllableBeforeTheEnding() {
    assertThat(rule.matches(FORM, 0, FORM.length)).isTrue();
  }

  @Test
  void jamoChangeNoSyllableBeforeTheFormItself() {
    assertThat(rule.matches(FORM, SYLLABLE, FORM.length)).isFalse();
  }
}
