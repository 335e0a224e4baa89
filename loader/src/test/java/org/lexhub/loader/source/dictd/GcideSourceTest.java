package org.lexhub.loader.source.dictd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.FormRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.WordRelationRecord;
import org.lexhub.loader.source.Formats;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/** Reads entries in the layout of the package {@code dict-gcide}. */
class GcideSourceTest {
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  private static final String ZOBB =
      """
      Zobb \\Zobb\\ (z[o^]b), n.; pl. {Zobben}. [AS. zobba; akin to D. zob
         small r[^o]le, C[ae]dmon. See {Zobber}.]
         1. (Zo["o]l.) A small quadruped of the genus {Zobbus}, esp. the
            tame zobb ({Zobbus familiaris}).
            [1913 Webster]

                  What is thy servant, which is but a zobb, that he
                  should do this great thing?           -- 2 Kings
                                                        viii. 13 (Rev.
                                                        Ver. )
            [1913 Webster]

         Note: The zobb is distinguished above all others.
               [1913 Webster +PJC]

         2. A mean fellow; a wretch; as, a sly zobb. [Obs.] --Shak.
            [1913 Webster]

         3. (Mech.)
            (a) A grappling iron.
            (b) An iron with fangs. [R.]
                [1913 Webster]

         {A dead zobb}, a thing of no use. --1 Sam. xxiv. 14.

         Syn: Wretch; poor fellow; animal without any use; cur. See
              {Cur}.
              [1913 Webster]

      """;

  private static final String ZOBB_VERB =
      """
      Zobb \\Zobb\\, v. t. [imp. & p. p. {Zobbed}; p. pr. & vb. n.
         {Zobbing}.] (Naut.)
         To hunt like a zobb.
         [1913 Webster]

               Your sins will zobb you.                 --Burroughs.
         [1913 Webster]

      """;

  private static String base64(int number) {
    String digit = DIGITS.substring(number % 64, number % 64 + 1);
    return number < 64 ? digit : base64(number / 64) + digit;
  }

  private static RecordedLayer dictionary(String... texts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    StringBuilder index = new StringBuilder();
    for (String text : texts) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      String headword = text.startsWith("00") ? "00-database-info" : "word";
      index.append(headword).append('\t').append(base64(all.size())).append('\t');
      index.append(base64(bytes.length)).append('\n');
      all.writeBytes(bytes);
    }
    return new RecordedLayer()
        .bytes("gcide.dict", all.toByteArray())
        .bytes("gcide.index", index.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static RecordingSink read(Set<String> earlier, String... texts) throws IOException {
    RecordingSink sink = new RecordingSink();
    sink.earlier = earlier;
    Formats.source("gcide").read(dictionary(texts).layer("gcide"), sink);
    return sink;
  }

  @Test
  void aNewWordGetsItsSenses() throws IOException {
    RecordingSink sink = read(Set.of(), "00-database-info\nabout\n", ZOBB);
    assertThat(sink.lexemes).hasSize(1);
    LexemeRecord noun = sink.lexemes.getFirst();
    assertThat(noun.lemma()).isEqualTo("zobb");
    assertThat(noun.pos()).isEqualTo(Pos.NOUN);
    assertThat(noun.etymology())
        .isEqualTo("AS. zobba; akin to D. zob small rôle, Cædmon. See Zobber.");
    assertThat(noun.forms()).containsExactly(new FormRecord("Zobben", List.of("plural")));
    assertThat(noun.senses())
        .extracting(SenseRecord::gloss, SenseRecord::register, SenseRecord::domain)
        .containsExactly(
            tuple(
                "A small quadruped of the genus Zobbus, esp. the tame zobb (Zobbus familiaris).",
                null,
                "zoology"),
            tuple("A mean fellow; a wretch; as, a sly zobb.", Register.OBSOLETE, null),
            tuple("(a) A grappling iron. (b) An iron with fangs.", Register.RARE, "mechanics"));
    assertThat(noun.senses().getFirst().examples())
        .containsExactly(
            new ExampleRecord(
                "What is thy servant, which is but a zobb, that he should do this great thing?",
                null));
    assertThat(sink.wordRelations)
        .extracting(WordRelationRecord::target)
        .containsExactly("wretch", "poor fellow", "cur");
    assertThat(sink.rejects).isEmpty();
  }

  @Test
  void sensesOfSeveralEntriesAreCountedTogether() throws IOException {
    RecordingSink sink = read(Set.of(), ZOBB_VERB, ZOBB_VERB, ZOBB);
    assertThat(sink.lexemes).extracting(LexemeRecord::pos).contains(Pos.VERB, Pos.NOUN);
    LexemeRecord verb = sink.lexemes.getFirst();
    assertThat(verb.forms())
        .containsExactly(
            new FormRecord("Zobbed", List.of("past")),
            new FormRecord("Zobbed", List.of("past", "participle")),
            new FormRecord("Zobbing", List.of("present", "participle")));
    assertThat(verb.etymology()).isNull();
    assertThat(verb.senses().getFirst().domain()).isEqualTo("nautical");
    assertThat(verb.senses().getFirst().examples())
        .containsExactly(new ExampleRecord("Your sins will zobb you.", null));
  }

  @Test
  void aKnownWordGetsNoSenses() throws IOException {
    RecordingSink sink = read(Set.of("zobb"), ZOBB);
    assertThat(sink.lexemes).isEmpty();
    assertThat(sink.meanings).isEmpty();
    assertThat(sink.annotation("zobb").etymology()).startsWith("AS. zobba");
    assertThat(sink.wordRelations).isNotEmpty();
  }

  @Test
  void aWordThatOccursWithACapitalOnlyKeepsIt() throws IOException {
    RecordingSink sink = read(Set.of("Zobb"), ZOBB);
    assertThat(sink.annotations).extracting(LexemeRecord::lemma).containsExactly("Zobb");
  }

  @Test
  void brokenEntriesAreRejectedOrSkipped() throws IOException {
    RecordingSink sink =
        read(
            Set.of(),
            "no respelling here\n   text\n",
            "\n00-database-short\n   The dictionary\n",
            "",
            "Open \\O\"pen (o\n   never closed [\n",
            "Bare \\Bare\\\n",
            "Imp \\Imp\\, imp. of {Be}.\n   [1913 Webster]\n",
            "Empty \\Emp\"ty\\, n.\n   [1913 Webster]\n",
            ZOBB);
    assertThat(sink.lexemes).extracting(LexemeRecord::lemma).containsExactly("zobb");
    assertThat(sink.rejects).hasSize(3);
  }

  @Test
  void damagedFilesAreReported() {
    RecordedLayer alone =
        new RecordedLayer().bytes("gcide.index", "dog\tA\tB\n".getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> alone.read("gcide"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("gcide.index needs gcide.dict");
    assertThatThrownBy(() -> new RecordedLayer().file("other.txt", "x").read("gcide"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no file named gcide.index");
  }

  @Test
  void placesOutsideTheFileAreRejected() throws IOException {
    RecordingSink sink =
        new RecordedLayer()
            .bytes("gcide.dict", "short".getBytes(StandardCharsets.UTF_8))
            .file("gcide.index", "dog\tA\tzzzz", "cat\t!\tB", "owl")
            .read("gcide");
    assertThat(sink.rejects).hasSize(3);
    assertThat(sink.lexemes).isEmpty();
  }
}
