package org.lexhub.loader.source.catalogue;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.text.JsonTree;

/**
 * The tables of a CLDF dataset as its {@code *-metadata.json} describes them: the files of the
 * forms, languages and parameters, their separators, and the roles of their columns.
 */
final class CldfTables {
  private final String folder;
  private final Map<String, Map<?, ?>> tables = new HashMap<>();
  private final Map<?, ?> metadata;

  private CldfTables(String folder, Map<?, ?> metadata) {
    this.folder = folder;
    this.metadata = metadata;
  }

  /**
   * Reads the metadata of a layer.
   *
   * @throws FileNotFoundException if there is none
   */
  static CldfTables read(Layer layer) throws IOException {
    for (String file : layer.files().names()) {
      if (!file.endsWith("-metadata.json")) {
        continue;
      }
      Object parsed;
      try (InputStream in = layer.files().open(file)) {
        parsed = JsonTree.parse(in.readAllBytes());
      }
      if (parsed instanceof Map<?, ?> map && map.containsKey("tables")) {
        String folder = file.substring(0, file.lastIndexOf('/') + 1);
        CldfTables tables = new CldfTables(folder, map);
        for (Map<?, ?> table : JsonTree.maps(map, "tables")) {
          String kind = fragment(JsonTree.text(table, "dc:conformsTo"));
          if (kind != null) {
            tables.tables.putIfAbsent(kind, table);
          }
        }
        return tables;
      }
    }
    throw new FileNotFoundException("this layer has no *-metadata.json with tables");
  }

  /** Opens the table of a kind, such as {@code FormTable}. */
  DelimitedTable open(Layer layer, String kind, RecordSink sink) throws IOException {
    Map<?, ?> table = tables.get(kind);
    String url = table == null ? null : JsonTree.text(table, "url");
    if (table == null || url == null) {
      throw new IOException("the CLDF metadata has no " + kind);
    }
    String file = folder + (url.endsWith(".zip") ? url.substring(0, url.length() - 4) : url);
    // Not through JsonTree.text, which treats a tab as blank.
    Object delimiter = dialect(table).get("delimiter");
    char separator = delimiter instanceof String text && !text.isEmpty() ? text.charAt(0) : ',';
    return DelimitedTable.open(layer, file, sink, separator, '"');
  }

  /** Returns the column with a CLDF property such as {@code glottocode}, or else the usual name. */
  String column(String kind, String property, String usual) {
    Map<?, ?> table = tables.get(kind);
    Map<?, ?> schema = table == null ? Map.of() : JsonTree.map(table, "tableSchema");
    for (Map<?, ?> column : JsonTree.maps(schema, "columns")) {
      String name = JsonTree.text(column, "name");
      if (name != null && property.equals(fragment(JsonTree.text(column, "propertyUrl")))) {
        return name;
      }
    }
    return usual;
  }

  private Map<?, ?> dialect(Map<?, ?> table) {
    Map<?, ?> own = JsonTree.map(table, "dialect");
    return own.isEmpty() ? JsonTree.map(metadata, "dialect") : own;
  }

  private static @Nullable String fragment(@Nullable String url) {
    return url == null ? null : url.substring(url.indexOf('#') + 1);
  }
}
