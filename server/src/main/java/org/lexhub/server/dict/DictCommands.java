package org.lexhub.server.dict;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.pair.PairHeads;

/** The commands of RFC 2229 and their answers. One for each connection. */
final class DictCommands {
  private static final AtomicLong MESSAGES = new AtomicLong();
  private static final String OK = "250 ok";
  private static final String NO_DATABASE = "550 Invalid database, use \"SHOW DB\" for list";
  private static final String NO_STRATEGY = "551 Invalid strategy, use \"SHOW STRAT\" for list";

  private static final List<String> HELP =
      List.of(
          "DEFINE database word            look up a word",
          "MATCH database strategy word    list words like this one",
          "SHOW DB                         list the databases",
          "SHOW STRAT                      list the strategies of MATCH",
          "SHOW INFO database              sources and licences of a database",
          "SHOW SERVER                     about this server",
          "OPTION MIME                     begin texts with a MIME header",
          "CLIENT text                     name the client",
          "STATUS                          counts of this connection",
          "HELP                            this text",
          "QUIT                            end the connection",
          "",
          "A database is a language (eng) or a pair of languages (eng-deu); any pair",
          "can be named, also where SHOW DB does not list it. The database * means",
          "all languages, ! the language of the best match.");

  private final DictWords words = new DictWords();
  private final String version;
  private boolean mime;
  private long defines;
  private long matches;

  DictCommands(String version) {
    this.version = version;
  }

  /** Returns the first line of a connection. */
  byte[] greeting() {
    return DictReply.line(
        "220 lexhub " + version + " <mime> <" + MESSAGES.incrementAndGet() + ".dict@lexhub>");
  }

  /**
   * Returns whether a command looks words up or lists databases or sources, which counts for the
   * limits of an address.
   */
  static boolean isQuery(List<String> command) {
    String name = command.getFirst().toUpperCase(Locale.ROOT);
    String what = command.size() < 2 ? "" : command.get(1).toUpperCase(Locale.ROOT);
    return switch (name) {
      case "DEFINE", "MATCH" -> true;
      case "SHOW" -> what.equals("DB") || what.equals("DATABASES") || what.equals("INFO");
      default -> false;
    };
  }

  /**
   * Answers a command.
   *
   * @param command its words, at least one
   */
  byte[] answer(List<String> command, Store store) {
    DictReply out = new DictReply(mime);
    int count = command.size();
    switch (command.getFirst().toUpperCase(Locale.ROOT)) {
      case "DEFINE" -> {
        if (hasWords(count, 3, out)) {
          define(command.get(1), command.get(2), store, out);
        }
      }
      case "MATCH" -> {
        if (hasWords(count, 4, out)) {
          match(command.get(1), command.get(2), command.get(3), store, out);
        }
      }
      case "SHOW" -> show(command, store, out);
      case "OPTION" -> option(command, out);
      case "CLIENT" -> out.status(OK);
      case "STATUS" -> {
        if (hasWords(count, 1, out)) {
          out.status("210 status [d " + defines + ", m " + matches + "]");
        }
      }
      case "HELP" -> {
        if (hasWords(count, 1, out)) {
          out.status("113 help text follows").begin();
          HELP.forEach(out::text);
          out.end().status(OK);
        }
      }
      case "AUTH", "SASLAUTH", "SASLRESP" ->
          out.status("502 Command not implemented: no key is needed");
      default -> out.status("500 Syntax error, command not recognized; try HELP");
    }
    return out.bytes();
  }

  private static boolean hasWords(int count, int wanted, DictReply out) {
    if (count != wanted) {
      out.status("501 Syntax error, illegal parameters; try HELP");
    }
    return count == wanted;
  }

  private void option(List<String> command, DictReply out) {
    if (hasWords(command.size(), 2, out)) {
      if (command.get(1).equalsIgnoreCase("MIME")) {
        mime = true;
        out.status(OK);
      } else {
        out.status("503 Command parameter not implemented; the only option is MIME");
      }
    }
  }

  private void define(String name, String word, Store store, DictReply out) {
    DictDatabase database = DictDatabase.find(name, store);
    if (database == null) {
      out.status(NO_DATABASE);
      return;
    }
    defines++;
    IntList found = words.define(database, word, store);
    if (found.isEmpty()) {
      out.status("552 No match");
      return;
    }
    out.status("150 " + found.size() + " definitions retrieved");
    DictEntry entry = new DictEntry(store, database, out);
    for (int i = 0; i < found.size(); i++) {
      int lexeme = found.getInt(i);
      int language = store.lexemes().language(lexeme);
      out.status(
          "151 "
              + DictReply.quoted(store.strings().get(store.lexemes().lemma(lexeme)))
              + ' '
              + database.nameFor(language, store)
              + ' '
              + DictReply.quoted(database.titleFor(language, store)));
      entry.write(lexeme);
    }
    out.status(OK);
  }

