package org.lexhub.loader.source.jsonl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;

class JsonlSourceTest {
  private static final String GOOD =
      "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"dog\",\"pos\":\"NOUN\",\"senses\":[{\"meaning\":\"x:1\"}]}}";

  private static RecordingSink read(String text) throws IOException {
    return new RecordedLayer().file("README", "no data").file("a.jsonl", text).read("jsonl");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"lexeme\":| not valid JSON",
        "[1]| not a JSON object",
        "42| not ",
        "{}| exactly one member",
        "{\"language\":{},\"lexeme\":{}}| exactly one member, not 2",
        "{\"word\":{}}| unknown kind of line \"word\"",
        "{\"lexeme\":[]}| lexeme must be an object",
        "{\"lexeme\":{\"language\":\"eng\",\"pos\":\"noun\"}}| lexeme.lemma is missing",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"a\"}}| lexeme.pos is missing",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\" \",\"pos\":\"noun\"}}| lexeme.lemma is missing",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":7,\"pos\":\"noun\"}}| lexeme.lemma must be a text",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"a\",\"pos\":\"blob\"}}| lexeme.pos is unknown: \"blob\"",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"a\",\"pos\":\"noun\",\"lema\":1}}| no member \"lema\"",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"a\",\"pos\":\"noun\",\"senses\":{}}}| lexeme.senses must be a list",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"a\",\"pos\":\"noun\",\"senses\":[{}]}}| lexeme.senses.meaning is missing",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"a\",\"pos\":\"noun\",\"senses\":[{\"meaning\":\"x\",\"evidence\":2}]}}| from 0 to 1, not 2",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"a\",\"pos\":\"noun\",\"senses\":[{\"meaning\":\"x\",\"register\":\"loud\"}]}}| register is unknown",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"a\",\"pos\":\"noun\",\"proficiency\":[\"a1\"]}}| scheme:level",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"a\",\"pos\":\"noun\",\"frequency\":{\"rank\":1.5,\"corpus\":\"c\"}}}| a whole number",
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"a\",\"pos\":\"noun\",\"source\":\"nobody\"}}| no source before it",
        "{\"language\":{\"name\":\"X\"}}| neither glottocode nor iso639_3",
        "{\"language\":{\"glottocode\":\"x\",\"latitude\":91}}| from -90 to 90",
        "{\"language\":{\"glottocode\":\"x\",\"level\":\"tribe\"}}| level is unknown",
        "{\"language\":{\"glottocode\":\"x\",\"names\":[{\"locale\":\"de\"}]}}| names.name is missing",
        "{\"concept\":{\"gloss\":\"DOG\"}}| concept.catalog_id is missing",
        "{\"meaning\":{\"gloss\":\"x\"}}| meaning.key is missing",
        "{\"meaning\":{\"key\":\"x\",\"relations\":[{\"type\":\"uncle\",\"target\":\"y\"}]}}| type is unknown",
        "{\"meaning\":{\"key\":\"x\",\"same_as\":\"y\"}}| same_as must be a list",
        "{\"source\":{\"title\":\"x\"}}| source.name is missing",
        "{\"source\":{\"name\":\"x\",\"prior\":1.5}}| from 0 to 1",
      })
  void aBadLineIsRejectedWithItsNumberAndNeverFatal(String line, String reason) throws IOException {
    RecordingSink sink = read(GOOD + "\n" + line + "\n\n" + GOOD);
    assertThat(sink.rejects).hasSize(1);
    assertThat(sink.rejects.get(0)).startsWith("a.jsonl:2").contains(reason.strip());
    assertThat(sink.lexemes).hasSize(2);
  }

  @Test
  void linesHaveTheSourceBeforeThem() throws IOException {
    String named = GOOD.replace("\"lemma\"", "\"source\":\"jsonl\",\"lemma\"");
    RecordingSink sink =
        read("{\"source\":{\"name\":\"b\",\"prior\":0.25}}\n" + GOOD + "\n" + named);
    assertThat(sink.rejects).isEmpty();
    assertThat(sink.sources)
        .filteredOn(Objects::nonNull)
        .extracting(source -> source.name() + " " + source.prior())
        .containsExactly("b 0.25", "b 0.25", "b 0.25", "jsonl 0.95", "b 0.25");
  }
}
