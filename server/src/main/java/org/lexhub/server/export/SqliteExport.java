package org.lexhub.server.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.StreamedResponse;
import org.lexhub.store.text.Utf8Buffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** An export that is a SQLite database: built in a temporary file, which is then sent. */
final class SqliteExport implements StreamedResponse {
  private static final Logger LOG = LoggerFactory.getLogger(SqliteExport.class);

  private final ExportScope scope;
  private final Runnable onClose;
  private @Nullable Path file;
  private @Nullable InputStream in;

  SqliteExport(ExportScope scope, Runnable onClose) {
    this.scope = scope;
    this.onClose = onClose;
  }

  @Override
  public boolean next(Utf8Buffer out) {
    try {
      InputStream from = in;
      if (from == null) {
        Path made = Files.createTempFile("lexhub-export-", ".sqlite");
        file = made;
        SqliteTables.write(scope, made);
        from = Files.newInputStream(made);
        in = from;
      }
      byte[] bytes = out.ensure(TextExport.PART_LENGTH);
      int count = from.readNBytes(bytes, out.length(), TextExport.PART_LENGTH);
      out.advance(count);
      return count == TextExport.PART_LENGTH;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw new IllegalStateException("the database could not be written", e);
    }
  }

  @Override
  public void close() {
    try {
      if (in != null) {
        in.close();
      }
      if (file != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      LOG.warn("a temporary file of an export could not be deleted: {}", e.toString());
    } finally {
      onClose.run();
    }
  }
}
