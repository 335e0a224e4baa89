package org.lexhub.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of the folder deploy, checked by the programs that read them. */
class DeployFilesTest {
  private static final Path DEPLOY = Programs.ROOT.resolve("deploy");
  private static final Pattern METRIC = Pattern.compile("\\b(?:lexhub|jvm|process)_[a-z_]+");

  @TempDir private Path folder;

  private static String text(String file) throws IOException {
    return Files.readString(DEPLOY.resolve(file));
  }

  /** Writes a certificate with its key, and one file with both. */
  private void certificate() throws Exception {
    Programs.need("openssl");
    Programs.succeed(
        folder,
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=lexhub.example",
        "-keyout",
        "key.pem",
        "-out",
        "chain.pem");
    Programs.succeed(folder, "sh", "-c", "cat chain.pem key.pem > lexhub.pem");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nginx/lexhub.conf", "nginx/cluster.conf"})
  void nginxAcceptsItsFiles(String file) throws Exception {
    Programs.need("nginx");
    certificate();
    String server = text(file).replace("/etc/ssl/lexhub/", folder + "/");
    Files.writeString(
        folder.resolve("nginx.conf"),
        "pid %s/pid;\nevents {}\nhttp {\naccess_log off;\n%s}\n".formatted(folder, server));

    assertThat(
            Programs.succeed(
                folder,
                "nginx",
                "-t",
                "-e",
                "stderr",
                "-p",
                folder.toString(),
                "-c",
                folder + "/nginx.conf"))
        .contains("test is successful")
        .doesNotContain("[warn]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"haproxy/haproxy.cfg", "haproxy/cluster.cfg"})
  void haproxyAcceptsItsFiles(String file) throws Exception {
    Programs.need("haproxy");
    certificate();
    Files.writeString(
        folder.resolve("haproxy.cfg"), text(file).replace("/etc/haproxy/", folder + "/"));

    Programs.Ended checked = Programs.run(folder, List.of("haproxy", "-c", "-f", "haproxy.cfg"));

    assertThat(checked.status()).as(checked.out()).isZero();
    assertThat(checked.out()).doesNotContain("[WARNING]");
  }

  @Test
  void caddyAcceptsItsFile() throws Exception {
    Programs.need("caddy");
    String out =
        Programs.succeed(
            folder,
            "env",
            "HOME=" + folder,
            "caddy",
            "validate",
            "--adapter",
            "caddyfile",
            "--config",
            DEPLOY.resolve("caddy/Caddyfile").toString());

    assertThat(out).contains("Valid configuration").doesNotContain("not formatted");
  }

  @Test
  void prometheusAcceptsItsFiles() throws Exception {
    Programs.need("promtool");
    Path folderOfFiles = DEPLOY.resolve("prometheus");

    assertThat(Programs.succeed(folderOfFiles, "promtool", "check", "config", "scrape.yaml"))
        .contains("SUCCESS");
    assertThat(Programs.succeed(folderOfFiles, "promtool", "check", "rules", "rules.yaml"))
        .contains("SUCCESS");
  }

  /** Every metric of the rules and the dashboard is one that a server has. */
  @Test
  void metricsExist() throws Exception {
    Set<String> wanted = new TreeSet<>();
    for (String file : List.of("prometheus/rules.yaml", "grafana/lexhub.json")) {
      METRIC.matcher(text(file)).results().forEach(found -> wanted.add(found.group()));
    }
    Path data = Programs.loadFixture(folder);
    Process server =
        new ProcessBuilder(
                Programs.jar(
                    "serve", "--data", data.toString(), "--port", "0", "--metrics-port", "0"))
            .redirectErrorStream(true)
            .start();
    try {
      List<String> lines = Programs.readUntil(server, "Listening on");
      String metrics =
          lines.stream().filter(line -> line.contains("/metrics")).findFirst().orElseThrow();
      int port = Integer.parseInt(metrics.replaceFirst(".*:(\\d+)/metrics.*", "$1"));
      Programs.ask(Programs.port(lines), "/health/ready", null, null);
      String has = Programs.ask(port, "/metrics", null, null).body();
      assertThat(wanted).hasSizeGreaterThan(10).allMatch(has::contains);
    } finally {
      Programs.stop(server);
    }
  }

  @Test
  void dashboardIsJsonWithAQueryInEachPanel() throws Exception {
    JsonNode dashboard = new ObjectMapper().readTree(text("grafana/lexhub.json"));

    assertThat(dashboard.get("panels").size()).isGreaterThan(8);
    for (JsonNode panel : dashboard.get("panels")) {
      assertThat(panel.get("title").asText()).isNotEmpty();
      assertThat(panel.get("targets").get(0).get("expr").asText()).isNotEmpty();
    }
  }

  /** Reads the documents into the classes of Kubernetes' API, which refuse unknown fields. */
  @Test
  void kubernetesKnowsEveryField() throws Exception {
    YAMLMapper mapper =
        YAMLMapper.builder().disable(MapperFeature.ALLOW_COERCION_OF_SCALARS).build();
    mapper.setAnnotationIntrospector(
        new JacksonAnnotationIntrospector() {
          private static final long serialVersionUID = 1L;

          @Override
          public Boolean hasAnySetter(Annotated annotated) {
            return false;
          }
        });
    Map<String, Class<? extends HasMetadata>> kinds =
        Map.of("Service", Service.class, "StatefulSet", StatefulSet.class);
    List<HasMetadata> read = new ArrayList<>();
    for (String document : text("kubernetes/lexhub.yaml").split("(?m)^---$", -1)) {
      String kind = mapper.readTree(document).get("kind").asText();
      read.add(mapper.readValue(document, kinds.get(kind)));
    }

    assertThat(read).hasSize(2);
    StatefulSet set = (StatefulSet) read.get(1);
    Container container = set.getSpec().getTemplate().getSpec().getContainers().getFirst();
    assertThat(container.getReadinessProbe().getHttpGet().getPath()).isEqualTo("/health/ready");
    assertThat(container.getSecurityContext().getReadOnlyRootFilesystem()).isTrue();
  }

  /** Runs recorded values through the rules and compares the alerts. */
  @Test
  void alertsFire() throws Exception {
    Programs.need("promtool");
    Files.writeString(folder.resolve("rules.yaml"), text("prometheus/rules.yaml"));
    try (InputStream tests = getClass().getResourceAsStream("alerts.yaml")) {
      Files.copy(Objects.requireNonNull(tests), folder.resolve("alerts.yaml"));
    }

    assertThat(Programs.succeed(folder, "promtool", "test", "rules", "alerts.yaml"))
        .contains("SUCCESS");
  }

  @Test
  void dockerfileIsValid() throws Exception {
    // From npm, not from Debian: the gate installs it if the registry answers.
    Assumptions.assumeTrue(
        Programs.isInstalled("dockerfile-utils"), "npm install --global dockerfile-utils");
    String file = DEPLOY.resolve("docker/Dockerfile").toString();
    Path wrong = folder.resolve("Dockerfile");
    Files.writeString(wrong, text("docker/Dockerfile").replace("EXPOSE 8080", "EXPOSE http"));

    assertThat(Programs.succeed(folder, "dockerfile-utils", "lint", file)).isBlank();
    assertThat(Programs.run(folder, List.of("dockerfile-utils", "lint", wrong.toString())).out())
        .contains("Invalid containerPort");
  }

  /** Every file that the Dockerfile copies from the project is there after a build. */
  @Test
  void dockerfileCopiesWhatExists() throws Exception {
    List<String> copied =
        Pattern.compile("(?m)^COPY ([^-\\s]\\S*) ")
            .matcher(text("docker/Dockerfile"))
            .results()
            .map(found -> found.group(1))
            .toList();

    assertThat(copied).contains("app/target/lexhub.jar", "data");
    assertThat(copied).allMatch(file -> Files.exists(Programs.ROOT.resolve(file)));
  }

  @Test
  void composeAcceptsItsFile() throws Exception {
    Programs.need("docker-compose");
    String file = DEPLOY.resolve("docker/compose.yaml").toString();
    Path wrong = folder.resolve("wrong.yaml");
    Files.writeString(wrong, text("docker/compose.yaml").replace("read_only", "read_onyl"));

    assertThat(Programs.succeed(folder, "docker-compose", "-f", file, "config"))
        .contains("read_only: true", "127.0.0.1:8080:8080");
    assertThat(
            Programs.run(
                    folder, List.of("docker-compose", "-f", wrong.toString(), "config", "--quiet"))
                .status())
        .isNotZero();
  }

  @Test
  void dockerfileHasTheModulesOfThePackages() throws Exception {
    String build = Files.readString(Programs.ROOT.resolve("app/packages/build"));
    String modules = build.replaceFirst("(?s).*readonly modules=(\\S+).*", "$1");

    assertThat(text("docker/Dockerfile")).contains(modules);
  }
}
