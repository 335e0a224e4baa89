package org.lexhub.store.table.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.PlainModels;
import org.lexhub.store.RandomDataset;
import org.lexhub.store.snapshot.Section;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.LanguageCodesWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.id.RegistryWriter;
import org.lexhub.store.table.schema.ColumnType;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.NameSections;
import org.lexhub.store.table.schema.Schema;
import org.lexhub.store.table.schema.TableColumn;

/** The schema, the sections of a file, the check and the documentation name the same sections. */
class SectionsTest {
  private static final Path DOCUMENTATION =
      Path.of("src/main/java/org/lexhub/store/table/package-info.java");
  private static final Pattern NAMES = Pattern.compile(", ");
  private static final Pattern ROW = Pattern.compile("<tr><td>(.*?)</td><td>(.*?)</td>");

  @TempDir Path folder;

  @Test
  void theDocumentationListsTheSectionsOfTheSchema() throws IOException {
    Map<String, String> documented = new TreeMap<>();
    Matcher row = ROW.matcher(Files.readString(DOCUMENTATION));
    while (row.find()) {
      for (String name : NAMES.split(row.group(1), -1)) {
        if (name.contains("<i>entity</i>")) {
          for (IdSections each : IdSections.values()) {
            documented.put(name.replace("<i>entity</i>", each.entity()), row.group(2));
          }
        } else {
          documented.put(name, row.group(2));
        }
      }
    }
    Map<String, String> expected = new TreeMap<>();
    for (TableColumn column : Schema.columns()) {
      expected.put(column.section(), documentedType(column.spec().type()));
    }
    for (IdSections each : IdSections.values()) {
      for (String ints : Set.of(each.id(), each.byId(), each.sortedIds(), each.sortedRows())) {
        expected.put(ints, "int");
      }
      expected.put(each.registryKeys(), "long");
      expected.put(each.registryIds(), "int");
    }
    for (NameSections each : NameSections.values()) {
      expected.put(each.names(), "long");
      expected.put(each.nameRows(), "int");
    }
    assertThat(documented).isEqualTo(expected);
  }

  private static String documentedType(ColumnType type) {
    return switch (type) {
      case BYTE -> "unsigned byte";
      case SHORT -> "unsigned short";
      case INT -> "int";
      case LONG -> "long";
      case DOUBLE -> "double bits (long)";
      case LIST -> "list of int";
      case OFFSETS -> "offsets";
      case FACET -> "facet";
    };
  }

  @Test
  void theTablesWriteTheSectionsOfTheSchema() throws IOException {
    Path file = folder.resolve("tables");
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      TablesWriter.create(out).close();
      LanguageCodesWriter.create(out).close();
      for (IdSections each : IdSections.values()) {
        RegistryWriter.create(out, each, null).close();
      }
      out.finish(Instant.EPOCH, Map.of());
    }
    Set<String> known = sections();
    Set<String> written = new TreeSet<>();
    try (Snapshot snapshot = Snapshot.open(file)) {
      for (Section section : snapshot.header().sections()) {
        written.add(logical(section.name(), known));
      }
    }
    assertThat(written).isEqualTo(known);
  }

  /** The name of the column that a section belongs to: lists and facets have several. */
  private static String logical(String section, Set<String> known) {
    int end = section.length();
    while (end > 0 && !known.contains(section.substring(0, end))) {
      end = section.lastIndexOf('.', end - 1);
    }
    return end > 0 ? section.substring(0, end) : section;
  }

  @Test
  void verifyChecksTheSectionsOfTheSchema() throws IOException {
    Path file = folder.resolve("random");
    RandomDataset.of(7L, 4, 30, 200).write(file, PlainModels.FEW);
    try (Snapshot snapshot = Snapshot.open(file)) {
      TableCheck check = new TableCheck(snapshot);
      TableVerifier.verify(check, line -> {});
      Set<String> expected = new TreeSet<>(sections());
      expected.removeIf(name -> name.endsWith(".byId") && !snapshot.hasSection(name));
      assertThat(check.checked()).containsAll(expected);
    }
  }

  @Test
  void noTwoColumnsShareASection() {
    assertThat(Schema.columns().stream().map(TableColumn::section)).doesNotHaveDuplicates();
    assertThat(Schema.columns())
        .allSatisfy(column -> assertThat(column.section()).isEqualTo(column.spec().section()));
  }

  /** The sections of small tables, whose ids are dense. */
  private static Set<String> sections() {
    Set<String> names = new TreeSet<>();
    Schema.columns().forEach(column -> names.add(column.section()));
    Arrays.stream(IdSections.values())
        .forEach(each ->
            names.addAll(Set.of(each.id(), each.byId(), each.registryKeys(), each.registryIds())));
    Arrays.stream(NameSections.values())
        .forEach(each -> names.addAll(Set.of(each.names(), each.nameRows())));
    return names;
  }
}
