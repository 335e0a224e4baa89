package org.lexhub.server.account.sql;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How to reach a PostgreSQL database.
 *
 * @param url the address as its JDBC driver reads it, without a password
 * @param passwordFile the file with the password, or null if the database asks for none
 */
public record PostgresSettings(String url, @Nullable Path passwordFile) {
  private static final String SCHEME = "jdbc:postgresql:";

  /**
   * Checks the address.
   *
   * @throws IllegalArgumentException if it isn't one of PostgreSQL, or contains a password
   */
  public PostgresSettings {
    if (!url.startsWith(SCHEME)) {
      throw new IllegalArgumentException(
          "the address of accounts must be " + SCHEME + "//HOST/DATABASE?user=NAME, not " + url);
    }
    if (url.contains("password=")) {
      throw new IllegalArgumentException(
          "the address of accounts must not contain a password; name a file that contains it:"
              + " --accounts-password-file FILE");
    }
  }

  /**
   * Returns the password.
   *
   * @return the content of the file without line breaks at its end, or null if there is no file
   * @throws IOException if the file cannot be read
   */
  @Nullable String password() throws IOException {
    if (passwordFile == null) {
      return null;
    }
    try {
      return Files.readString(passwordFile).stripTrailing();
    } catch (IOException e) {
      throw new IOException("the password in " + passwordFile + " cannot be read: " + e, e);
    }
  }
}
