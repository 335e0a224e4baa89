package org.lexhub.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of earlier versions are upgraded; files of later versions are refused. */
class AccountSchemaTest {
  /** A file of version 1 with an account, an active key and a revoked key. */
  private static final String[] VERSION_1 = {
    "CREATE TABLE accounts (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, plan TEXT NOT"
        + " NULL CHECK (plan IN ('free', 'pro', 'enterprise')), status TEXT NOT NULL DEFAULT"
        + " 'active' CHECK (status IN ('active', 'suspended')), created INTEGER NOT NULL)",
    "CREATE TABLE keys (id TEXT PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts (id),"
        + " name TEXT NOT NULL, digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32), shown TEXT"
        + " NOT NULL, created INTEGER NOT NULL, expires INTEGER, revoked INTEGER, last_used"
        + " INTEGER)",
    "CREATE INDEX keys_of_account ON keys (account)",
    "INSERT INTO accounts (name, plan, status, created) VALUES ('acme', 'pro', 'suspended', 1000)",
    "INSERT INTO keys VALUES ('k_1', 1, 'one', zeroblob(32), 'lx_abcd…wxyz', 1000, NULL, NULL,"
        + " 1200)",
    "PRAGMA user_version = 1",
  };

  @TempDir Path folder;

  private void run(String... statements) throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve(AccountDatabase.FILE);
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  @Test
  void theFileOfVersionOneIsTakenOverWithAllItHolds() throws Exception {
    run(VERSION_1);
    for (int opened = 0; opened < 2; opened++) {
      try (AccountDatabase database = AccountDatabase.open(folder)) {
        Accounts accounts = new Accounts(database);
        AccountRow row = accounts.account("acme");
        assertThat(row.plan()).isEqualTo(Plan.PRO);
        assertThat(row.suspended()).isTrue();
        assertThat(row.login()).isNull();
        assertThat(row.admin()).isFalse();
        KeyRow key = accounts.keys().getFirst();
        assertThat(key.shown()).isEqualTo("lx_abcd…wxyz");
        assertThat(key.lastUsed()).isEqualTo(Instant.ofEpochSecond(1200));
        assertThat(key.requests()).isZero();
        assertThat(new Logins(database).hasAdmin()).isFalse();
      }
    }
  }

  @Test
  void anUpgradedFileIsCopiedBeforeSoThatTheOlderProgramCanReturn() throws Exception {
    run(VERSION_1);
    AccountDatabase.open(folder).close();
    Path copy = folder.resolve("accounts-schema-1.db");
    assertThat(Files.getPosixFilePermissions(copy))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));

    Files.move(copy, folder.resolve(AccountDatabase.FILE), StandardCopyOption.REPLACE_EXISTING);
    Files.deleteIfExists(folder.resolve("accounts.db-wal"));
    Files.deleteIfExists(folder.resolve("accounts.db-shm"));
    try (AccountDatabase database = AccountDatabase.open(folder)) {
      assertThat(new Accounts(database).account("acme").plan()).isEqualTo(Plan.PRO);
    }
    assertThat(copy).exists();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> String.valueOf(file.getFileName())))
          .containsExactlyInAnyOrder("accounts.db", "accounts-schema-1.db");
    }
  }

  @Test
  void aFileOfALaterVersionIsRefusedAndLeftAsItIs() throws Exception {
    AccountDatabase.open(folder).close();
    run("PRAGMA user_version = 99", "CREATE TABLE later (x)");
    byte[] before = Files.readAllBytes(folder.resolve(AccountDatabase.FILE));

    assertThatThrownBy(() -> AccountDatabase.open(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("newer Lexhub (schema 99)")
        .hasMessageContaining("has changed nothing")
        .hasMessageContaining("Install the newer version again, or replace the file by a backup");
    Path copy =
        Files.createFile(folder.resolve("accounts-schema-" + AccountSchema.VERSION + ".db"));
    assertThatThrownBy(() -> AccountDatabase.open(folder))
        .hasMessageContaining("replace the file by " + copy);
    assertThat(folder.resolve(AccountDatabase.FILE)).hasBinaryContent(before);
  }
}
