package org.lexhub.loader.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import com.dslplatform.json.DslJson;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lexhub.loader.source.Formats;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/** Checks every recipe of the project: formats, addresses, licences, credits and sizes. */
class RecipesTest {
  private static final Path DATA = Path.of("../data");

  /** The maximum size of all downloads of the recipe for a laptop. */
  private static final long SMALL_BYTES = 1_000_000_000L;

  private static final String LICENCES = "spdx-license-ids";

  /** Names of the hosts of package registries, which recipes reach only through their clients. */
  private static final Pattern REGISTRY =
      Pattern.compile("(?:^|.*\\.)(?:repo[0-9]*|repository|registry|deb|mirrors?|packages)\\..*");

  private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z0-9.-]+");

  private static Set<String> licences = Set.of();

  @BeforeAll
  static void readLicences() throws IOException {
    Properties artifact = new Properties();
    try (InputStream in = open("META-INF/maven/org.webjars.npm/" + LICENCES + "/pom.properties")) {
      artifact.load(in);
    }
    String version = artifact.getProperty("version");
    String list = "META-INF/resources/webjars/" + LICENCES + "/" + version + "/index.json";
    try (InputStream in = open(list)) {
      licences =
          Set.copyOf(Objects.requireNonNull(new DslJson<>().deserializeList(String.class, in)));
    }
  }

  private static InputStream open(String resource) {
    return Objects.requireNonNull(
        RecipesTest.class.getClassLoader().getResourceAsStream(resource), resource);
  }

  static List<Path> recipes() throws IOException {
    try (Stream<Path> files = Files.list(DATA)) {
      return files.filter(file -> file.toString().endsWith(".toml")).sorted().toList();
    }
  }

  private static List<TomlTable> layers(Path file) throws IOException {
    TomlArray array = Objects.requireNonNull(Toml.parse(file).getArray("layer"));
    List<TomlTable> layers = new ArrayList<>();
    for (int i = 0; i < array.size(); i++) {
      layers.add(array.getTable(i));
    }
    return layers;
  }

  private static String text(TomlTable layer, String key) {
    String value = layer.isString(key) ? layer.getString(key) : null;
    return value == null ? "" : value;
  }

  private static boolean isDownload(TomlTable layer) {
    return text(layer, "locator").matches("(?:https|deb):.*");
  }

  @Test
  void findsTheRecipes() throws IOException {
    assertThat(recipes().stream().map(file -> file.getFileName().toString()))
        .contains("demo.toml", "fixture.toml", "open.toml", "pool.toml", "small.toml");
  }

  @ParameterizedTest
  @MethodSource("recipes")
  void parses(Path file) throws IOException {
    Recipe recipe = new RecipeReader(Formats.names()).read(file);
    assertThat(file.getFileName()).hasToString(recipe.name() + ".toml");
    assertThat(recipe.layers()).hasSameSizeAs(layers(file));
  }

  @ParameterizedTest
  @MethodSource("recipes")
  void namesEachSourceOnceAndCreditsIt(Path file) throws IOException {
    Set<String> names = new HashSet<>();
    for (TomlTable layer : layers(file)) {
      String name = text(layer, "source");
      assertThat(names.add(name)).as("first layer of the source %s", name).isTrue();
      for (String key : List.of("title", "version", "attribution")) {
        assertThat(text(layer, key)).as("%s of %s", key, name).isNotBlank();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("recipes")
  void statesLicencesAsSpdxExpressions(Path file) throws IOException {
    for (TomlTable layer : layers(file)) {
      String licence = text(layer, "licence");
      assertThat(wrongIdentifiers(licence))
          .as("identifiers of %s, \"%s\", that SPDX does not list", text(layer, "source"), licence)
          .isEmpty();
    }
  }

  /** Returns the licences of an expression that are neither listed nor {@code LicenseRef-}. */
  private static List<String> wrongIdentifiers(String expression) {
    List<String> wrong = new ArrayList<>();
    for (String id : expression.replaceAll("[()]", " ").strip().split(" +(?:AND|OR) +", -1)) {
      boolean isOwn = id.startsWith("LicenseRef-") && IDENTIFIER.matcher(id).matches();
      if (!isOwn && !licences.contains(id)) {
        wrong.add(id);
      }
    }
    return wrong;
  }

  @Test
  void refusesLicencesThatAreNotListed() {
    assertThat(wrongIdentifiers("CC-BY-4.0 AND (MIT OR LicenseRef-x)")).isEmpty();
    assertThat(wrongIdentifiers("GPL-2.0 AND CC BY 4.0")).containsExactly("GPL-2.0", "CC BY 4.0");
    assertThat(wrongIdentifiers("")).containsExactly("");
  }

  @ParameterizedTest
  @MethodSource("recipes")
  void hasWellFormedAddresses(Path file) throws IOException {
    for (TomlTable layer : layers(file)) {
      List<String> addresses = new ArrayList<>(List.of(text(layer, "locator")));
      TomlTable options = layer.isTable("options") ? layer.getTable("options") : null;
      if (options != null) {
        options.toMap().values().forEach(value -> addresses.add(value.toString()));
      }
      for (String address : addresses) {
        if (address.startsWith("http")) {
          checkAddress(address, text(layer, "source"));
        }
      }
    }
  }

  private static void checkAddress(String address, String source) {
    assertThat(address).as("address of %s", source).doesNotContain(" ");
    URI uri = URI.create(address);
    assertThat(uri.getScheme()).as("scheme of %s", address).isEqualTo("https");
    assertThat(uri.getHost()).as("host of %s", address).contains(".").doesNotMatch(REGISTRY);
    assertThat(uri.getPath()).as("path of %s", address).matches("/.*[^/]");
  }

  @Test
  void openAndSmallNeedNoOtherFolder() throws IOException {
    for (String name : List.of("open.toml", "small.toml")) {
      assertThat(layers(DATA.resolve(name)))
          .extracting(layer -> text(layer, "locator"))
          .filteredOn(locator -> locator.startsWith("file:"))
          .containsExactly("file:core");
    }
  }

  @Test
  void smallStatesLessThanAGigabyte() throws IOException {
    Map<String, Long> sizes = new HashMap<>();
    for (TomlTable layer : layers(DATA.resolve("small.toml"))) {
      if (isDownload(layer)) {
        assertThat(layer.isLong("bytes")).as("size of %s", text(layer, "source")).isTrue();
        sizes.put(text(layer, "locator"), layer.getLong("bytes"));
      }
    }
    assertThat(sizes).isNotEmpty();
    assertThat(sizes.values().stream().mapToLong(Long::longValue).sum()).isLessThan(SMALL_BYTES);
  }

  @ParameterizedTest
  @MethodSource("recipes")
  void isExplainedInTheReadme(Path file) throws IOException {
    assertThat(Files.readString(DATA.resolve("README.md")))
        .contains("`" + file.getFileName() + "`");
  }
}
