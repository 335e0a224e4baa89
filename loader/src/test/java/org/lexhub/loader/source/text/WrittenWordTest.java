package org.lexhub.loader.source.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads the words in cells of real wordnets and wordlists. */
class WrittenWordTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chien|chien",
        "sous_la_main |sous la main",
        "!?cagna|cagna",
        "δωρεάν λογισμικό*|δωρεάν λογισμικό",
        // Remarks
        "diferenciação (biologia)|diferenciação",
        "(sektinas) pavyzdys|pavyzdys",
        "sprístupniť (data, informácie)|sprístupniť",
        "het [[Oosten]]|het Oosten",
        "décevant]]|décevant",
        "bala (sijena|bala",
        "(túttur)|túttur",
        "tlenek węgla (IV)|tlenek węgla (IV)",
        "kwas selenowy(VI)|kwas selenowy(VI)",
        "colorido(a)|colorido(a)",
        // Optional letters
        "aplastar(se)|aplastar [aplastarse]",
        "(n)dëgoj|dëgoj [ndëgoj]",
        "mąż, mężczy(z)na|mąż; mężczyna [mężczyzna]",
        // Particles of Chinese
        "大+的|大 [大的]",
        "重要+地|重要 [重要地]",
        "目的|目的",
        // Lists
        "rrenë ,gënjeshtër|rrenë; gënjeshtër",
        "批准、同意|批准; 同意",
        "lágþýska; lágsaxneska|lágþýska; lágsaxneska",
        "아일랜드,|아일랜드",
        "侵占者;|侵占者",
        "Austin, Texas|Austin, Texas",
        "zo vader, zo zoon|zo vader, zo zoon",
        "korva-, nenä- ja kurkkutautilääkäri|korva-, nenä- ja kurkkutautilääkäri",
        "1,3-butadien|1,3-butadien",
        "km/h|km/h",
        // Remains of wiki pages
        "bégonia&#124;it=begonia|bégonia",
        "vitamine b&lt;sub&gt;1&lt;/sub&gt;|vitamine b1",
        "mo&amp;amp;#269;virniki|močvirniki",
        "puce %28insecte%29|puce",
        "Guide d%27onde|Guide d'onde",
        "Septembre noir#Le massacre|Septembre noir",
        "C#|C#",
        "100 %|100 %",
      })
  void readsLemmasOfWordnets(String written, String words) {
    assertThat(shown(WrittenWord.ofLemma(written.replace("&#124;", "|")))).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "!balaya|balaya",
        "buluu (2)|buluu",
        "panda (2) (la uso)|panda",
        "χaŋas, saŋas (archaic variant; Pekarskij 1959 [1907-1930]: 2086)|χaŋas; saŋas",
        "1konta ~ 1kʌnta|1konta; 1kʌnta",
        "Láar~ábà (Niger); Làar~àbá (Standard, Nigeria)|Láar~ábà; Làar~àbá",
        "lom / lou|lom; lou",
        "uxápvam/ uxápja|uxápvam; uxápja",
        "dond, deu-|dond",
        "-labar*|-labar*",
        "*deq|*deq",
        "mac[sup]h[/sup]aⁿ|machaⁿ",
        "(na²¹)ku⁵⁵|ku⁵⁵ [na²¹ku⁵⁵]",
        "(ayam) jago|jago",
        "try; teyr|try; teyr",
      })
  void readsFormsOfWordlists(String written, String words) {
    assertThat(shown(WrittenWord.ofForm(written))).isEqualTo(words);
  }

  @Test
  void keepsBracketsInNames() {
    assertThat(WrittenWord.ofName("フランス語[カナダ],"))
        .containsExactly(new WrittenWord("フランス語[カナダ]", List.of()));
    assertThat(WrittenWord.ofName(", ")).isEmpty();
  }

  @Test
  void findsNoWordInMarksAlone() {
    for (String written : List.of("", " ", ",", ";", "()", "(", ")", "[[]]", ",;", "- , -")) {
      assertThat(WrittenWord.ofLemma(written))
          .as(written)
          .allSatisfy(word -> {
            assertThat(word.lemma()).isNotBlank();
          });
      assertThat(WrittenWord.ofForm(written)).as(written).isEmpty();
    }
  }

  private static String shown(List<WrittenWord> words) {
    StringJoiner shown = new StringJoiner("; ");
    for (WrittenWord word : words) {
      shown.add(word.lemma() + (word.alternatives().isEmpty() ? "" : " " + word.alternatives()));
    }
    return shown.toString();
  }
}
