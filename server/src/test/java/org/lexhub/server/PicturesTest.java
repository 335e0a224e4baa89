package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pictures of words and meanings that previews of links show. */
class PicturesTest {
  private static final Pattern IMAGE =
      Pattern.compile("property=\"og:image\" content=\"([^\"]*)\"");

  private static HttpResponse<byte[]> get(String path, String... headers) throws Exception {
    return Fixture.server().stranger().get(path, headers);
  }

  private static String meaning() throws Exception {
    return "/meaning/" + Fixture.api().meaning("eng", "dog", 0);
  }

  /** Returns the colours of a picture whose size is that of previews. */
  private static Set<Integer> colours(HttpResponse<byte[]> answer) throws Exception {
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(TestClient.header(answer, "Content-Type")).isEqualTo("image/png");
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(answer.body()));
    assertThat(image.getWidth()).isEqualTo(1200);
    assertThat(image.getHeight()).isEqualTo(630);
    Set<Integer> colours = new HashSet<>();
    for (int y = 0; y < 630; y++) {
      for (int x = 0; x < 1200; x++) {
        colours.add(image.getRGB(x, y) & 0xffffff);
      }
    }
    return colours;
  }

  @Test
  void thePageOfAWordNamesThePictureOfItsHub() throws Exception {
    String page = TestClient.text(get("/word/eng/dog"));
    Matcher found = IMAGE.matcher(page);
    assertThat(found.find()).isTrue();
    String origin = "http://127.0.0.1:" + Fixture.server().port();
    assertThat(found.group(1))
        .isEqualTo(origin + "/word/" + Fixture.api().lexeme("eng", "dog") + "/hub.png");
    assertThat(page).contains("content=\"summary_large_image\"", "content=\"1200\"");
    HttpResponse<byte[]> picture = get(found.group(1).substring(origin.length()));
    assertThat(colours(picture)).contains(0x0c6560, 0xfaf8f4).hasSizeGreaterThan(50);
    assertThat(TestClient.header(picture, "Cross-Origin-Resource-Policy"))
        .isEqualTo("cross-origin");
    assertThat(picture.body().length).isBetween(5_000, 200_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/hub.png", "/map.png", "/map.png?colour=letter"})
  void aMeaningHasPictures(String picture) throws Exception {
    HttpResponse<byte[]> first = get(meaning() + picture);
    assertThat(colours(first)).hasSizeGreaterThan(50);
    assertThat(get(meaning() + picture).body()).isEqualTo(first.body());
    assertThat(get(meaning() + picture, "Accept", "image/webp,image/png").statusCode())
        .isEqualTo(200);
  }

  @Test
  void theColoursOfAMapMeanWhatIsAskedFor() throws Exception {
    byte[] families = get(meaning() + "/map.png").body();
    assertThat(get(meaning() + "/map.png?colour=letter").body()).isNotEqualTo(families);
    assertThat(get(meaning() + "/map.png?colour=nonsense").body()).isEqualTo(families);
    assertThat(TestClient.text(get(meaning() + "/map?colour=letter")))
        .contains("/map.png?colour=letter\"");
  }

  @Test
  void aPictureIsKeptUntilTheDataChanges() throws Exception {
    String path = meaning() + "/hub.png";
    HttpResponse<byte[]> picture = get(path);
    String tag = TestClient.header(picture, "ETag");
    assertThat(tag).isNotEmpty().isNotEqualTo(TestClient.header(get(meaning()), "ETag"));
    HttpResponse<byte[]> again = get(path, "If-None-Match", tag);
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    HttpResponse<byte[]> head = Fixture.server().stranger().send("HEAD", path);
    assertThat(TestClient.header(head, "Content-Length"))
        .isEqualTo(Integer.toString(picture.body().length));
  }

  @Test
  void theLanguagesAreAPictureWithoutScripts() throws Exception {
    String page = TestClient.text(get("/languages"));
    assertThat(page).contains("<noscript><img class=\"map-still\" src=\"/languages/map.png\"");
    byte[] all = get("/languages/map.png").body();
    assertThat(colours(get("/languages/map.png"))).contains(0x2563b8).hasSizeGreaterThan(20);
    assertThat(get("/languages/map.png?family=indo1319").body()).isNotEqualTo(all);
    assertThat(get("/languages/map.png?family=nonsense").body()).isEqualTo(all);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/word/0/hub.png", "/meaning/0/hub.png", "/meaning/x/map.png"})
  void anUnknownIdHasNoPicture(String path) throws Exception {
    assertThat(get(path).statusCode()).isEqualTo(404);
  }

  @Test
  void everyWordOfTheFixtureHasAPicture() throws Exception {
    for (var word : Fixture.api().get("/v1/lexemes?lang=arb&limit=20").get("data")) {
      assertThat(colours(get("/word/" + word.get("id").asLong() + "/hub.png"))).isNotEmpty();
    }
  }
}