  private void match(String name, String strategyName, String word, Store store, DictReply out) {
    DictDatabase database = DictDatabase.find(name, store);
    DictStrategy strategy = DictStrategy.find(strategyName);
    if (database == null || strategy == null) {
      out.status(database == null ? NO_DATABASE : NO_STRATEGY);
      return;
    }
    matches++;
    IntList found = words.match(database, strategy, word, store);
    if (found.isEmpty()) {
      out.status("552 No match");
      return;
    }
    out.status("152 " + found.size() + " matches found");
    out.begin();
    for (int i = 0; i < found.size(); i++) {
      int lexeme = found.getInt(i);
      out.text(
          database.nameFor(store.lexemes().language(lexeme), store)
              + ' '
              + DictReply.quoted(store.strings().get(store.lexemes().lemma(lexeme))));
    }
    out.end().status(OK);
  }

  private void show(List<String> command, Store store, DictReply out) {
    String what = command.size() < 2 ? "" : command.get(1).toUpperCase(Locale.ROOT);
    int count = command.size();
    switch (what) {
      case "DB", "DATABASES" -> {
        if (hasWords(count, 2, out)) {
          databases(store, out);
        }
      }
      case "STRAT", "STRATEGIES" -> {
        if (hasWords(count, 2, out)) {
          strategies(out);
        }
      }
      case "INFO" -> {
        if (hasWords(count, 3, out)) {
          info(command.get(2), store, out);
        }
      }
      case "SERVER" -> {
        if (hasWords(count, 2, out)) {
          server(store, out);
        }
      }
      default -> out.status("501 Syntax error, illegal parameters; try HELP");
    }
  }

  private static void strategies(DictReply out) {
    out.status("111 " + DictStrategy.values().length + " strategies present").begin();
    for (DictStrategy strategy : DictStrategy.values()) {
      out.text(strategy.wire() + ' ' + DictReply.quoted(strategy.title()));
    }
    out.end().status(OK);
  }

  private static void databases(Store store, DictReply out) {
    int languages = 0;
    for (int row = 0; row < store.languages().size(); row++) {
      languages += hasWords(row, store) ? 1 : 0;
    }
    PairHeads pairs = store.pairs().large();
    if (languages + pairs.size() == 0) {
      out.status("554 No databases present");
      return;
    }
    out.status("110 " + (languages + pairs.size()) + " databases present").begin();
    for (int row = 0; row < store.languages().size(); row++) {
      if (hasWords(row, store)) {
        database(DictDatabase.code(row, store), DictDatabase.title(row, store), out);
      }
    }
    for (int i = 0; i < pairs.size(); i++) {
      int source = pairs.source(i);
      int target = pairs.target(i);
      database(
          DictDatabase.code(source, store) + "-" + DictDatabase.code(target, store),
          DictDatabase.title(source, store) + " - " + DictDatabase.title(target, store),
          out);
    }
    out.end().status(OK);
  }

  private static boolean hasWords(int language, Store store) {
    return store.languages().lexemeStart(language) < store.languages().lexemeEnd(language);
  }

  private static void database(String name, String title, DictReply out) {
    out.text(name + ' ' + DictReply.quoted(title));
  }

  private static void info(String name, Store store, DictReply out) {
    DictDatabase database = DictDatabase.find(name, store);
    if (database == null) {
      out.status(NO_DATABASE);
      return;
    }
    out.status("112 database information follows").begin();
    LanguageSet source = database.source();
    @Nullable LanguageSet target = database.target();
    if (source.all()) {
      out.text("All languages: " + store.lexemes().size() + " words");
    } else {
      out.text(database.titleFor(source.get(0), store));
      LanguageSet languages = new LanguageSet();
      add(source, store, languages, out);
      if (target != null) {
        add(target, store, languages, out);
      }
      source = languages;
    }
    out.text("").text("Sources:");
    DictSources.write(source, store, out);
    out.end().status(OK);
  }

  private static void add(LanguageSet from, Store store, LanguageSet to, DictReply out) {
    for (int i = 0; i < from.count(); i++) {
      int language = from.get(i);
      to.add(language);
      int words = store.languages().lexemeEnd(language) - store.languages().lexemeStart(language);
      if (words > 0) {
        out.text(DictDatabase.title(language, store) + ": " + words + " words");
      }
    }
  }

  private void server(Store store, DictReply out) {
    out.status("114 server information follows").begin();
    out.text("Lexhub " + version);
    out.text("Snapshot " + store.snapshot().header().buildId());
    out.text(store.lexemes().size() + " words, " + store.meanings().size() + " meanings");
    out.text("");
    HELP.subList(HELP.size() - 3, HELP.size()).forEach(out::text);
    out.end().status(OK);
  }
}
