package org.lexhub.loader.source.stardict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.source.Formats;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Gender;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/** Reads entries in the layout of the package {@code stardict-xmlittre}. */
class LittreSourceTest {
  private static final String ZOBE =
      """
      <i><small>(zo-b') s. f.</small></i>

      <b>1°</b> Terme de marine. Petit bateau à fond plat. Une zobe de pêche.
      <span foreground="#0000CD">La zobe s'en allait, &amp; la mer chantait</span>, <span foreground="#B22222">HUGO</span>.
          Fig. Une vieille zobe.

      <b>2°</b> Familièrement. Personne lente, etc. Maladroite.

      <b>3°</b> Voy. ZOBER.

      <b>4°</b> Barque.

      <b><big>HISTORIQUE</big></b>

          XIIe s. Ce est la zobe roi.

      <b><big>ÉTYMOLOGIE</big></b>

          Bas-lat. <i>zobba</i>, petit bateau.
          Diez pense autrement.
      """;

  private static RecordingSink read(Set<String> earlier, StarDictFiles files) throws IOException {
    RecordingSink sink = new RecordingSink();
    sink.earlier = earlier;
    Formats.source("littre").read(files.layer().layer("littre"), sink);
    return sink;
  }

  private static StarDictFiles dictionary() {
    return new StarDictFiles("XMLittre", "g");
  }

  @Test
  void theFirstSentenceOfASenseIsItsDefinition() throws IOException {
    RecordingSink sink = read(Set.of(), dictionary().entry("ZOBE", ZOBE));
    assertThat(sink.entries)
        .extracting(
            EntryRecord::languageCode,
            EntryRecord::lemma,
            EntryRecord::pos,
            each -> each.detail().definitions().getFirst().text(),
            each -> each.detail().register(),
            each -> each.detail().domain())
        .containsExactly(
            tuple("fra", "zobe", Pos.NOUN, "Petit bateau à fond plat.", null, "nautical"),
            tuple(
                "fra",
                "zobe",
                Pos.NOUN,
                "Personne lente, etc. Maladroite.",
                Register.INFORMAL,
                null));
    assertThat(sink.entries).allSatisfy(each -> assertThat(each.translations()).isEmpty());
    assertThat(sink.entries.getFirst().detail().examples())
        .containsExactly(new ExampleRecord("La zobe s'en allait, & la mer chantait", null));
    assertThat(sink.rejects).isEmpty();
  }

  @Test
  void aNounGetsItsGenderAndEtymology() throws IOException {
    RecordingSink sink =
        read(
            Set.of(),
            dictionary()
                .entry("ZOBE", ZOBE)
                .entry("ZOBISTE", "<i><small>(zo-bi-st') s. m. et f.</small></i>\nQui fait cela."));
    assertThat(sink.annotations).hasSize(2);
    LexemeRecord noun = sink.annotations.getFirst();
    assertThat(noun.etymology()).isEqualTo("Bas-lat. zobba, petit bateau.");
    assertThat(gender(noun)).isEqualTo(Gender.FEMININE.number());
    assertThat(gender(sink.annotations.get(1))).isEqualTo(-1);
  }

  private static int gender(LexemeRecord lexeme) {
    return lexeme.number(Objects.requireNonNull(LexemeColumn.GENDER.attribute()));
  }

  @Test
  void headwordsLoseCapitalsNumbersAndFeminineEndings() throws IOException {
    String adjective = "<i><small>(zo-bé, bée) adj.</small></i>\n    Qui a une zobe %s.";
    RecordingSink sink =
        read(
            Set.of("cœlome", "Zanzibar"),
            dictionary()
                .entry("ZOBEE, EE.2", adjective.formatted("ici"))
                .entry("ZOBÉE, ÉE.2", adjective.formatted("ici"))
                .entry("COELOME", adjective.formatted("là"))
                .entry("COEXISTANT", adjective.formatted("aussi"))
                .entry("ZANZIBAR", adjective.formatted("encore")));
    assertThat(sink.entries)
        .extracting(EntryRecord::lemma)
        .containsExactly("zobée", "cœlome", "coexistant", "Zanzibar");
  }

  @Test
  void leavesOutParticiplesAndRejectsOtherTexts() throws IOException {
    RecordingSink sink =
        read(
            Set.of(),
            dictionary()
                .entry("ZOBÉ", "<i><small>(zo-bé) part. passé de zober</small></i>\n Du bois zobé.")
                .entry("ZOB", "Un texte sans prononciation."));
    assertThat(sink.entries).isEmpty();
    assertThat(sink.rejects).singleElement().asString().contains("ZOB: this entry does not begin");
    assertThat(List.copyOf(sink.annotations)).isEmpty();
  }
}
