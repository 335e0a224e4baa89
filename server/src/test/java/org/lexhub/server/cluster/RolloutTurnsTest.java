package org.lexhub.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.account.sql.PostgresEngine;

/** The share of servers that replace their snapshot at once. */
class RolloutTurnsTest {
  @TempDir Path folder;

  @SuppressWarnings("NullAway.Init")
  private PostgresEngine engine;

  @BeforeEach
  void open() throws Exception {
    engine = PostgresEngine.open(TestDatabase.fresh(folder));
    for (String server : List.of("a", "b", "c")) {
      change("INSERT INTO replicas (id, seen, snapshot) VALUES ('" + server + "', now(), 'none')");
    }
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private void change(String sql) throws SQLException {
    engine.transaction(connection -> AccountDatabase.update(connection, sql));
  }

  private RolloutTurns turns(String server, int percent) {
    return new RolloutTurns(engine, server, percent);
  }

  @Test
  void aThirdOfThreeServersIsOneAfterTheOther() {
    assertThat(turns("a", 34).take()).isTrue();
    assertThat(turns("a", 34).take()).as("again, after a start").isTrue();
    assertThat(turns("b", 34).take()).isFalse();
    turns("a", 34).end();
    assertThat(turns("b", 34).take()).isTrue();
    assertThat(turns("c", 34).take()).isFalse();
  }

  @Test
  void theShareIsThatOfTheRunningServersAndAtLeastOne() throws Exception {
    assertThat(turns("a", 67).take()).isTrue();
    assertThat(turns("b", 67).take()).isTrue();
    assertThat(turns("c", 67).take()).isFalse();
    turns("a", 67).end();
    turns("b", 67).end();
    change("UPDATE replicas SET seen = now() - interval '11 seconds' WHERE id = 'c'");
    assertThat(turns("a", 67).take()).isTrue();
    assertThat(turns("b", 67).take()).as("one of two").isFalse();
    turns("a", 67).end();
    assertThat(turns("b", 1).take()).isTrue();
  }

  @Test
  void aServerThatDiesInItsTurnHoldsUpTheOthersForAMinute() throws Exception {
    assertThat(turns("a", 34).take()).isTrue();
    change("UPDATE replicas SET seen = now() - interval '50 seconds' WHERE id = 'a'");
    assertThat(turns("b", 34).take()).isFalse();
    change("UPDATE replicas SET seen = now() - interval '61 seconds' WHERE id = 'a'");
    assertThat(turns("b", 34).take()).isTrue();
  }

  @Test
  void aTurnEndsByItself() throws Exception {
    assertThat(turns("a", 34).take()).isTrue();
    change("UPDATE replicas SET switching = now() - interval '1 second' WHERE id = 'a'");
    assertThat(turns("b", 34).take()).isTrue();
  }

  @Test
  void aServerThatTheDatabaseDoesNotKnowWaits() {
    assertThat(turns("new", 100).take()).isFalse();
    turns("new", 100).end();
  }
}
